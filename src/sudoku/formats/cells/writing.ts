import { CELLS, type Cell, type Digit, digitAt, overlay, type Puzzle } from '../../core';

/** The nine rows of 81 things in reading order. */
export const inRows = <T>(items: readonly T[]): readonly (readonly T[])[] =>
  Array.from({ length: 9 }, (_, row) => items.slice(row * 9, row * 9 + 9));

/** The three parts of a row that lie in different boxes. */
export const inThrees = <T>(row: readonly T[]): readonly (readonly T[])[] =>
  [0, 3, 6].map((start) => row.slice(start, start + 3));

/** What each cell of a puzzle holds, given or placed. */
export const filledCells = ({ givens, entries }: Puzzle): readonly (Digit | null)[] => {
  const filled = overlay(givens, entries);
  return CELLS.map((cell: Cell) => digitAt(filled, cell));
};
