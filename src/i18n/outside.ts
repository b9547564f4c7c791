import { outside as en } from './en/outside';
import { outside as ko } from './ko/outside';
import type { LanguageId } from './languages';
import type { OutsideMessages } from './sections/outside';

/** What is said where no script of the app runs, and so nothing knows which language to speak: in each of them. */
export const OUTSIDE: Readonly<Record<LanguageId, OutsideMessages>> = { en, ko };
