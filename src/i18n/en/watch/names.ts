import { type Digit, describeHouse } from '../../../sudoku/core';
import { letters, rowColumn, rowLetter } from '../../cellNames';
import type { CellName, CellNaming } from '../../sections/reasons';
import type { Words } from '../../sections/words';
import { words } from '../words';

export const { count } = words;
export const list = (digits: readonly Digit[]): string => words.and(digits.map(String));
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
export const plural = (n: number, one: string, many: string): string => `${count(n)} ${n === 1 ? one : many}`;

/** Where cells are G2, a row is "row G". */
const houseByLetter: Words['house'] = (house) => {
  const { kind, number } = describeHouse(house);
  return kind === 'row' ? `row ${rowLetter(number)}` : words.house(house);
};

/** How cells and houses are called. */
export interface WatchNames {
  /** A cell in a sentence, and at the beginning of one. */
  readonly at: CellName;
  readonly atStart: CellName;
  /** A cell where it is read out. */
  readonly aloud: CellName;
  readonly inHouse: Words['house'];
}

/** The names that the person wants; `null`: those of the language. */
export function namesIn(naming: CellNaming | null): WatchNames {
  const at = { rowColumn, letters, words: words.cellAloud }[naming ?? 'rowColumn'];
  return {
    at,
    atStart: (cell) => (naming === 'words' ? capital(at(cell)) : at(cell)),
    aloud: naming === 'letters' ? letters : words.cellAloud,
    inHouse: naming === 'letters' ? houseByLetter : words.house,
  };
}
