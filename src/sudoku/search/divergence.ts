import type { SearchMachine } from './machine';

/* Steps compared between two yields. */
const SLICE = 10_000;

/**
 * The first step that two searches of the same puzzle, both at state 0, do not have in common: another digit, another
 * cell, or in where the other takes out. Whether a fill was a choice or forced does not count. `null` if there is none
 * within `limit` steps. Yields the steps they have in common so far; the machines are run, so both must be spare.
 */
export function* divergence(
  a: SearchMachine,
  b: SearchMachine,
  limit: number,
): Generator<number, number | null> {
  while (a.at < limit) {
    const ended = [a, b].filter((machine) => machine.step() === null).length;
    if (ended === 2) return null;
    if (ended === 1 || direction(a) !== direction(b) || a.lastPlacement !== b.lastPlacement) {
      return Math.max(a.at, b.at);
    }
    if (a.at % SLICE === 0) yield a.at;
  }
  return null;
}

/** What a step does to its digit. */
function direction({ lastStep }: SearchMachine): 'in' | 'out' | 'ruled out' {
  if (lastStep === 'fill' || lastStep === 'forced') return 'in';
  return lastStep === 'undo' ? 'out' : 'ruled out';
}
