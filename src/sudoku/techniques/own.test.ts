import { describe, expect, it } from 'vitest';
import { type Digit, type DigitSet, digitAt, digitSet, grid, isDigit, isSolutionOf } from '../core';
import { findSolutions } from '../solver';
import { COLOUR_CASES } from './colouring/testing';
import { EXCLUSION_CASES } from './exclusion/testing';
import { findSteps } from './find';
import { FISH_CASES } from './fish/testing';
import { cellOf, digitOf } from './frame/candidate';
import { positionOf } from './frame/position';
import type { Step } from './frame/step';
import { RING_CASES } from './singleDigit/testing';
import { DEADLY_CASES } from './uniqueness/testing';
import { WING_CASES } from './wings/testing';

const CASES = [
  ...FISH_CASES,
  ...RING_CASES,
  ...COLOUR_CASES,
  ...WING_CASES,
  ...DEADLY_CASES,
  ...EXCLUSION_CASES,
];

const setOf = (mark: string): DigitSet =>
  digitSet(...[...mark].map(Number).filter((digit): digit is Digit => isDigit(digit)));

const named = ({ eliminates }: Step): string[] =>
  eliminates.map(
    (gone) => `r${Math.floor(cellOf(gone) / 9) + 1}c${(cellOf(gone) % 9) + 1}<>${digitOf(gone)}`,
  );

describe('positions of our own', () => {
  it.each(CASES)('$technique in $values: $eliminations', ({ technique, values, marks, eliminations }) => {
    const board = grid(values);
    const position = positionOf(board, { marks: marks.split(' ').map(setOf) });
    const steps = [...findSteps(position, technique)];
    if (eliminations.length === 0) return expect(steps).toEqual([]);
    expect(steps.map((step) => named(step).sort())).toContainEqual([...eliminations].sort());
    const { solutions, count } = findSolutions(board, { limit: 2 });
    const [solution] = solutions;
    if (count !== 1 || solution === undefined) return expect.fail('not one solution');
    expect(isSolutionOf(board, solution)).toBe(true);
    for (const gone of steps.flatMap((step) => step.eliminates))
      expect(digitAt(solution, cellOf(gone))).not.toBe(digitOf(gone));
  });

  it('have three positions each, and one in which there is none', () => {
    for (const technique of new Set(CASES.map((each) => each.technique))) {
      const own = CASES.filter((each) => each.technique === technique);
      expect(own.filter(({ eliminations }) => eliminations.length > 0).length).toBeGreaterThanOrEqual(3);
      expect(own.some(({ eliminations }) => eliminations.length === 0)).toBe(true);
    }
  });
});
