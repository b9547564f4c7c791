import fc from 'fast-check';
import { CELLS, cellAt, columnOf, DIGITS, digitAt, type Grid, gridFrom, rowOf } from '../core';

/** A change of a grid that keeps its number of solutions. */
export type Symmetry = (grid: Grid) => Grid;

/**
 * Any of the 2 · 6⁸ · 9! ways to relabel digits, transpose, and exchange bands, stacks, and the rows and columns in
 * them.
 */
export const symmetries = (): fc.Arbitrary<Symmetry> =>
  fc
    .record({ digits: shuffled(DIGITS), rows: lines(), columns: lines(), transposed: fc.boolean() })
    .map(({ digits, rows, columns, transposed }) => (grid) => {
      const source = (row: number, column: number) =>
        transposed ? cellAt(column, row) : cellAt(row, column);
      return gridFrom(
        CELLS.map((cell) => {
          const row = rows[rowOf(cell)] ?? 0;
          const column = columns[columnOf(cell)] ?? 0;
          const digit = digitAt(grid, source(row, column));
          return digit === null ? null : (digits[digit - 1] ?? null);
        }),
      );
    });

/** An order of the nine rows or columns that keeps bands together. */
const lines = (): fc.Arbitrary<number[]> =>
  fc
    .tuple(shuffled([0, 1, 2]), shuffled([0, 1, 2]), shuffled([0, 1, 2]), shuffled([0, 1, 2]))
    .map(([bands, ...within]) =>
      bands.flatMap((band, i) => (within[i] ?? []).map((line) => band * 3 + line)),
    );

const shuffled = <T>(items: readonly T[]): fc.Arbitrary<T[]> =>
  fc.shuffledSubarray([...items], { minLength: items.length });
