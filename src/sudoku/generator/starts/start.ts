import { CELLS, cellAt, columnOf, DIGITS, digitAt, type Grid, gridFrom, rowOf } from '../../core';
import { findSolutions } from '../../solver';
import type { Draft } from '../puzzles/draft';
import type { Source } from '../random';
import type { Wish } from '../wish';
import { startsFor } from './known';
import { ratedStarts } from './rated';

/**
 * For a technique or rating that random puzzles hardly ever have: a random image of a known puzzle that has it. `null`
 * if there is none, or if the wish decides where the givens are.
 */
export function startFor(wish: Wish, source: Source): Draft | null {
  const { needs, pattern, symmetry = 'none' } = wish;
  if (pattern !== undefined || symmetry !== 'none') return null;
  const known = needs === undefined ? ratedStarts(wish) : startsFor(needs);
  if (needs === undefined && known.length === 0) return null;
  // Always draw one number, also without a choice: the numbers drawn after it depend on that.
  const start = known[source.below(Math.max(1, known.length))];
  if (start === undefined) return null;
  const puzzle = drawImage(source)(start as Grid);
  const [solution] = findSolutions(puzzle, { limit: 1 }).solutions;
  return solution === undefined ? null : { puzzle, solution };
}

/** Changes a grid so that everything true of it stays true, except for the names of rows, columns and digits. */
type Image = (grid: Grid) => Grid;

/**
 * Draws one of the 2 · 6⁸ · 9! ways to rename digits, transpose, and exchange bands, stacks, and the rows and columns
 * in them, each with the same chance.
 */
export function drawImage(source: Source): Image {
  const digits = source.shuffle([...DIGITS]);
  const rows = lines(source);
  const columns = lines(source);
  const transposed = source.below(2) === 1;
  return (grid) =>
    gridFrom(
      CELLS.map((cell) => {
        const row = rows[rowOf(cell)] ?? 0;
        const column = columns[columnOf(cell)] ?? 0;
        const digit = digitAt(grid, transposed ? cellAt(column, row) : cellAt(row, column));
        return digit === null ? null : (digits[digit - 1] ?? null);
      }),
    );
}

/** A random order of the nine rows or columns that keeps those of a band together. */
const lines = (source: Source): readonly number[] =>
  source.shuffle([0, 1, 2]).flatMap((band) => source.shuffle([0, 1, 2]).map((line) => band * 3 + line));
