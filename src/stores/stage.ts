import { type Cell, type Digit, type DigitSet, NO_DIGITS, peersOf, withoutDigit } from '../sudoku/core';
import { type Candidate, candidate, cellOf, digitOf } from '../sudoku/techniques';
import type { Told } from './hintView';

/** The board as it is before a step: what the earlier ones removed and placed. */
export interface Stage {
  readonly candidates: readonly DigitSet[];
  readonly gone: ReadonlySet<Candidate>;
  readonly placed: ReadonlyMap<Cell, Digit>;
}

/** The board before step `at` of a hint. */
export function stageAt({ candidates: start, steps }: Pick<Told, 'candidates' | 'steps'>, at: number): Stage {
  const candidates = [...start];
  const gone = new Set<Candidate>();
  const placed = new Map<Cell, Digit>();
  for (const { eliminates, places } of steps.slice(0, at)) {
    const struck = [...eliminates];
    for (const one of places) {
      const [cell, digit] = [cellOf(one), digitOf(one)];
      placed.set(cell, digit);
      candidates[cell] = NO_DIGITS;
      for (const peer of peersOf(cell)) struck.push(candidate(peer, digit));
    }
    for (const one of struck) {
      const [cell, digit] = [cellOf(one), digitOf(one)];
      const before = candidates[cell] ?? NO_DIGITS;
      const after = withoutDigit(before, digit);
      if (after === before) continue;
      candidates[cell] = after;
      gone.add(one);
    }
  }
  return { candidates, gone, placed };
}
