import { CELLS, type Cell, digitAt, type Grid, put } from '../core';
import { type Heartbeat, hasSolution, noHeartbeat } from './ask';

/**
 * For a puzzle without a solution: every given whose removal alone gives the puzzle a solution, in reading order. Yields
 * the list so far, at first an empty one; the last is complete. If the last is empty, at least two givens are wrong.
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
