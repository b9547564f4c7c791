import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EMPTY_GRID, grid, isSolutionOf } from '../core';
import { puzzles, spoiltPuzzles } from '../testing';
import { countSolutions, findSolutions, firstSolution, solutionsInOrder, solveCells } from '.';

const ALL = { limit: Number.POSITIVE_INFINITY };
const HARD = grid('98.7..6..5...9..4...7..6...4...3..5..2............8..21.....5...3...9.1...9.1...4');
const SEVERAL = grid('...........................548132976729564138136798245372689514814253769695417382');

class Cancelled extends Error {}
const cancel = () => {
  throw new Cancelled();
};

describe('a search that is cancelled', () => {
  it('throws the error that its onTick throws', () => {
    expect(() => countSolutions(EMPTY_GRID, { ...ALL, onTick: cancel })).toThrow(Cancelled);
    expect(() => solutionsInOrder(EMPTY_GRID, null, ALL.limit, cancel)).toThrow(Cancelled);
  });

  it('does not affect the next search', () => {
    const before = findSolutions(HARD, ALL);
    expect(() => countSolutions(EMPTY_GRID, { ...ALL, onTick: cancel })).toThrow(Cancelled);
    expect(findSolutions(HARD, ALL)).toEqual(before);
  });
});

describe('solving cells', () => {
  const cellsOf = (text: string): Uint8Array => Uint8Array.from(text.replaceAll('.', '0'), Number);

  it('finds as many solutions as solving a text, and the same', () => {
    fc.assert(
      fc.property(fc.oneof(puzzles({ min: 22, max: 60 }), spoiltPuzzles({ min: 22, max: 60 })), (givens) => {
        const solution = new Uint8Array(81);
        const { count, solutions } = findSolutions(givens, { limit: 2 });
        expect(solveCells(cellsOf(givens), solution)).toBe(count);
        expect(count === 0 ? '' : solution.join('')).toBe(solutions.at(-1) ?? '');
      }),
    );
  });
});

describe('an onTick', () => {
  it('must not start another search', () => {
    const onTick = () => firstSolution(HARD);
    expect(() => countSolutions(EMPTY_GRID, { ...ALL, onTick })).toThrow('onTick');
    expect(firstSolution(HARD)).not.toBeNull();
  });
});

describe('a limit', () => {
  it.each([1, 2, 10, 167])('of %i is respected, and the result says that there may be more', (limit) => {
    const { solutions, count, complete } = findSolutions(SEVERAL, { limit });
    expect(solutions).toHaveLength(limit);
    expect(new Set(solutions).size).toBe(limit);
    expect(solutions.every((solution) => isSolutionOf(SEVERAL, solution))).toBe(true);
    expect({ count, complete }).toEqual({ count: limit, complete: false });
  });

  it('that is not reached gives a complete result', () => {
    expect(findSolutions(SEVERAL, { limit: 169 })).toMatchObject({ count: 168, complete: true });
    expect(countSolutions(SEVERAL, { limit: 169 })).toMatchObject({
      solutions: [],
      count: 168,
      complete: true,
    });
  });
});

describe('order', () => {
  it('starts after any grid', () => {
    const all = solutionsInOrder(SEVERAL, null, ALL.limit);
    expect(all).toHaveLength(168);
    expect(all).toEqual(all.toSorted());
    for (const i of [0, 1, 83, 166]) {
      expect(solutionsInOrder(SEVERAL, all[i] ?? null, 1)).toEqual([all[i + 1]]);
    }
    expect(solutionsInOrder(SEVERAL, all[167] ?? null, 1)).toEqual([]);
    expect(solutionsInOrder(SEVERAL, null, 0)).toEqual([]);
  });

  it('does not get stuck in parts of a board in which reading order finds nothing', () => {
    // Designed to be slow for a search in reading order: its first row is 987654321.
    const board = grid('..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9');
    expect(firstSolution(board)).toBe(
      '987654321246173985351928746128537694634892157795461832519286473472319568863745219',
    );
  });
});
