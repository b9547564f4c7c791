import { LANGUAGES, type LanguageId } from '../i18n';
import { useLanguage } from './shared';

/** The language that a press on the language button chooses: the one after the page's language. */
export function useOtherLanguage(): LanguageId {
  const language = useLanguage();
  const ids = Object.keys(LANGUAGES) as LanguageId[];
  return ids[(ids.indexOf(language) + 1) % ids.length] ?? 'en';
}
