import {
  CELLS,
  type Cell,
  cellsOf,
  DIGITS,
  type Digit,
  type DigitSet,
  digitSet,
  type Grid,
  gridFrom,
  HOUSES,
  type House,
  housesOf,
  peersOf,
} from '../../core';
import type { Placement } from './placement';
import type { Blocked, Mark } from './view';

/* Parts of a view that are the same for all strategies. A board here is 81 digits, 0 for a blank. */

type Digits = ArrayLike<number>;

export const gridOf = (digits: Digits): Grid =>
  gridFrom(Array.from(digits, (digit) => (digit === 0 ? null : (digit as Digit))));

/** The digits that peers of the cell hold, ascending, each with those peers. */
export function blockedAt(digits: Digits, cell: Cell): readonly Blocked[] {
  return DIGITS.flatMap((digit) => {
    const by = peersOf(cell).filter((peer) => digits[peer] === digit);
    const house = housesOf(cell).find((house) => by.some((peer) => housesOf(peer).includes(house)));
    return house === undefined ? [] : [{ digit, house, by }];
  });
}

/** The digits that no peer of a cell holds, even if the cell is filled. */
export function freeAt(digits: Digits, cell: number): DigitSet {
  const taken = peersOf(cell as Cell).map((peer) => digits[peer]);
  return digitSet(...DIGITS.filter((digit) => !taken.includes(digit)));
}

/** The digits of some placements. */
export const setOf = (placements: readonly Placement[]): DigitSet =>
  digitSet(...placements.map(({ digit }) => digit));

const GIVEN: Mark = { kind: 'given' };

/** The marks of the givens; the other cells are `null`, to be filled in. */
export const marksOfGivens = (givens: Grid): (Mark | null)[] =>
  CELLS.map((cell) => (givens[cell] === '.' ? null : GIVEN));

/** The houses that hold each digit once. */
export const completeHouses = (digits: Digits): readonly House[] =>
  HOUSES.filter((house) => {
    const held = cellsOf(house).map((cell) => digits[cell]);
    return DIGITS.every((digit) => held.includes(digit));
  });
