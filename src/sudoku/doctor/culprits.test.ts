import fc from 'fast-check';
import { expect, it } from 'vitest';
import { CELLS, type Cell, digitAt, EMPTY_GRID, grid, put } from '../core';
import { bruteForce, EXAMPLES, spoiltPuzzles } from '../testing';
import { findCulprits } from './culprits';
import { lastOf } from './testing';

const clashing = grid(`55${'.'.repeat(79)}`);

it('either of two equal digits can be removed', () => {
  expect([...findCulprits(clashing)]).toEqual([[], [0], [0, 1]]);
});

it('no single given can be removed if two mistakes are independent', () => {
  const twice = put(put(clashing, 80 as Cell, 7), 79 as Cell, 7);
  expect(lastOf(findCulprits(twice))).toEqual([]);
});

it('culprits are the givens whose removal gives a solution', () => {
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

it('the search calls its heartbeat', () => {
  let ticks = 0;
  const none = EXAMPLES.find(({ verdict }) => verdict === 'none')?.givens ?? EMPTY_GRID;
  lastOf(findCulprits(none, () => ticks++));
  expect(ticks).toBeGreaterThan(10);
});
