import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { puzzles } from '../testing';
import {
  blanksOf,
  CELLS,
  type Cell,
  countFilled,
  DIGITS,
  digitAt,
  EMPTY_GRID,
  type Grid,
  grid,
  gridFrom,
  isGrid,
  overlay,
  put,
} from '.';

const anyGrid = (): fc.Arbitrary<Grid> => puzzles({ min: 0, max: 81 });

describe('a grid', () => {
  it.each([
    ['too short', '.'.repeat(80)],
    ['too long', '.'.repeat(82)],
    ['with a zero', `0${'.'.repeat(80)}`],
    ['with a line break at its end', `${'.'.repeat(81)}\n`],
    ['with a full-width digit', `１${'.'.repeat(80)}`],
  ])('is not %s', (_, text) => {
    expect(isGrid(text)).toBe(false);
    expect(() => grid(text)).toThrow('not a grid');
  });

  it('consists of its 81 digits and blanks', () => {
    fc.assert(
      fc.property(anyGrid(), (one) => {
        const digits = CELLS.map((cell) => digitAt(one, cell));
        expect(gridFrom(digits)).toBe(one);
        expect(countFilled(one)).toBe(digits.filter((digit) => digit !== null).length);
        expect(blanksOf(one)).toEqual(CELLS.filter((cell) => one[cell] === '.'));
      }),
    );
  });
});

describe('put', () => {
  it('changes one cell and no other', () => {
    const cell = fc.constantFrom(...CELLS);
    const digit = fc.constantFrom(...DIGITS, null);
    fc.assert(
      fc.property(anyGrid(), cell, digit, (before, cell, digit) => {
        const after = put(before, cell, digit);
        expect(digitAt(after, cell)).toBe(digit);
        expect(put(after, cell, digitAt(before, cell))).toBe(before);
        expect(put(after, cell, digit)).toBe(after);
      }),
    );
  });
});

describe('overlay', () => {
  it('shows the upper grid, and the lower grid in cells that are blank in the upper', () => {
    fc.assert(
      fc.property(anyGrid(), anyGrid(), (upper, lower) => {
        const both = overlay(upper, lower);
        for (const cell of CELLS) {
          expect(digitAt(both, cell)).toBe(digitAt(upper, cell) ?? digitAt(lower, cell));
        }
      }),
    );
  });

  it('is associative, idempotent, and leaves a grid over or under an empty one alone', () => {
    fc.assert(
      fc.property(anyGrid(), anyGrid(), anyGrid(), (a, b, c) => {
        expect(overlay(a, overlay(b, c))).toBe(overlay(overlay(a, b), c));
        expect(overlay(a, a)).toBe(a);
        expect(overlay(a, EMPTY_GRID)).toBe(a);
        expect(overlay(EMPTY_GRID, a)).toBe(a);
      }),
    );
  });
});

it('an empty grid has 81 blanks', () => {
  expect(isGrid(EMPTY_GRID)).toBe(true);
  expect(countFilled(EMPTY_GRID)).toBe(0);
  expect(digitAt(EMPTY_GRID, 80 as Cell)).toBeNull();
});
