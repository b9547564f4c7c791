import { DIGITS, type Grid, type Random } from '../../src/sudoku/core';

/**
 * A random symmetric image of a puzzle, with equally many solutions. It relabels digits, may transpose, and permutes
 * bands, stacks, and the rows and columns in them.
 */
export function imageOf(puzzle: Grid, random: Random): string {
  const digits = ['.', ...random.shuffle(DIGITS)];
  const rows = lines(random);
  const columns = lines(random);
  const transposed = random.next() < 0.5;
  let image = '';
  for (const row of rows) {
    for (const column of columns) {
      const code = puzzle.charCodeAt(transposed ? column * 9 + row : row * 9 + column) - 48;
      image += digits[Math.max(0, code)];
    }
  }
  return image;
}

/** A random order of the nine rows or columns that keeps each band together. */
const lines = (random: Random): readonly number[] =>
  random.shuffle([0, 1, 2]).flatMap((band) => random.shuffle([0, 1, 2]).map((line) => band * 3 + line));
