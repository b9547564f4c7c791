import { type Cell, HOUSES, type House } from '../../core';
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

const allStrongLinks = remembered((position) =>
  [1, 2, 3, 4, 5, 6, 7, 8, 9].map((digit) =>
    HOUSES.flatMap((house) => {
      const places = placesOf(position, digit, house);
      if (SIZE[places] !== 2) return [];
      const a = CELL_AT[house * 9 + LOWEST[places]!]! as Cell;
      const b = CELL_AT[house * 9 + LOWEST[places & (places - 1)]!]! as Cell;
      return [{ house, a, b }];
    }),
  ),
);
