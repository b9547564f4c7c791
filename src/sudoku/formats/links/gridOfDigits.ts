import { type Grid, isGrid } from '../../core';

/** The grid of 81 digits, with `0`, `.`, `-` or `_` for blanks and perhaps commas between them; else `null`. */
export function gridOfDigits(text: string): Grid | null {
  const grid = text.replaceAll(',', '').replace(/[0_-]/g, '.');
  return isGrid(grid) ? grid : null;
}
