import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EXAMPLES, puzzles, solutions, spoiltPuzzles } from '../testing';
import {
  CELLS,
  type Cell,
  cellAt,
  cellsOf,
  clashesOf,
  clashGroups,
  DIGITS,
  type Digit,
  describeHouse,
  digitAt,
  EMPTY_GRID,
  type Grid,
  isSolution,
  isSolutionOf,
  put,
  sees,
} from '.';

/** A grid with one digit in some cells, each given as `[row, column]` counted from 1. */
const gridWith = (digit: Digit, ...places: readonly (readonly [number, number])[]): Grid =>
  places.reduce((grid, [row, column]) => put(grid, cellAt(row - 1, column - 1), digit), EMPTY_GRID);

const pairsOf = (grid: Grid) =>
  clashesOf(grid).map(({ a, b, digit, house }) => {
    const { kind, number } = describeHouse(house);
    return `${a}-${b}: two ${digit}s in ${kind} ${number}`;
  });

describe('clashes', () => {
  it.each<[string, Grid, string[]]>([
    ['in a row', gridWith(5, [1, 1], [1, 9]), ['0-8: two 5s in row 1']],
    ['in a column', gridWith(5, [1, 4], [9, 4]), ['3-75: two 5s in column 4']],
    ['in a box', gridWith(5, [5, 4], [6, 6]), ['39-50: two 5s in box 5']],
    ['in a row before the box they share too', gridWith(2, [1, 1], [1, 2]), ['0-1: two 2s in row 1']],
    ['in a column before the box they share too', gridWith(2, [1, 1], [2, 1]), ['0-9: two 2s in column 1']],
    [
      'of three cells, every pair',
      gridWith(7, [1, 1], [1, 2], [2, 1]),
      ['0-1: two 7s in row 1', '0-9: two 7s in column 1', '1-9: two 7s in box 1'],
    ],
    ['of no cells that do not see each other', gridWith(5, [1, 1], [5, 5], [9, 9]), []],
  ])('are found %s', (_, grid, pairs) => {
    expect(pairsOf(grid)).toEqual(pairs);
  });

  it('are all pairs of cells that see each other and have the same digit, in reading order', () => {
    fc.assert(
      fc.property(spoiltPuzzles({ min: 20, max: 60 }), (grid) => {
        const expected = CELLS.flatMap((a) =>
          CELLS.filter(
            (b) => a < b && sees(a, b) && digitAt(grid, a) !== null && digitAt(grid, a) === digitAt(grid, b),
          ).map((b) => [a, b]),
        );
        const clashes = clashesOf(grid);
        expect(clashes.map(({ a, b }) => [a, b])).toEqual(expected);
        for (const { a, b, digit, house } of clashes) {
          expect(cellsOf(house)).toEqual(expect.arrayContaining([a, b]));
          expect(digitAt(grid, a)).toBe(digit);
        }
      }),
    );
  });
});

describe('clashes house by house', () => {
  const grouped = (grid: Grid) =>
    clashGroups(clashesOf(grid)).map(({ digit, house, cells }) => {
      const { kind, number } = describeHouse(house);
      return `${digit} in ${kind} ${number}: ${cells.join(' ')}`;
    });

  it.each<[string, Grid, string[]]>([
    ['two in a row and a box', gridWith(5, [1, 1], [1, 2]), ['5 in row 1: 0 1']],
    ['three in a row', gridWith(5, [1, 1], [1, 2], [1, 9]), ['5 in row 1: 0 1 8']],
    ['three in a box', gridWith(7, [1, 1], [1, 2], [2, 1]), ['7 in box 1: 0 1 9']],
    ['one in two houses', gridWith(7, [1, 1], [1, 9], [9, 1]), ['7 in row 1: 0 8', '7 in column 1: 0 72']],
    ['none', gridWith(7, [1, 1], [5, 5]), []],
  ])('are listed once: %s', (_, grid, groups) => {
    expect(grouped(grid)).toEqual(groups);
  });

  it('include every two cells that clash', () => {
    fc.assert(
      fc.property(spoiltPuzzles({ min: 20, max: 60 }), (grid) => {
        const groups = clashGroups(clashesOf(grid));
        for (const { a, b } of clashesOf(grid))
          expect(groups.some(({ cells }) => cells.includes(a) && cells.includes(b))).toBe(true);
      }),
    );
  });
});

describe('a solution', () => {
  it('holds every digit once in every house', () => {
    fc.assert(
      fc.property(solutions(), (grid) => {
        expect(isSolution(grid)).toBe(true);
        expect(clashesOf(grid)).toEqual([]);
      }),
    );
  });

  it('is not a solution with one cell changed or blank', () => {
    const cell = fc.constantFrom(...CELLS);
    const digit = fc.constantFrom(...DIGITS, null);
    fc.assert(
      fc.property(solutions(), cell, digit, (grid, cell, digit) => {
        fc.pre(digitAt(grid, cell) !== digit);
        expect(isSolution(put(grid, cell, digit))).toBe(false);
      }),
    );
  });

  it('solves every puzzle whose digits it has', () => {
    const [example] = EXAMPLES;
    if (example?.answer == null) throw new Error('an example without an answer');
    const { givens, answer } = example;
    expect(isSolutionOf(givens, answer)).toBe(true);
    expect(isSolutionOf(put(givens, 0 as Cell, answer[0] === '1' ? 2 : 1), answer)).toBe(false);
    expect(isSolutionOf(givens, givens)).toBe(false);
    fc.assert(fc.property(puzzles({ min: 1, max: 81 }), (grid) => !isSolutionOf(grid, EMPTY_GRID)));
  });
});
