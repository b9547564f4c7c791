import { type Cell, DIGITS, type Digit, HOUSES, type House } from '../../core';
import { type Position, placesOf } from '../frame/position';
import { remembered } from '../frame/remembered';
import { CELL_AT, LOWEST, SIZE } from '../frame/tables';

/** A house in which a digit has two places left. One of them is true. */
export interface StrongLink {
  readonly house: House;
  readonly a: Cell;
  readonly b: Cell;
}

/** The houses in which a digit has two places left: rows, columns, boxes. */
export const strongLinks = (position: Position, digit: number): readonly StrongLink[] =>
  allStrongLinks(position)[digit - 1]!;

const allStrongLinks = remembered((position) => DIGITS.map((digit) => strongLinksOf(position, digit)));

function strongLinksOf(position: Position, digit: Digit): readonly StrongLink[] {
  const found: StrongLink[] = [];
  for (const house of HOUSES) {
    const places = placesOf(position, digit, house);
    if (SIZE[places] !== 2) continue;
    const a = CELL_AT[house * 9 + LOWEST[places]!]! as Cell;
    const b = CELL_AT[house * 9 + LOWEST[places & (places - 1)]!]! as Cell;
    found.push({ house, a, b });
  }
  return found;
}
