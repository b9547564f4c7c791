import type { Explanation } from '../../../stores';
import {
  type Cell,
  type Digit,
  type DigitSet,
  type Grid,
  NO_DIGITS,
  peersOf,
  put,
  withoutDigit,
} from '../../../sudoku/core';
import {
  type Candidate,
  type CrossHatching,
  candidate,
  cellOf,
  crossHatching,
  digitOf,
  type Step,
} from '../../../sudoku/techniques';

/** The board before a step: the digits that the earlier steps have placed and the candidates that they have left. */
export interface Stage {
  readonly candidates: readonly DigitSet[];
  readonly gone: ReadonlySet<Candidate>;
  readonly placed: ReadonlyMap<Cell, Digit>;
}

/** The board before step `at`. */
export function stageAt(
  { candidates: start, steps }: Pick<Explanation, 'candidates' | 'steps'>,
  at: number,
): Stage {
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

/** For a single: what blocks the other places, on the board before its step. */
export function hatchingOf(
  explanation: Pick<Explanation, 'candidates' | 'steps'> & { readonly board: { readonly filled: Grid } },
  step: Step,
): CrossHatching | null {
  const { placed } = stageAt(explanation, Math.max(0, explanation.steps.indexOf(step)));
  const filled = [...placed].reduce(
    (grid, [cell, digit]) => put(grid, cell, digit),
    explanation.board.filled,
  );
  return crossHatching(step, filled);
}

/** What the steps of a path before the step in view have filled and eliminated, for writing it on the board. */
export interface PathSoFar {
  /** The cells that are filled. */
  readonly cells: readonly Cell[];
  /** The candidates left in all 81 cells; `null` if no step has eliminated any, so that the player's notes stay. */
  readonly notes: readonly DigitSet[] | null;
}

export function pathSoFar(explanation: Explanation): PathSoFar {
  const { placed, candidates } = stageAt(explanation, explanation.at);
  const strikes = explanation.steps.slice(0, explanation.at).some(({ eliminates }) => eliminates.length > 0);
  return { cells: [...placed.keys()], notes: strikes ? candidates : null };
}
