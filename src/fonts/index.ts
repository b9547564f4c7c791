import { LANGUAGES, type LanguageId } from '../i18n';

/**
 * How long the first screen may wait for its fonts, in milliseconds. A short wait disturbs less than a page
 * that moves.
 */
const PATIENCE = 1000;

/**
 * Loads the fonts for a language's letters, so that nothing moves when they replace others. Resolves when they have
 * loaded, at once if the language needs no waiting, and after `PATIENCE` in any case.
 */
export async function lettersOf(language: LanguageId): Promise<void> {
  const { letters } = LANGUAGES[language];
  if (letters === null) return;
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE));
  const there = document.fonts
    .load('1em "Unwind Sans", "Unwind Sans Korean"', letters)
    .catch(() => undefined);
  await Promise.race([there, late]);
}
