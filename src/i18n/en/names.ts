import { namesOf } from '../cellNames';
import { words } from './words';

/** The names that a person has chosen; `null` for those of the language. */
export const namesIn = namesOf(words, 'rowColumn', (letter) => `row ${letter}`);
