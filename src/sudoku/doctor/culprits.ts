import { CELLS, type Cell, digitAt, type Grid, put } from '../core';
import { type Heartbeat, hasSolution, noHeartbeat } from './ask';

/**
 * For a puzzle without a solution: the givens, in reading order, that each could be removed alone to give it one.
 * Yields those found so far, starting with none; the last is complete. If it is empty, at least two givens are wrong.
 */
export function* findCulprits(
  puzzle: Grid,
  onTick: Heartbeat = noHeartbeat,
): Generator<readonly Cell[], void, void> {
  let found: readonly Cell[] = [];
  yield found;
  for (const cell of CELLS) {
    if (digitAt(puzzle, cell) === null || !hasSolution(put(puzzle, cell, null), onTick)) continue;
    found = [...found, cell];
    yield found;
  }
}
