import type { Grid } from '../core';
import { countSolutions } from '../solver';

/**
 * Called every few milliseconds while the doctor works, so that a worker can show that it is alive. It may throw to
 * end the work. It must not call the doctor or the solver.
 */
export type Heartbeat = () => void;

/** The heartbeat of callers that need none. */
export const noHeartbeat: Heartbeat = () => {};

/** Whether a puzzle has a solution. */
export function hasSolution(puzzle: Grid, onTick: Heartbeat): boolean {
  onTick();
  return countSolutions(puzzle, { limit: 1, onTick }).count > 0;
}

/** Whether a puzzle has exactly one solution. */
export function isProper(puzzle: Grid, onTick: Heartbeat): boolean {
  onTick();
  return countSolutions(puzzle, { limit: 2, onTick }).count === 1;
}
