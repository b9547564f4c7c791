import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CELLS, type Cell, digitAt, EMPTY_GRID, type Grid, put, seededRandom } from '../core';
import { countSolutions } from '../solver';
import { PUZZLE_SETS, spoiltPuzzles } from '../testing';
import { findRepairs } from '.';
import { drawMistake, lastOf } from './testing';

const countUpToTwo = (puzzle: Grid): number => countSolutions(puzzle, { limit: 2 }).count;

describe('repairs', () => {
  it('leave exactly one solution and differ from each other and the puzzle', () => {
    fc.assert(
      fc.property(spoiltPuzzles({ min: 25, max: 40 }), (puzzle) => {
        const mended = lastOf(findRepairs(puzzle)).map((repair) => repair.puzzle);
        for (const repair of mended) expect(countUpToTwo(repair)).toBe(1);
        expect(new Set([puzzle, ...mended]).size).toBe(mended.length + 1);
      }),
      { numRuns: 25 },
    );
  });

  it('are ranked at every moment by their shares, which add up to 1', () => {
    fc.assert(
      fc.property(spoiltPuzzles({ min: 25, max: 40 }), (puzzle) => {
        for (const [count, repairs] of [...findRepairs(puzzle)].entries()) {
          expect(repairs).toHaveLength(count);
          const shares = repairs.map(({ share }) => share);
          expect(shares).toEqual(shares.toSorted((a, b) => b - a));
          if (count > 0) expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
        }
      }),
      { numRuns: 25 },
    );
  });

  it('come in the same order every time', () => {
    fc.assert(
      fc.property(spoiltPuzzles({ min: 25, max: 40 }), (puzzle) => {
        expect(lastOf(findRepairs(puzzle))).toEqual(lastOf(findRepairs(puzzle)));
      }),
      { numRuns: 10 },
    );
  });

  it.each(['easy', 'top1465', '17-clue', 'bank-medium'])(
    'include the true repair of any mistake: %s',
    (name) => {
      const random = seededRandom(7);
      let none = 0;
      for (const puzzle of (PUZZLE_SETS.get(name) ?? []).slice(0, 80)) {
        const typed = drawMistake(puzzle, random);
        const count = countUpToTwo(typed);
        if (count === 1) continue;
        if (count === 0) none++;
        expect(lastOf(findRepairs(typed)).map((repair) => repair.puzzle)).toContain(puzzle);
      }
      expect(none).toBeGreaterThan(20);
    },
  );

  it('name the digit that was misread', () => {
    const [puzzle = EMPTY_GRID] = PUZZLE_SETS.get('norvig-easy50') ?? [];
    expect(digitAt(puzzle, 19 as Cell)).toBe(null);
    expect(digitAt(puzzle, 20 as Cell)).toBe(1);
    // The puzzle does not need that digit.
    expect(lastOf(findRepairs(put(puzzle, 20 as Cell, 7))).slice(0, 2)).toMatchObject([
      { fix: { kind: 'remove', cell: 20 } },
      { puzzle, fix: { kind: 'change', cell: 20, from: 7, to: 1 } },
    ]);
  });

  it('clear a digit before they replace it by the one of the solution', () => {
    const [puzzle = EMPTY_GRID] = PUZZLE_SETS.get('norvig-easy50') ?? [];
    for (const cell of CELLS.filter((at) => digitAt(puzzle, at) === null)) {
      const typed = put(puzzle, cell, 7);
      if (countUpToTwo(typed) === 1) continue;
      const repairs = lastOf(findRepairs(typed));
      const at = repairs.findIndex(({ fix }) => fix.kind === 'remove' && fix.cell === cell);
      expect(repairs[at]?.puzzle).toBe(puzzle);
      expect(repairs[at + 1]).toMatchObject({ fix: { kind: 'change', cell }, share: repairs[at]?.share });
    }
  });

  it('are none if no single change helps', () => {
    expect([...findRepairs(EMPTY_GRID)]).toEqual([[]]);
  });

  it('end when the caller stops', () => {
    const [puzzle = EMPTY_GRID] = PUZZLE_SETS.get('easy') ?? [];
    const stop = () => {
      throw new Error('enough');
    };
    expect(() => [...findRepairs(put(puzzle, 0 as Cell, 1), stop)]).toThrow('enough');
  });
});
