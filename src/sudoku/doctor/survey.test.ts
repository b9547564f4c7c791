import { describe, expect, it } from 'vitest';
import {
  CELLS,
  type Cell,
  DIGITS,
  digitAt,
  digitSet,
  EMPTY_GRID,
  type Grid,
  has,
  isSolutionOf,
  put,
  sizeOf,
} from '../core';
import { countSolutions } from '../solver';
import { bruteForce, PUZZLE_SETS } from '../testing';
import { type Clue, possibleDigits, type Survey, surveySolutions } from '.';
import { lastOf } from './testing';

const CLUES: readonly Clue[] = CELLS.flatMap((cell) => DIGITS.map((digit) => ({ cell, digit })));

const withClues = (puzzle: Grid, clues: readonly Clue[]): Grid =>
  clues.reduce((grid, { cell, digit }) => put(grid, cell, digit), puzzle);

const count = (puzzle: Grid, limit: number): number => countSolutions(puzzle, { limit }).count;

const few = (PUZZLE_SETS.get('several-solutions') ?? [])
  .filter((puzzle) => count(puzzle, 61) <= 60)
  .slice(0, 12);

it('of one solution all digits are possible, of none nothing is', () => {
  const solution = bruteForce(few[0] ?? EMPTY_GRID, 1)[0] ?? EMPTY_GRID;
  const digits = CELLS.map((cell) => digitSet(digitAt(solution, cell) ?? 1));
  expect(possibleDigits(put(solution, 0 as Cell, null))).toEqual(digits);
  expect(possibleDigits(put(solution, 0 as Cell, digitAt(solution, 1 as Cell)))).toBeNull();
});

/** Puzzles with many thousands of solutions: known puzzles without every fifth given. */
const manifold = ['17-clue', 'top1465'].flatMap((name) => {
  const [puzzle = EMPTY_GRID] = PUZZLE_SETS.get(name) ?? [];
  let seen = 0;
  return [...puzzle].map((text) => (text !== '.' && seen++ % 5 === 0 ? '.' : text)).join('') as Grid;
});

describe.each(few)('the survey of few solutions, %s', (puzzle) => {
  const solutions = bruteForce(puzzle, Number.POSITIVE_INFINITY);
  const survey = lastOf(surveySolutions(puzzle));
  const users = ({ cell, digit }: Clue) =>
    solutions.filter((solution) => digitAt(solution, cell) === digit).length;

  it('knows of all 729 candidates whether some solution has it', () => {
    for (const clue of CLUES) {
      const { cell, digit } = clue;
      expect(has(survey.possible[cell] ?? digitSet(), digit)).toBe(users(clue) > 0);
      expect(has(survey.impossible[cell] ?? digitSet(), digit)).toBe(users(clue) === 0);
    }
  });

  it('agrees with the possible digits', () => {
    expect(possibleDigits(puzzle)).toEqual(survey.possible);
  });

  it('knows the blank cells that are the same in all solutions', () => {
    const same = CELLS.filter(
      (cell) =>
        puzzle[cell] === '.' && solutions.every((solution) => solution[cell] === solutions[0]?.[cell]),
    );
    expect(survey.same).toEqual(same);
  });

  it('knows all clues that each leave one solution', () => {
    expect(survey.decisive).toEqual(CLUES.filter((clue) => users(clue) === 1));
  });

  it('shows the two solutions that are nearest to each other', () => {
    const distance = (one: Grid, other: Grid) => CELLS.filter((cell) => one[cell] !== other[cell]).length;
    const { one, other, differing } = survey.pair;
    expect(solutions).toContain(one);
    expect(solutions).toContain(other);
    expect(differing).toEqual(CELLS.filter((cell) => one[cell] !== other[cell]));
    const distances = solutions.flatMap((a, i) => solutions.slice(i + 1).map((b) => distance(a, b)));
    expect(differing).toHaveLength(Math.min(...distances));
  });

  it('finds clues that leave one solution, and says that they are the fewest if there are at most two', () => {
    const { clues, fewest } = survey.enough ?? { clues: [], fewest: false };
    expect(bruteForce(withClues(puzzle, clues), 2)).toHaveLength(1);
    expect(fewest).toBe(clues.length <= 2);
    if (clues.length === 2) expect(survey.decisive).toEqual([]);
  });
});

describe.each([...manifold, EMPTY_GRID])('the survey of very many solutions, %s', (puzzle) => {
  const surveys = [...surveySolutions(puzzle)];
  const survey = lastOf(surveys);

  it('decides every candidate as the solver does', () => {
    expect(survey.undecided).toBe(0);
    for (const clue of CLUES) {
      const possible =
        count(withClues(puzzle, [clue]), 1) > 0 && (digitAt(puzzle, clue.cell) ?? clue.digit) === clue.digit;
      expect(has(survey.possible[clue.cell] ?? digitSet(), clue.digit)).toBe(possible);
      expect(has(survey.impossible[clue.cell] ?? digitSet(), clue.digit)).toBe(!possible);
    }
  });

  it('finds the clues that leave one solution, each of which is needed', () => {
    const { clues } = survey.enough ?? { clues: [] };
    expect(count(withClues(puzzle, clues), 2)).toBe(1);
    for (const clue of clues) {
      const others = clues.filter((other) => other !== clue);
      expect(count(withClues(puzzle, others), 2)).toBe(2);
    }
  });

  it('shows two different solutions from the first value on', () => {
    for (const { pair } of [surveys[0] as Survey, survey]) {
      expect(pair.differing.length).toBeGreaterThan(0);
      for (const solution of [pair.one, pair.other]) expect(isSolutionOf(puzzle, solution)).toBe(true);
    }
  });

  it('knows more each time, and lists the cells that are the same only when all are known', () => {
    const decided = ({ possible, impossible }: Survey) =>
      [...possible, ...impossible].reduce((sum, set) => sum + sizeOf(set), 0);
    for (const [i, step] of surveys.entries()) {
      expect(step.undecided).toBe(729 - decided(step));
      expect(step.undecided).toBeLessThanOrEqual(surveys[i - 1]?.undecided ?? 729);
      expect(step.same === null).toBe(step.undecided > 0);
      expect(step.complete).toBe(i === surveys.length - 1);
    }
  });
});

it('the survey is empty if there is one solution or none', () => {
  const [puzzle = EMPTY_GRID] = PUZZLE_SETS.get('easy') ?? [];
  expect([...surveySolutions(puzzle)]).toEqual([]);
  expect([...surveySolutions('55'.padEnd(81, '.') as Grid)]).toEqual([]);
});
