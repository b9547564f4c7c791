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

/** Which digits a blank cell cannot be at sight, by the house that holds them; each digit once, the box first. */
export function blockersOf(filled: Grid, cell: Cell): readonly Blocked[] {
  const explanation = new Set<Digit>();
  const [row, column, box] = housesOf(cell);
  return [box, row, column].flatMap((house) => {
    const digits = peersOf(cell)
      .filter((peer) => housesOf(peer).includes(house))
      .flatMap((peer) => digitAt(filled, peer) ?? [])
      .filter((digit) => !explanation.has(digit))
      .sort((a, b) => a - b);
    for (const digit of digits) explanation.add(digit);
    return digits.length === 0 ? [] : [{ digits, house }];
  });
}
