import { expect, it } from 'vitest';
import type { Grid } from '../core';
import { PUZZLE_SETS } from '../testing';
import { faultOfStep, SOUNDNESS_TRIALS, solutionOf } from './testing';

const SETS = [
  'bank-medium',
  'bank-hard',
  'top1465',
  '17-clue',
  'norvig-top95',
  'hardest-1106',
  'hardest-1905-11',
];

/** Puzzles from each set in turn, spread over the whole set; `count` in all. */
const sample = (count: number): Grid[] =>
  Array.from({ length: count }, (_, i) => {
    const puzzles = PUZZLE_SETS.get(SETS[i % SETS.length] ?? '') ?? [];
    // The index moves from the start of the set to its end as `i` goes from 0 to `count`.
    return puzzles[Math.floor((i * puzzles.length) / count)] ?? expect.fail('no puzzle');
  });

it.each(SOUNDNESS_TRIALS)(
  'steps of tiers $tiers never contradict the solution, and lean only on what is gone',
  ({ meet, inTests }) => {
    let checked = 0;
    for (const puzzle of sample(inTests)) {
      const solution = solutionOf(puzzle);
      // Of techniques that take seconds, only one step.
      for (const { position, step } of meet(puzzle, 1)) {
        const fault = faultOfStep(position, step, solution);
        if (fault !== null) expect.fail(`${fault}: ${JSON.stringify({ puzzle, step })}`);
        checked++;
      }
    }
    expect(checked).toBeGreaterThan(100 * inTests);
  },
  300_000,
);
