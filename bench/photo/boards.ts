import {
  CELLS,
  type Cell,
  type Digit,
  type DigitSet,
  digitAt,
  type Grid,
  gridFrom,
  type Random,
} from '../../src/sudoku/core';
import { findSolutions } from '../../src/sudoku/solver';
import { PUZZLE_SETS } from '../../src/sudoku/testing';

/** A puzzle and the entries in it. */
export interface Shown {
  readonly givens: Grid;
  readonly entries: Grid;
  /** The cells whose entries are wrong. */
  readonly mistakes?: readonly Cell[];
  /** The small notes, if there are any. */
  readonly notes?: readonly DigitSet[];
}

/** A puzzle from our sets with about this share of its blanks filled in correctly. */
export function anyBoard(random: Random, share = 0.5): Shown {
  const sets = [...PUZZLE_SETS.values()];
  const set = sets[random.below(sets.length)] ?? [];
  const givens = set[random.below(set.length)];
  const solution = givens && findSolutions(givens, { limit: 1 }).solutions[0];
  if (givens === undefined || solution === undefined) throw new Error('no such puzzle');
  const entries = CELLS.map((cell) =>
    digitAt(givens, cell) === null && random.below(100) < 100 * share ? digitAt(solution, cell) : null,
  );
  return { givens, entries: gridFrom(entries) };
}

/** The same board with another digit in up to `count` of its entries. */
export function withMistakes(shown: Shown, count: number, random: Random): Shown {
  const filled = CELLS.filter((cell) => digitAt(shown.entries, cell) !== null);
  const mistakes = filled.filter((_, i) => i % Math.ceil(filled.length / count) === 0);
  const wrong = (digit: number): Digit => (((digit + random.below(8)) % 9) + 1) as Digit;
  const entries = CELLS.map((cell) => {
    const digit = digitAt(shown.entries, cell);
    return digit !== null && mistakes.includes(cell) ? wrong(digit) : digit;
  });
  return { ...shown, entries: gridFrom(entries), mistakes };
}
