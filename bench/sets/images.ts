import { DIGITS, type Grid, type Random } from '../../src/sudoku/core';

/**
 * A random symmetric image of a puzzle, which has as many solutions: digits relabelled, perhaps transposed, bands,
 * stacks, and rows and columns in them exchanged.
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

/** An order of the nine rows or columns that keeps bands together. */
const lines = (random: Random): readonly number[] =>
  random.shuffle([0, 1, 2]).flatMap((band) => random.shuffle([0, 1, 2]).map((line) => band * 3 + line));
