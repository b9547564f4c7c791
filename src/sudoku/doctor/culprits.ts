import { CELLS, type Cell, digitAt, type Grid, put } from '../core';
import { type Heartbeat, hasSolution, silent } from './ask';

/**
 * The givens, in reading order, any one of which could go to leave a puzzle that has no solution at least one. Yields
 * those found so far, first none; the last is complete. If there are none, two or more givens must be wrong.
 */
export function* findCulprits(
  puzzle: Grid,
  onTick: Heartbeat = silent,
): Generator<readonly Cell[], void, void> {
  let found: readonly Cell[] = [];
  yield found;
  for (const cell of CELLS) {
    if (digitAt(puzzle, cell) === null || !hasSolution(put(puzzle, cell, null), onTick)) continue;
    found = [...found, cell];
    yield found;
  }
}
