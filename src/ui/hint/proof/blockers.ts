import {
  type Cell,
  type Digit,
  digitAt,
  type Grid,
  type House,
  housesOf,
  peersOf,
} from '../../../sudoku/core';

export interface Blocked {
  readonly digits: readonly Digit[];
  readonly house: House;
}

/**
 * The digits that a blank cell sees, by house: box, row, column. Each digit is named once, in the first of these
 * houses.
 */
export function blockersOf(filled: Grid, cell: Cell): readonly Blocked[] {
  const told = new Set<Digit>();
  const [row, column, box] = housesOf(cell);
  return [box, row, column].flatMap((house) => {
    const digits = peersOf(cell)
      .filter((peer) => housesOf(peer).includes(house))
      .flatMap((peer) => digitAt(filled, peer) ?? [])
      .filter((digit) => !told.has(digit))
      .sort((a, b) => a - b);
    for (const digit of digits) told.add(digit);
    return digits.length === 0 ? [] : [{ digits, house }];
  });
}
