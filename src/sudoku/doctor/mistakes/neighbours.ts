import { CELLS, type Cell, columnOf, digitAt, type Grid, put } from '../../core';

/** Two cells side by side; `a` comes before `b` in reading order. */
export interface Pair {
  readonly a: Cell;
  readonly b: Cell;
  /**
   * How easily the two are confused: pairs in a row count three times, since grids are mostly read and typed row by
   * row.
   */
  readonly weight: number;
}

/** The 144 pairs of neighbouring cells. */
export const PAIRS: readonly Pair[] = CELLS.flatMap((a) => [
  ...(columnOf(a) < 8 ? [{ a, b: (a + 1) as Cell, weight: 3 }] : []),
  ...(a < 72 ? [{ a, b: (a + 9) as Cell, weight: 1 }] : []),
]);

/** The grid with the contents of two cells swapped. */
export const exchanged = (grid: Grid, { a, b }: Pair): Grid =>
  put(put(grid, a, digitAt(grid, b)), b, digitAt(grid, a));
