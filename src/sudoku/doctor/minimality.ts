import { CELLS, type Cell, digitAt, type Grid, put } from '../core';
import { type Heartbeat, isProper, silent } from './ask';

/** Which givens a puzzle needs, as far as it is known. */
export interface Necessity {
  /** Givens without which there would be more than one solution, in reading order. */
  readonly needed: readonly Cell[];
  /** Givens any one of which could go and leave the solution the only one, in reading order. */
  readonly spare: readonly Cell[];
  /** Whether every given is in one of the two. */
  readonly complete: boolean;
}

/**
 * Whether each given of a puzzle with exactly one solution is needed. Yields what is known after each given; the last
 * is complete. The puzzle is minimal if it has no spare givens.
 */
export function* examineGivens(puzzle: Grid, onTick: Heartbeat = silent): Generator<Necessity, void, void> {
  let needed: readonly Cell[] = [];
  let spare: readonly Cell[] = [];
  const givens = CELLS.filter((cell) => digitAt(puzzle, cell) !== null);
  for (const cell of givens) {
    if (isProper(put(puzzle, cell, null), onTick)) spare = [...spare, cell];
    else needed = [...needed, cell];
    yield { needed, spare, complete: needed.length + spare.length === givens.length };
  }
}

/** Whether a puzzle with exactly one solution needs each of its givens. Stops at the first it does not. */
export const isMinimal = (puzzle: Grid, onTick: Heartbeat): boolean =>
  CELLS.every((cell) => digitAt(puzzle, cell) === null || !isProper(put(puzzle, cell, null), onTick));
