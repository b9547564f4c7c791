import { LANGUAGES, type LanguageId } from '../i18n';

/** Milliseconds that the first screen may wait for its letters: a moment more is less trouble than a page that moves. */
const PATIENCE = 1000;

/**
 * The letters of a language, so that nothing moves when they take over: resolves when they are there, at once where they
 * need no waiting for, and after some patience in any case.
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
