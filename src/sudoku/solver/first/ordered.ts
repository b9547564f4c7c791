import type { Grid } from '../../core';
import { type Candidates, isSettled } from './propagation';
import { digitOf, gridOf, type Search } from './search';

/**
 * Up to `count` solutions in lexicographic order that come after the grid `after`; for `null` the first ones.
 *
 * Cells are tried in reading order and digits ascending. A branch is only entered after the fast search has found a
 * solution in it, so that the walk never gets lost in a part without any. Each solution costs at most 81 · 9 such
 * searches.
 */
export function walkInOrder(search: Search, givens: Grid, after: Grid | null, count: number): Grid[] {
  const found: Grid[] = [];
  if (count < 1 || !search.start(givens)) return found;
  enter(0, after === null);
  return found;

  /** Walks a propagated level, if it has a solution to find. `free`: all its solutions come after `after`. */
  function enter(level: number, free: boolean): void {
    const cells = search.at(level);
    const order = free || after === null ? 1 : compareStart(cells, after);
    if (order >= 0 && search.hasSolution(level)) walk(level, order > 0);
  }

  function walk(level: number, free: boolean): void {
    const cells = search.at(level);
    const cell = cells.findIndex((bits) => !isSettled(bits));
    if (cell < 0) {
      if (!free) return;
      search.solutions = found.push(gridOf(cells));
      return;
    }
    for (let bits = cells[cell] as number; bits !== 0 && found.length < count; bits &= bits - 1) {
      if (search.guess(level, cell, bits & -bits)) enter(level + 1, free);
    }
  }
}

/** Compares the cells before the first open one with the same cells of `grid`: below 0, 0 or above 0. */
function compareStart(cells: Candidates, grid: Grid): number {
  for (let cell = 0; cell < 81; cell++) {
    const bits = cells[cell] as number;
    if (!isSettled(bits)) return 0;
    const order = digitOf(bits) - (grid.charCodeAt(cell) - 48);
    if (order !== 0) return order;
  }
  return 0;
}
