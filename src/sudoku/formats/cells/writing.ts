import { CELLS, type Cell, type Digit, digitAt, overlay, type Puzzle } from '../../core';

/** Items in reading order as rows of nine. */
export const inRows = <T>(items: readonly T[]): readonly (readonly T[])[] =>
  Array.from({ length: items.length / 9 }, (_, row) => items.slice(row * 9, row * 9 + 9));

/** A row as its three parts in different boxes. */
export const inThrees = <T>(row: readonly T[]): readonly (readonly T[])[] =>
  [0, 3, 6].map((start) => row.slice(start, start + 3));

/** The digit in each cell of a puzzle, given or placed. */
export const filledCells = ({ givens, entries }: Puzzle): readonly (Digit | null)[] => {
  const filled = overlay(givens, entries);
  return CELLS.map((cell: Cell) => digitAt(filled, cell));
};
