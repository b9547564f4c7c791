import type { StepKind } from './machine/counters';
import type { SearchMachine } from './machine/machine';

/* Steps compared between two yields. */
const SLICE = 8192;

/**
 * The first step at which two searches of the same puzzle differ. Both machines must be at the same state, and both
 * are run, so pass copies. Steps differ in their digit, in their cell, or if one writes and the other erases; whether
 * a fill was a choice or forced does not count. `null` if both searches end without a difference. Now and then it
 * yields how many steps they share so far.
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

/** What a step does with its digit. */
function directionOf(step: StepKind): 'in' | 'out' | 'ruled out' {
  if (step === 'fill' || step === 'forced') return 'in';
  return step === 'undo' ? 'out' : 'ruled out';
}
