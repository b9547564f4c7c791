import { expect, it } from 'vitest';
import { digitAt, type Grid } from '../core';
import { findSolutions } from '../solver';
import { PUZZLE_SETS } from '../testing';
import { applyStep } from './find';
import { cellOf, digitOf } from './frame/candidate';
import { type Position, positionOf } from './frame/position';
import type { Step } from './frame/step';
import type { Tier } from './frame/technique';
import { premisesOf } from './premises';
import { TECHNIQUES } from './registry';

const SETS = ['bank-medium', 'bank-hard', 'top1465', '17-clue', 'norvig-top95', 'hardest-1106'];

/** The first puzzles of each set, `count` in all. */
const sample = (count: number): Grid[] =>
  SETS.flatMap((set) => (PUZZLE_SETS.get(set) ?? []).slice(0, count / SETS.length));

function expectSound(step: Step, solution: Grid): void {
  const wrong = [
    ...step.places.filter((place) => digitAt(solution, cellOf(place)) !== digitOf(place)),
    ...step.eliminates.filter((gone) => digitAt(solution, cellOf(gone)) === digitOf(gone)),
  ];
  if (wrong.length > 0 || step.places.length + step.eliminates.length === 0)
    expect.fail(JSON.stringify({ solution, step, wrong }));
}

function expectSoundSteps(position: Position, solution: Grid, tiers: readonly Tier[]): Step[] {
  const steps = TECHNIQUES.filter(({ tier }) => tiers.includes(tier)).flatMap((technique) => [
    ...technique.find(position),
  ]);
  for (const step of steps) {
    expectSound(step, solution);
    for (const premise of premisesOf(position, step))
      if ((position.candidates[cellOf(premise)]! >> (digitOf(premise) - 1)) & 1)
        expect.fail(`leans on what is still there: ${JSON.stringify(step)}`);
  }
  return steps;
}

function solutionOf(puzzle: Grid): Grid {
  const [solution] = findSolutions(puzzle, { limit: 1 }).solutions;
  if (solution === undefined) throw new Error(`no solution: ${puzzle}`);
  return solution;
}

/** Steps of some tiers in three positions: at the start, when tiers 1 and 2 find nothing more, and after all those steps. */
function expectSoundInThree(puzzle: Grid, tiers: readonly Tier[]): number {
  const solution = solutionOf(puzzle);
  const position = positionOf(puzzle, { givens: puzzle });
  const atStart = expectSoundSteps(position, solution, tiers);
  for (;;) {
    const easy = TECHNIQUES.filter(({ tier }) => tier < 3).flatMap(({ find }) => [...find(position)]);
    if (easy.length === 0) break;
    for (const step of easy) applyStep(position, step);
  }
  const stuck = expectSoundSteps(position, solution, tiers);
  for (const step of stuck) applyStep(position, step);
  return atStart.length + stuck.length + expectSoundSteps(position, solution, tiers).length;
}

/** Every step of every technique of some tiers, in every position on the way to where all of them find nothing more. */
function expectSoundTechniques(puzzle: Grid, tiers: readonly Tier[]): number {
  const solution = solutionOf(puzzle);
  const position = positionOf(puzzle, { givens: puzzle });
  let checked = 0;
  for (;;) {
    const steps = expectSoundSteps(position, solution, tiers);
    checked += steps.length;
    if (steps.length === 0) return checked;
    // The easiest few, so that many positions are met.
    for (const step of steps.slice(0, 8)) applyStep(position, step);
  }
}

it('tiers 1 to 3 never contradict the solution, and lean only on what is gone', () => {
  let checked = 0;
  for (const puzzle of sample(300)) checked += expectSoundTechniques(puzzle, [1, 2, 3]);
  expect(checked).toBeGreaterThan(300);
});

it('tiers 4 and 5 never contradict the solution, and lean only on what is gone', () => {
  let checked = 0;
  for (const puzzle of sample(50)) checked += expectSoundInThree(puzzle, [4, 5]);
  expect(checked).toBeGreaterThan(5000);
}, 300_000);
