import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Grid } from '../core';
import { puzzles, solutions } from '../testing';
import {
  DIGIT_BYTES,
  MARK_BYTES,
  MOST_COUNTED,
  packCount,
  packGrids,
  UNREADABLE,
  unpackCount,
  unpackGrid,
} from './pack';

const cellsOf = (grid: Grid): Uint8Array =>
  Uint8Array.from(grid, (character) => (character === '.' ? 0 : Number(character)));

describe('packing', () => {
  it('keeps givens and solutions, whatever the record contained before', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(puzzles({ min: 0, max: 81 }), fc.option(solutions())), {
          minLength: 1,
          maxLength: 5,
        }),
        (pairs) => {
          const digits = new Uint8Array(pairs.length * DIGIT_BYTES).fill(255);
          const marks = new Uint8Array(pairs.length * MARK_BYTES).fill(255);
          const completed = pairs.map(([givens, solution]) => ({
            givens,
            // A solution agrees with the givens.
            solution:
              solution &&
              ([...solution]
                .map((digit, cell) => (givens[cell] === '.' ? digit : givens[cell]))
                .join('') as Grid),
          }));
          for (const [index, { givens, solution }] of completed.entries())
            packGrids(digits, marks, index, cellsOf(givens), cellsOf(solution ?? givens));
          for (const [index, { givens, solution }] of completed.entries()) {
            expect(unpackGrid(digits, index, marks)).toBe(givens);
            expect(unpackGrid(digits, index, null)).toBe(solution ?? givens);
          }
        },
      ),
    );
  });

  it('keeps counts, and never confuses one with a failure', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: MOST_COUNTED }), fc.boolean(), (count, exact) => {
        const code = packCount({ count, exact });
        expect(unpackCount(code)).toEqual({ count, exact });
        expect(code).not.toBe(UNREADABLE);
        expect(Uint16Array.of(code)[0]).toBe(code);
      }),
    );
  });
});
