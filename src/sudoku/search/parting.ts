import type { SearchMachine } from './machine/machine';

/** Where two searches part: in each of them the step that the other does not make. */
export interface Parting {
  readonly first: number;
  readonly second: number;
}

/* Steps compared between two yields. */
const SLICE = 8192;
/* The most steps of a search that are compared: a matter of seconds. */
const MOST = 20_000_000;

/**
 * The first digit written or taken back by one search and not by the other. What writes nothing, such as an elimination,
 * does not count, so the numbers of the two steps may differ. If one has ended before, its last step. `never`: both end
 * with the same digits; `later`: not within what is compared. Both machines must be at their start, and both are run.
 * Now and then it yields how many steps it has compared.
 */
export function* parting(
  first: SearchMachine,
  second: SearchMachine,
  most = MOST,
): Generator<number, Parting | 'never' | 'later'> {
  for (let count = 1; first.at < most && second.at < most; count++) {
    const one = nextWrite(first);
    const other = nextWrite(second);
    if (one === null && other === null) return 'never';
    if (one !== other || first.lastPlacement !== second.lastPlacement)
      return { first: first.at, second: second.at };
    if (count % SLICE === 0) yield first.at;
  }
  return 'later';
}

/** Goes on to the next step that writes a digit or takes one back. `null` if there is none. */
function nextWrite(machine: SearchMachine): 'in' | 'out' | null {
  for (;;) {
    const step = machine.step();
    if (step === null) return null;
    if (step === 'fill' || step === 'forced') return 'in';
    if (step === 'undo') return 'out';
  }
}
