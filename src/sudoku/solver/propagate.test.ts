import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CELLS, type Cell, candidatesOf, digitAt, EMPTY_GRID, type Grid, grid, put } from '../core';
import { puzzles, solutions } from '../testing';
import { BIT_OF_CELL } from './layout';
import { CONTRADICTION, OPEN_CELLS, propagate, SOLVED } from './propagate';
import { ALL_DIRTY, candidatesAt, load, readGrid } from './state';

/** The candidates of a cell in the working state: bit d − 1 for digit d. */
const candidatesNow = (cell: Cell): number => candidatesAt(Math.floor(cell / 27), BIT_OF_CELL[cell] ?? 0);

function propagateAll(givens: Grid): number {
  return load(givens) ? propagate(ALL_DIRTY) : CONTRADICTION;
}

describe('propagation', () => {
  it('never rules out a digit of a solution, and rules out every digit that a given does', () => {
    const cases = solutions().chain((solution) =>
      fc.shuffledSubarray([...CELLS]).map((kept) => ({
        solution,
        givens: kept.reduce((grid, cell) => put(grid, cell, digitAt(solution, cell)), EMPTY_GRID),
      })),
    );
    fc.assert(
      fc.property(cases, ({ solution, givens }) => {
        const outcome = propagateAll(givens);
        expect(outcome).not.toBe(CONTRADICTION);
        if (outcome === SOLVED) expect(readGrid()).toBe(solution);
        const byTheRules = candidatesOf(givens);
        for (const cell of CELLS) {
          const digit = digitAt(solution, cell);
          expect(digit !== null && (candidatesNow(cell) >> (digit - 1)) & 1).toBe(1);
          if (digitAt(givens, cell) === null) {
            expect(candidatesNow(cell) & ~(byTheRules[cell] ?? 0)).toBe(0);
          }
        }
      }),
    );
  });

  it('gives the same result if it is repeated', () => {
    fc.assert(
      fc.property(puzzles({ min: 17, max: 40 }), (givens) => {
        const outcome = propagateAll(givens);
        const candidates = CELLS.map(candidatesNow);
        fc.pre(outcome === OPEN_CELLS);
        expect(propagate(ALL_DIRTY)).toBe(OPEN_CELLS);
        expect(CELLS.map(candidatesNow)).toEqual(candidates);
      }),
    );
  });

  it('solves puzzles by singles', () => {
    const singles = '..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..';
    expect(propagateAll(grid(singles))).toBe(SOLVED);
    expect(readGrid()).toBe(
      '483921657967345821251876493548132976729564138136798245372689514814253769695417382',
    );
  });

  it('applies locked candidates from a box to a row', () => {
    // In the top left box 7 can only be in the first row, so it can be nowhere else in that row.
    const givens = grid(`${'.'.repeat(9)}123......456......${'.'.repeat(54)}`);
    expect(propagateAll(givens)).toBe(OPEN_CELLS);
    const sevens = CELLS.slice(0, 9).filter((cell) => ((candidatesNow(cell) >> 6) & 1) === 1);
    expect(sevens).toEqual([0, 1, 2]);
  });

  it.each([
    ['side by side in a box', '55'],
    ['in a row', '5......5'],
    ['in a column', `5${'.'.repeat(26)}5`],
    ['in a box', '5..........5'],
  ])('finds two of a digit %s', (_, start) => {
    expect(propagateAll(grid(start.padEnd(81, '.')))).toBe(CONTRADICTION);
  });
});
