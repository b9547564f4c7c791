import { type Grid, isGrid } from '../../core';

/** The grid that 81 digits spell, with `0`, `.`, `-` or `_` for blanks and perhaps commas between; else `null`. */
export function gridOfDigits(text: string): Grid | null {
  const grid = text.replaceAll(',', '').replace(/[0_-]/g, '.');
  return isGrid(grid) ? grid : null;
}
