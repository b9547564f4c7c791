import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blanksOf, type Cell, type Digit, digitAt, EMPTY_GRID, type Grid, grid, put } from '../core';
import { countSolutions, firstSolution } from '../solver';
import { PUZZLE_SETS, spoiltPuzzles } from '../testing';
import { type Entry, findBreak } from '.';

const [PUZZLE = EMPTY_GRID] = PUZZLE_SETS.get('norvig-easy50') ?? [];
const SOLUTION = firstSolution(PUZZLE) ?? EMPTY_GRID;
const BLANKS = blanksOf(PUZZLE);

const right = (index: number): Entry => {
  const cell = BLANKS[index] as Cell;
  return { cell, digit: digitAt(SOLUTION, cell) };
};
const wrong = (index: number): Entry & { readonly digit: Digit } => {
  const { cell, digit } = right(index);
  return { cell, digit: digit === 9 ? 1 : (((digit ?? 0) + 1) as Digit) };
};
const rubbedOut = (index: number): Entry => ({ cell: right(index).cell, digit: null });

describe('the entry that broke a puzzle', () => {
  it('is none as long as there is a solution', () => {
    expect(findBreak(PUZZLE, [])).toBeNull();
    expect(findBreak(PUZZLE, [right(0), right(1), right(2)])).toBeNull();
    expect(findBreak(EMPTY_GRID, [wrong(0), wrong(5)])).toBeNull();
  });

  it('is none of the entries if the givens have no solution', () => {
    expect(findBreak(grid('55'.padEnd(81, '.')), [right(0)])).toEqual({ kind: 'givens' });
  });

  it('is the first that differs from the only solution', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { minLength: 1, maxLength: BLANKS.length }), (mistakes) => {
        const entries = mistakes.map((mistaken, i) => (mistaken ? wrong(i) : right(i)));
        const at = mistakes.indexOf(true);
        const expected = at < 0 ? null : { kind: 'entry', ...wrong(at), at, keep: at };
        expect(findBreak(PUZZLE, entries)).toEqual(expected);
      }),
    );
  });

  it('is not one that was overwritten or erased later', () => {
    expect(findBreak(PUZZLE, [wrong(0), right(0)])).toBeNull();
    expect(findBreak(PUZZLE, [wrong(0), right(1), rubbedOut(0)])).toBeNull();
    expect(findBreak(PUZZLE, [right(0), wrong(0)])).toMatchObject({ ...wrong(0), at: 1, keep: 1 });
  });

  it('is undone to a board with a solution, further back if undo would restore an older mistake', () => {
    const entries = [right(2), wrong(0), wrong(1), right(0)];
    expect(findBreak(PUZZLE, entries)).toEqual({ kind: 'entry', ...wrong(1), at: 2, keep: 1 });
  });

  it('is found even if there are many solutions: without it there is one, with it there is none', () => {
    fc.assert(
      fc.property(spoiltPuzzles({ min: 15, max: 45 }), (digits) => {
        const entries = [...digits].flatMap((text, cell) =>
          text === '.' ? [] : [{ cell: cell as Cell, digit: digitAt(digits, cell as Cell) }],
        );
        const found = findBreak(EMPTY_GRID, entries);
        expect(found === null).toBe(hasSolution(digits));
        if (found?.kind !== 'entry') return;
        expect(hasSolution(played(entries.slice(0, found.at)))).toBe(true);
        expect(hasSolution(played(entries.slice(0, found.at + 1)))).toBe(false);
        expect(found.keep).toBe(found.at);
      }),
    );
  });
});

const played = (entries: readonly Entry[]): Grid =>
  entries.reduce((grid, { cell, digit }) => put(grid, cell, digit), EMPTY_GRID);

const hasSolution = (puzzle: Grid): boolean => countSolutions(puzzle, { limit: 1 }).count > 0;
