import type { StepKind } from './machine/counters';
import type { SearchMachine } from './machine/machine';

/* Steps compared between two yields. */
const SLICE = 8192;

/**
 * The first step that two searches of the same puzzle, both at the same state, do not have in common: another digit,
 * another cell, or in where the other takes out. Whether a fill was a choice or forced does not count. `null` if both
 * end without one. Now and then yields the steps they have in common so far; the machines are run, so both must be
 * spare.
 */
export function* divergence(a: SearchMachine, b: SearchMachine): Generator<number, number | null> {
  for (;;) {
    for (let step = 0; step < SLICE; step++) {
      const first = a.step();
      const second = b.step();
      if (first === null && second === null) return null;
      if (
        first === null ||
        second === null ||
        directionOf(first) !== directionOf(second) ||
        a.lastPlacement !== b.lastPlacement
      )
        return Math.max(a.at, b.at);
    }
    yield a.at;
  }
}

/** What a step does to its digit. */
function directionOf(step: StepKind): 'in' | 'out' | 'ruled out' {
  if (step === 'fill' || step === 'forced') return 'in';
  return step === 'undo' ? 'out' : 'ruled out';
}
