import fc from 'fast-check';
import { expect, it } from 'vitest';
import { CELLS, countFilled, type Grid } from '../../core';
import { solutions } from '../../testing';
import { type Orbit, orbitsOf, SYMMETRIES } from '../symmetry';
import { dig } from './dig';
import { blank, isProper, spareGivens } from './draft';

const oneByOne = (puzzle: Grid, orbits: readonly Orbit[], least: number): Grid =>
  orbits.reduce((left, orbit) => {
    const next = blank(left, orbit);
    return countFilled(next) >= least && isProper(next) ? next : left;
  }, puzzle);

const orders = fc
  .constantFrom(...SYMMETRIES)
  .chain((symmetry) => fc.shuffledSubarray([...orbitsOf(symmetry)], { minLength: 1 }));

it('removes what would be removed one by one', () => {
  fc.assert(
    fc.property(solutions(), orders, fc.constantFrom(0, 25, 30, 60), (solution, order, least) => {
      expect(dig(solution, order, least)).toBe(oneByOne(solution, order, least));
    }),
    { numRuns: 100 },
  );
});

it('makes minimal puzzles', () => {
  fc.assert(
    fc.property(solutions(), fc.shuffledSubarray([...CELLS], { minLength: 81 }), (solution, order) => {
      const puzzle = dig(
        solution,
        order.map((cell) => [cell]),
      );
      expect(isProper(puzzle)).toBe(true);
      expect(spareGivens(puzzle)).toBe(0);
    }),
    { numRuns: 20 },
  );
});
