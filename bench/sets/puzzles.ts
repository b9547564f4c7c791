import { readFileSync } from 'node:fs';
import { type Grid, grid } from '../../src/sudoku/core';
import { readSet } from './readSet';

/** A puzzle and its name. */
export interface NamedPuzzle {
  readonly id: string;
  readonly puzzle: Grid;
}

/**
 * The puzzles of a file: one per line, as `readSet` reads them, named by their line number; or JSON with `puzzle` and
 * `id`.
 */
export function readPuzzles(file: string): NamedPuzzle[] {
  if (!file.endsWith('.jsonl')) return readSet(file).map((puzzle, i) => ({ id: `${i + 1}`, puzzle }));
  return readFileSync(file, 'utf8')
    .split(/\r?\n/)
    .filter((line) => line !== '')
    .map((line) => {
      const { id, puzzle }: { id: string; puzzle: string } = JSON.parse(line);
      return { id, puzzle: grid(puzzle) };
    });
}
