import fc from 'fast-check';
import { expect, it } from 'vitest';
import { CELLS, type Cell, digitAt, EMPTY_GRID, grid, put } from '../core';
import { bruteForce, EXAMPLES, spoiltPuzzles } from '../testing';
import { findCulprits } from './culprits';
import { lastOf } from './testing';

const clashing = grid(`55${'.'.repeat(79)}`);

it('either of two equal digits can go', () => {
  expect([...findCulprits(clashing)]).toEqual([[], [0], [0, 1]]);
});

it('none can where two mistakes do not meet', () => {
  const twice = put(put(clashing, 80 as Cell, 7), 79 as Cell, 7);
  expect(lastOf(findCulprits(twice))).toEqual([]);
});

it('are the givens without which there is a solution', () => {
  fc.assert(
    fc.property(spoiltPuzzles({ min: 25, max: 40 }), (puzzle) => {
      fc.pre(bruteForce(puzzle, 1).length === 0);
      const expected = CELLS.filter(
        (cell) => digitAt(puzzle, cell) !== null && bruteForce(put(puzzle, cell, null), 1).length > 0,
      );
      expect(lastOf(findCulprits(puzzle))).toEqual(expected);
    }),
    { numRuns: 30 },
  );
});

it('live on while they search', () => {
  let ticks = 0;
  const none = EXAMPLES.find(({ verdict }) => verdict === 'none')?.givens ?? EMPTY_GRID;
  lastOf(findCulprits(none, () => ticks++));
  expect(ticks).toBeGreaterThan(10);
});
