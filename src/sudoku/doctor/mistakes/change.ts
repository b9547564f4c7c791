import { CELLS, countFilled, DIGITS, digitAt, put } from '../../core';
import { confusion } from './confusion';
import type { MistakeKind } from './kind';

/** A digit is replaced by another. */
export const change: MistakeKind = {
  share: 79,

  mistakes: (puzzle) =>
    CELLS.flatMap((cell) => {
      const meant = digitAt(puzzle, cell);
      if (meant === null) return [];
      return DIGITS.filter((digit) => digit !== meant).map((written) => ({
        typed: put(puzzle, cell, written),
        weight: confusion(meant, written),
      }));
    }),

  totalWeight: countFilled,

  undo: (typed) =>
    CELLS.flatMap((cell) => {
      const from = digitAt(typed, cell);
      if (from === null) return [];
      return DIGITS.filter((digit) => digit !== from).map((to) => ({
        meant: put(typed, cell, to),
        fix: { kind: 'change', cell, from, to },
        weight: confusion(to, from),
      }));
    }),
};
