import { CELLS, type Cell, digitAt, type Grid, put } from '../core';
import { type Heartbeat, isProper, noHeartbeat } from './ask';

/** Which givens a puzzle needs, as far as is known. */
export interface Necessity {
  /** Givens without which there would be more than one solution, in reading order. */
  readonly needed: readonly Cell[];
  /** Givens that each could be removed alone without adding a solution, in reading order. */
  readonly spare: readonly Cell[];
  /** Whether every given is in one of the two lists. */
  readonly complete: boolean;
}

/**
 * For a puzzle with exactly one solution: which givens it needs. Yields what is known after each given; the last is
 * complete. A puzzle without spare givens is minimal.
 */
export function* examineGivens(
  puzzle: Grid,
  onTick: Heartbeat = noHeartbeat,
): Generator<Necessity, void, void> {
  let needed: readonly Cell[] = [];
  let spare: readonly Cell[] = [];
  const givens = CELLS.filter((cell) => digitAt(puzzle, cell) !== null);
  for (const cell of givens) {
    if (isProper(put(puzzle, cell, null), onTick)) spare = [...spare, cell];
    else needed = [...needed, cell];
    yield { needed, spare, complete: needed.length + spare.length === givens.length };
  }
}

/** Whether a puzzle with exactly one solution needs each of its givens. Stops at the first that is not needed. */
export const isMinimal = (puzzle: Grid, onTick: Heartbeat): boolean =>
  CELLS.every((cell) => digitAt(puzzle, cell) === null || !isProper(put(puzzle, cell, null), onTick));
