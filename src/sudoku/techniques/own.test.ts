import { describe, expect, it } from 'vitest';
import { type Digit, type DigitSet, digitSet, grid, isDigit, isSolutionOf } from '../core';
import { findSolutions } from '../solver';
import type { TechniqueId } from './catalogue';
import { COLOUR_CASES } from './colouring/testing';
import { EXCLUSION_CASES } from './exclusion/testing';
import { findSteps } from './find';
import { FISH_CASES } from './fish/testing';
import { type Candidate, cellOf, digitOf } from './frame/candidate';
import { positionOf } from './frame/position';
import type { Step } from './frame/step';
import { TECHNIQUES } from './registry';
import { RING_CASES, STRONG_LINK_CASES } from './singleDigit/testing';
import { DIRECT_CASES } from './singles/testing';
import { faultOfStep, type OwnCase, REGLIB_NAMES } from './testing';
import { DEADLY_CASES } from './uniqueness/testing';
import { WING_CASES } from './wings/testing';

const CASES: readonly OwnCase[] = [
  ...DIRECT_CASES,
  ...FISH_CASES,
  ...RING_CASES,
  ...STRONG_LINK_CASES,
  ...COLOUR_CASES,
  ...WING_CASES,
  ...DEADLY_CASES,
  ...EXCLUSION_CASES,
];

const setOf = (mark: string): DigitSet =>
  digitSet(...[...mark].map(Number).filter((digit): digit is Digit => isDigit(digit)));

const named = ({ eliminates, places }: Step): string[] => {
  const text = (of: Candidate, is: string) =>
    `r${Math.floor(cellOf(of) / 9) + 1}c${(cellOf(of) % 9) + 1}${is}${digitOf(of)}`;
  return [
    ...eliminates.map((eliminated) => text(eliminated, '<>')),
    ...places.map((place) => text(place, '=')),
  ].sort();
};

/** The results that a case lists, in the form in which `named` returns them. */
const wantedOf = ({ eliminations, placements = [] }: OwnCase): string[] =>
  [...eliminations, ...placements].sort();

describe('positions of our own', () => {
  it.each(CASES.map((one) => ({ ...one, wanted: wantedOf(one) })))(
    '$technique in $values: $wanted',
    ({ technique, values, marks, wanted }) => {
      const board = grid(values);
      const position = positionOf(board, { marks: marks.split(' ').map(setOf) });
      const steps = [...findSteps(position, technique)];
      if (wanted.length === 0) return expect(steps).toEqual([]);
      expect(steps.map(named)).toContainEqual(wanted);
      const { solutions, count } = findSolutions(board, { limit: 2 });
      const [solution] = solutions;
      if (count !== 1 || solution === undefined) return expect.fail('not one solution');
      expect(isSolutionOf(board, solution)).toBe(true);
      for (const step of steps) expect(faultOfStep(position, step, solution)).toBeNull();
    },
  );

  it('include at least three positions for each technique, and one in which it finds nothing', () => {
    for (const technique of new Set(CASES.map((each) => each.technique))) {
      const own = CASES.filter((each) => each.technique === technique);
      expect(own.filter((each) => wantedOf(each).length > 0).length).toBeGreaterThanOrEqual(3);
      expect(own.some((each) => wantedOf(each).length === 0)).toBe(true);
    }
  });

  it('cover every technique without cases in the library, except forcing chains, which have their own tests', () => {
    const bound = new Set<TechniqueId>([
      ...Object.values(REGLIB_NAMES).flat(),
      ...CASES.map(({ technique }) => technique),
    ]);
    const unbound = TECHNIQUES.filter(({ id, family }) => family !== 'forcing' && !bound.has(id));
    expect(unbound.map(({ id }) => id)).toEqual([]);
  });
});
