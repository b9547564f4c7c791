import { type Digit, describeHouse } from '../../../sudoku/core';
import { letters, rowColumn, rowLetter } from '../../cellNames';
import type { CellName, CellNaming } from '../../sections/reasons';
import type { Words } from '../../sections/words';
import { words } from '../words';

export const { count } = words;
export const list = (digits: readonly Digit[]): string => words.and(digits.map(String));
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
export const plural = (n: number, one: string, many: string): string => `${count(n)} ${n === 1 ? one : many}`;

/** Where cells are named G2, a row is "row G". */
const houseByLetter: Words['house'] = (house) => {
  const { kind, number } = describeHouse(house);
  return kind === 'row' ? `row ${rowLetter(number)}` : words.house(house);
};

/** The names of cells and houses. */
export interface WatchNames {
  /** A cell within a sentence, and at the start of one. */
  readonly at: CellName;
  readonly atStart: CellName;
  /** A cell for a screen reader. */
  readonly aloud: CellName;
  readonly inHouse: Words['house'];
}

/** The names that the player has chosen; `null` for those of the language. */
export function namesIn(naming: CellNaming | null): WatchNames {
  const at = { rowColumn, letters, words: words.cellAloud }[naming ?? 'rowColumn'];
  return {
    at,
    atStart: (cell) => (naming === 'words' ? capital(at(cell)) : at(cell)),
    aloud: naming === 'letters' ? letters : words.cellAloud,
    inHouse: naming === 'letters' ? houseByLetter : words.house,
  };
}
