import { LANGUAGES, type LanguageId } from '../i18n';

/**
 * How long the first screen may wait for its letters, in milliseconds: a short wait is less trouble than a
 * page that moves.
 */
const PATIENCE = 1000;

/**
 * Loads the letters of a language, so that nothing moves when they take over. Resolves when they are there;
 * at once if they need no waiting for; and after `PATIENCE` in any case.
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
