import { type Cell, type Digit, type House, housesOf } from '../../core';

/** A requirement of the puzzle: a cell needs a digit, or a house needs a place for a digit. */
export type Need =
  | { readonly kind: 'cell'; readonly cell: Cell }
  | { readonly kind: 'place'; readonly house: House; readonly digit: Digit };

/*
 * The 324 needs of a Sudoku as numbers, which are also the columns of its exact cover. 0–80: a digit for the cell.
 * Then for each of the 27 houses and each digit: a place for the digit in the house.
 */

export const NEEDS = 324;

export const placeNeed = (house: number, digit: number): number => 81 + house * 9 + digit - 1;

export function needOf(code: number): Need {
  if (code < 81) return { kind: 'cell', cell: code as Cell };
  const place = code - 81;
  return { kind: 'place', house: Math.floor(place / 9) as House, digit: ((place % 9) + 1) as Digit };
}

/** The four needs that a digit in a cell meets. */
export const needsOf = (cell: Cell, digit: Digit): readonly number[] => [
  cell,
  ...housesOf(cell).map((house) => placeNeed(house, digit)),
];
