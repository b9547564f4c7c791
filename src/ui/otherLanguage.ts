import { LANGUAGES, type LanguageId } from '../i18n';
import { useLanguage } from './shared';

/** The language to change to: the next one after that of the page. */
export function useOtherLanguage(): LanguageId {
  const language = useLanguage();
  const ids = Object.keys(LANGUAGES) as LanguageId[];
  return ids[(ids.indexOf(language) + 1) % ids.length] ?? 'en';
}
