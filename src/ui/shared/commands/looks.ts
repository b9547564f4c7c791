import { LANGUAGES, type LanguageId } from '../../../i18n';

/** The opposite of the theme in use. */
export const oppositeTheme = (): 'light' | 'dark' =>
  document.documentElement.dataset.theme === 'dark' ? 'light' : 'dark';

/** The language that a press on the language button chooses: the one after `language`. */
export function otherLanguage(language: LanguageId): LanguageId {
  const ids = Object.keys(LANGUAGES) as LanguageId[];
  return ids[(ids.indexOf(language) + 1) % ids.length] ?? 'en';
}
