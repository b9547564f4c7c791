import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Cell, clashesOf, digitAt, EMPTY_GRID, type Grid, grid, put, seededRandom } from '../core';
import { countSolutions } from '../solver';
import { PUZZLE_SETS, spoiltPuzzles } from '../testing';
import { type ClashSet, findClashSets } from '.';
import { drawMistake, lastOf } from './testing';

/** A clock that never runs out. */
const PATIENT = { now: () => 0 };

describe('a clash set', () => {
  it('is two equal digits of a house if there are any, whatever else is wrong', () => {
    const puzzle = grid('5...4.5..'.padEnd(81, '.'));
    expect([...findClashSets(puzzle)]).toEqual([{ cells: [0, 6], smallest: true }]);
  });

  it('is not found in a puzzle that has a solution', () => {
    expect([...findClashSets(EMPTY_GRID)]).toEqual([]);
  });

  it('is the digits that leave a cell without a candidate', () => {
    // Row 1 and column 9 leave no digit for their common cell.
    let puzzle = grid('12345....'.padEnd(81, '.'));
    for (const [cell, digit] of [
      [35, 6],
      [44, 7],
      [53, 8],
      [62, 9],
    ] as const) {
      puzzle = put(puzzle, cell as Cell, digit);
    }
    const spare = put(puzzle, 78 as Cell, 1);
    expect(lastOf(findClashSets(spare, PATIENT))).toEqual({
      cells: [0, 1, 2, 3, 4, 35, 44, 53, 62],
      smallest: true,
    });
  });

  it('clashes, but not if any one of its givens is left out', () => {
    fc.assert(
      fc.property(spoiltPuzzles({ min: 20, max: 50 }), (puzzle) => {
        const sets = [...findClashSets(puzzle, PATIENT)];
        expect(sets.length > 0).toBe(isImpossible(puzzle));
        for (const set of sets) expectMinimal(puzzle, set);
      }),
      { numRuns: 50 },
    );
  });

  describe.each(['easy', 'top1465', '17-clue'])('of puzzles of %s with a hidden mistake', (name) => {
    const random = seededRandom(1);
    const broken = (PUZZLE_SETS.get(name) ?? [])
      .slice(0, 200)
      .map((puzzle) => drawMistake(puzzle, random))
      .filter((puzzle) => isImpossible(puzzle) && clashesOf(puzzle).length === 0)
      .slice(0, 3);

    it('is minimal, gets smaller, and is the smallest in the end', () => {
      expect(broken).toHaveLength(3);
      for (const puzzle of broken) {
        const sets = [...findClashSets(puzzle, PATIENT)];
        for (const set of sets) expectMinimal(puzzle, set);
        const sizes = sets.map(({ cells }) => cells.length);
        expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
        expect(sets.map(({ smallest }) => smallest)).toEqual(sets.map((_, i) => i === sets.length - 1));
      }
    });

    it('is minimal even if there is no time to look for a smaller one', () => {
      for (const puzzle of broken) {
        const sets = [...findClashSets(puzzle, { milliseconds: 0 })];
        expect(sets).toHaveLength(1);
        for (const set of sets) expectMinimal(puzzle, set);
      }
    });
  });
});

const isImpossible = (puzzle: Grid): boolean => countSolutions(puzzle, { limit: 1 }).count === 0;

function expectMinimal(puzzle: Grid, { cells }: ClashSet): void {
  const only = (kept: readonly Cell[]) =>
    kept.reduce((grid, cell) => put(grid, cell, digitAt(puzzle, cell)), EMPTY_GRID);
  expect(isImpossible(only(cells))).toBe(true);
  for (const cell of cells) expect(isImpossible(only(cells.filter((other) => other !== cell)))).toBe(false);
}
