import { describe, expect, it } from 'vitest';
import { digitAt, type Grid } from '../../core';
import { PUZZLE_SETS } from '../../testing';
import { solutionOf, stuck } from '../chains/testing';
import { applyStep } from '../find';
import { type Candidate, cellOf, digitOf } from '../frame/candidate';
import { isCandidate, type Position } from '../frame/position';
import type { Step } from '../frame/step';
import type { Family } from '../frame/technique';
import { premisesOf } from '../premises';
import { TECHNIQUES } from '../registry';

const SETS = ['bank-hard', 'top1465', 'norvig-top95', 'hardest-1106', 'hardest-1905-11'];

/** Puzzles of each set, `count` in all, from all over the set. */
const sample = (count: number): Grid[] =>
  SETS.flatMap((set) => {
    const puzzles = PUZZLE_SETS.get(set)!;
    const each = count / SETS.length;
    return Array.from({ length: each }, (_, i) => puzzles[Math.floor(((i + 0.5) * puzzles.length) / each)]!);
  });

/** The steps of a family in up to three positions of a puzzle. Of those that take long, one. */
function* stepsOf(puzzle: Grid, family: Family): Generator<[Position, Step]> {
  const position = stuck(puzzle);
  for (let round = 0; round < 3; round++) {
    const found: Step[] = [];
    for (const technique of TECHNIQUES.filter((each) => each.family === family)) {
      for (const step of technique.find(position)) {
        yield [position, step];
        found.push(step);
        if (technique.rating >= 9.5) break;
      }
    }
    for (const step of found.slice(0, 3)) applyStep(position, step);
  }
}

const agrees = (solution: Grid, { places, eliminates }: Step): boolean => {
  const isTrue = (each: Candidate) => digitAt(solution, cellOf(each)) === digitOf(each);
  return places.every(isTrue) && !eliminates.some(isTrue) && places.length + eliminates.length > 0;
};

describe.each([
  ['chain', 50],
  ['forcing', 10],
] as const)('every %s, in positions of %d puzzles,', (family, count) => {
  it('agrees with the solution, and leans only on what is gone', { timeout: 120_000 }, () => {
    let checked = 0;
    for (const puzzle of sample(count)) {
      const solution = solutionOf(puzzle);
      for (const [position, step] of stepsOf(puzzle, family)) {
        const there = premisesOf(position, step).some((each) =>
          isCandidate(position, cellOf(each), digitOf(each)),
        );
        if (there || !agrees(solution, step)) expect.fail(JSON.stringify({ puzzle, step }));
        checked++;
      }
    }
    expect(checked).toBeGreaterThan(1000);
  });
});
