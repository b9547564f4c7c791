import { CELLS, type DigitSet, digitAt, type Grid, gridFrom, type Random } from '../../src/sudoku/core';
import { findSolutions } from '../../src/sudoku/solver';
import { PUZZLE_SETS } from '../../src/sudoku/testing';

/** A puzzle and the entries in it. */
export interface Shown {
  readonly givens: Grid;
  readonly entries: Grid;
  /** The small notes, if there are any. */
  readonly notes?: readonly DigitSet[];
}

/** A puzzle from our sets with about half of its blanks filled in correctly. */
export function anyBoard(random: Random): Shown {
  const sets = [...PUZZLE_SETS.values()];
  const set = sets[random.below(sets.length)] ?? [];
  const givens = set[random.below(set.length)];
  const solution = givens && findSolutions(givens, { limit: 1 }).solutions[0];
  if (givens === undefined || solution === undefined) throw new Error('no such puzzle');
  const entries = CELLS.map((cell) =>
    digitAt(givens, cell) === null && random.below(2) === 0 ? digitAt(solution, cell) : null,
  );
  return { givens, entries: gridFrom(entries) };
}
