import type { Puzzle } from '../core';
import { FORMATS, type WritableId } from './registry';

/**
 * A puzzle as text in a notation. What the notation does not carry is lost: see `carries` in `FORMATS`. The text ends
 * in a line end.
 */
export function writeAs(id: WritableId, puzzle: Puzzle): string {
  for (const format of FORMATS) if (format.id === id && 'write' in format) return format.write(puzzle);
  throw new Error(`no notation to write: ${id}`);
}
