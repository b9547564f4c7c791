import {
  blanksOf,
  CELLS,
  type Cell,
  columnOf,
  DIGITS,
  type Digit,
  digitAt,
  type Grid,
  put,
} from '../../core';
import type { MistakeKind } from './kind';

/** How often each way to write an extra digit occurs, in a puzzle that allows both; together 1. */
const REPEATED = 0.5;
const STRAY = 0.5;

/** The cell to the left, in the same row. */
const before = (cell: Cell): Cell | null => (columnOf(cell) === 0 ? null : ((cell - 1) as Cell));

const digitBefore = (grid: Grid, cell: Cell): Digit | null => {
  const left = before(cell);
  return left === null ? null : digitAt(grid, left);
};

/** How many blanks follow a digit in their row. */
const countFollowers = (puzzle: Grid): number =>
  blanksOf(puzzle).filter((cell) => digitBefore(puzzle, cell) !== null).length;

/** How likely this digit is written into this blank cell, relative to the others. */
function weigh(puzzle: Grid, cell: Cell, digit: Digit): number {
  const blanks = puzzle.split('.').length - 1;
  const repeated = digitBefore(puzzle, cell) === digit ? REPEATED / countFollowers(puzzle) : 0;
  return repeated + STRAY / (9 * blanks);
}

/**
 * A digit is written into a blank cell: a key bounces and fills the next cell too, or a stray digit lands anywhere.
 */
export const extra: MistakeKind = {
  share: 2,

  mistakes: (puzzle) =>
    blanksOf(puzzle).flatMap((cell) =>
      DIGITS.map((digit) => ({ typed: put(puzzle, cell, digit), weight: weigh(puzzle, cell, digit) })),
    ),

  totalWeight: (puzzle) => (puzzle.includes('.') ? STRAY : 0) + (countFollowers(puzzle) > 0 ? REPEATED : 0),

  undo: (typed) =>
    CELLS.flatMap((cell) => {
      const digit = digitAt(typed, cell);
      if (digit === null) return [];
      const meant = put(typed, cell, null);
      return [{ meant, fix: { kind: 'remove', cell, digit }, weight: weigh(meant, cell, digit) }];
    }),
};
