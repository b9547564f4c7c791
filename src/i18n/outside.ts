import { outside as en, type OutsideMessages } from './en/outside';
import { outside as ko } from './ko/outside';
import type { LanguageId } from './languages';

/**
 * Sentences for when no script of the app runs. Without a script the page cannot choose a language, so they are shown
 * in every language.
 */
export const OUTSIDE: Readonly<Record<LanguageId, OutsideMessages>> = { en, ko };
