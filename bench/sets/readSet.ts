import { readFileSync } from 'node:fs';
import { type Grid, grid } from '../../src/sudoku/core';

/**
 * The puzzles of a file: the first 81 characters of each line, with `.` or `0` for a blank; lines that begin
 * with `#` are skipped.
 */
export function readSet(file: string): Grid[] {
  const lines = readFileSync(file, 'utf8').split(/\r?\n/);
  return lines
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => grid(line.slice(0, 81).replaceAll('0', '.')));
}
