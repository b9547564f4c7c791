import { CELLS, type Cell, peersOf } from './cell';
import { ALL_DIGITS, type DigitSet, NO_DIGITS, withoutDigit } from './digit';
import { digitAt, type Grid } from './grid';

/** The candidates of a blank cell: the digits that no peer holds. None for a filled cell. */
export function candidatesAt(grid: Grid, cell: Cell): DigitSet {
  if (digitAt(grid, cell) !== null) return NO_DIGITS;
  let set = ALL_DIGITS;
  for (const peer of peersOf(cell)) {
    const digit = digitAt(grid, peer);
    if (digit !== null) set = withoutDigit(set, digit);
  }
  return set;
}

/** The candidates of all 81 cells in reading order, by the rules alone. */
export const candidatesOf = (grid: Grid): readonly DigitSet[] =>
  CELLS.map((cell) => candidatesAt(grid, cell));
