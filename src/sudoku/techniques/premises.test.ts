import { expect, it } from 'vitest';
import type { Grid } from '../core';
import { canBeFilled, PUZZLE_SETS } from '../testing';
import type { TechniqueId } from './catalogue';
import { stuck } from './chains/testing';
import { membersOf, type Plain, pair } from './checking/board';
import { check } from './checking/check';
import { applyStep, findSteps } from './find';
import { type Candidate, cellOf, digitOf } from './frame/candidate';
import { type Position, positionOf } from './frame/position';
import type { Step } from './frame/step';
import { premisesOf } from './premises';
import { TECHNIQUES } from './registry';

// Steps that rely on uniqueness do not follow from the rules alone; tier 6 has tests of its own.
const JUDGED = TECHNIQUES.filter(({ tier, usesUniqueness }) => tier < 6 && !usesUniqueness);
const EASY = TECHNIQUES.filter(({ tier }) => tier < 3);

/** The first puzzles of two sets. */
const puzzles = (most: number): readonly Grid[] =>
  ['bank-hard', 'top1465'].flatMap((set) => PUZZLE_SETS.get(set)?.slice(0, most) ?? []);
const PUZZLES = puzzles(3);

/** The empty board without the premises of a step, and with the opposite of what it says about one candidate. */
function contrary(position: Position, step: Step, of: Candidate): number[] {
  const board = new Array<number>(81).fill(511);
  for (const eliminated of premisesOf(position, step))
    board[cellOf(eliminated)]! &= ~(1 << (digitOf(eliminated) - 1));
  const bit = 1 << (digitOf(of) - 1);
  if (step.places.includes(of)) board[cellOf(of)]! &= ~bit;
  else board[cellOf(of)]! &= bit;
  return board;
}

/** Checks the first step of each technique. */
function judge(puzzle: Grid, position: Position, judged: Set<string>): void {
  for (const { id, find } of JUDGED) {
    const [step] = find(position);
    if (step === undefined) continue;
    judged.add(id);
    const of = step.places[0] ?? step.eliminates[0]!;
    if (canBeFilled(contrary(position, step, of))) expect.fail(`${puzzle} ${JSON.stringify(step)}`);
  }
}

it('a step follows from its premises alone, whatever else is on the board', () => {
  const judged = new Set<string>();
  for (const puzzle of PUZZLES) {
    const position = positionOf(puzzle, { givens: puzzle });
    judge(puzzle, position, judged);
    for (;;) {
      const steps = EASY.flatMap(({ find }) => [...find(position)]);
      if (steps.length === 0) break;
      for (const step of steps) applyStep(position, step);
    }
    judge(puzzle, position, judged);
  }
  expect(judged.size).toBeGreaterThan(40);
});

// Their cells have lost digits that could stay.
const SPARING: readonly TechniqueId[] = [
  'uniqueRectangle3',
  'hiddenRectangle',
  'wxyzWing',
  'vwxyzWing',
  'uvwxyzWing',
  'tuvwxyzWing',
  'sueDeCoq',
  'alsContinuousLoop',
  'alsXz',
  'alsXyWing',
  'alsChain',
  'deathBlossom',
];

/** The empty board without some candidates. */
const without = (gone: readonly number[]): Plain => ({
  digits: new Array<number>(81).fill(0),
  open: Array.from({ length: 81 }, (_, cell) =>
    membersOf(511).filter((digit) => !gone.includes(pair(cell, digit))),
  ),
  givens: new Array<boolean>(81).fill(false),
});

it.each(SPARING)(
  'a %s holds whatever else its cells may be, and breaks without any of its premises',
  (id) => {
    let judged = 0;
    for (const puzzle of puzzles(40)) {
      const start = positionOf(puzzle, { givens: puzzle });
      const position = stuck(puzzle);
      for (const step of [...findSteps(position, id)].slice(0, 5))
        for (const premises of [premisesOf(position, step), premisesOf(position, step, start)]) {
          const fault = check(without(premises), step, false).fault;
          if (fault !== null) expect.fail(`${puzzle} ${fault}: ${JSON.stringify(step)}`);
          for (const back of premises)
            if (check(without(premises.filter((one) => one !== back)), step, false).fault === null)
              expect.fail(`${puzzle} without ${back}: ${JSON.stringify(step)}`);
          judged++;
        }
    }
    expect(judged).toBeGreaterThan(10);
  },
);
