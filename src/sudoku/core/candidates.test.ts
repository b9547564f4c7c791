import fc from 'fast-check';
import { expect, it } from 'vitest';
import { puzzles } from '../testing';
import {
  ALL_DIGITS,
  blanksOf,
  CELLS,
  candidatesAt,
  candidatesOf,
  DIGITS,
  digitAt,
  digitsOf,
  EMPTY_GRID,
  NO_DIGITS,
  peersOf,
} from '.';

it('a blank cell can hold what no peer holds', () => {
  fc.assert(
    fc.property(puzzles({ min: 0, max: 81 }), (grid) => {
      for (const cell of blanksOf(grid)) {
        const seen = peersOf(cell).map((peer) => digitAt(grid, peer));
        expect(digitsOf(candidatesAt(grid, cell))).toEqual(DIGITS.filter((digit) => !seen.includes(digit)));
      }
    }),
  );
});

it('a filled cell has no candidates', () => {
  fc.assert(
    fc.property(puzzles({ min: 1, max: 81 }), (grid) => {
      const candidates = candidatesOf(grid);
      const filled = CELLS.filter((cell) => digitAt(grid, cell) !== null);
      expect(filled.map((cell) => candidates[cell])).toEqual(filled.map(() => NO_DIGITS));
    }),
  );
});

it('on an empty grid every cell can hold every digit', () => {
  expect(candidatesOf(EMPTY_GRID)).toEqual(CELLS.map(() => ALL_DIGITS));
});
