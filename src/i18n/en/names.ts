import { namesOf } from '../cellNames';
import { words } from './words';

/** The names of cells and houses by the player's choice; `null` for the language's own. */
export const namesIn = namesOf(words, 'words', (letter) => `row ${letter}`);
