import { outside as en } from './en/outside';
import { outside as ko } from './ko/outside';
import type { LanguageId } from './languages';
import type { OutsideMessages } from './sections/outside';

/**
 * Sentences for when no script of the app runs. Nothing then knows the page's language, so they are shown in
 * every language.
 */
export const OUTSIDE: Readonly<Record<LanguageId, OutsideMessages>> = { en, ko };
