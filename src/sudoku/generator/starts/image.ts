import { CELLS, cellAt, columnOf, DIGITS, digitAt, type Grid, gridFrom, rowOf } from '../../core';
import type { Source } from '../random';

/** Changes a grid so that everything true of it stays true, except for the names of rows, columns and digits. */
export type Image = (grid: Grid) => Grid;

/**
 * Draws one of the 2 · 6⁸ · 9! ways to rename digits, transpose, and exchange bands, stacks, and the rows and columns
 * in them, each with the same chance.
 */
export function drawImage(source: Source): Image {
  const digits = source.shuffle([...DIGITS]);
  const rows = lines(source);
  const columns = lines(source);
  const transposed = source.below(2) === 1;
  return (grid) =>
    gridFrom(
      CELLS.map((cell) => {
        const row = rows[rowOf(cell)] ?? 0;
        const column = columns[columnOf(cell)] ?? 0;
        const digit = digitAt(grid, transposed ? cellAt(column, row) : cellAt(row, column));
        return digit === null ? null : (digits[digit - 1] ?? null);
      }),
    );
}

/** A random order of the nine rows or columns that keeps those of a band together. */
const lines = (source: Source): readonly number[] =>
  source.shuffle([0, 1, 2]).flatMap((band) => source.shuffle([0, 1, 2]).map((line) => band * 3 + line));
