import { type Digit, describeHouse } from '../../../sudoku/core';
import { letters, rowColumn, rowLetter } from '../../cellNames';
import type { CellName, CellNaming } from '../../sections/reasons';
import type { Words } from '../../sections/words';
import { words } from '../words';

export const { count } = words;
export const list = (digits: readonly Digit[]): string => words.and(digits.map(String));

/** Where cells are named G2, a row is "G행". */
const houseByLetter: Words['house'] = (house) => {
  const { kind, number } = describeHouse(house);
  return kind === 'row' ? `${rowLetter(number)}행` : words.house(house);
};

/** The names of cells and houses. */
export interface WatchNames {
  /** A cell within a sentence. */
  readonly at: CellName;
  /** A cell for a screen reader. */
  readonly aloud: CellName;
  readonly inHouse: Words['house'];
}

/** The names that the player has chosen; `null` for those of the language. */
export function namesIn(naming: CellNaming | null): WatchNames {
  return {
    at: { rowColumn, letters, words: words.cell }[naming ?? 'words'],
    aloud: naming === 'letters' ? letters : words.cellAloud,
    inHouse: naming === 'letters' ? houseByLetter : words.house,
  };
}
