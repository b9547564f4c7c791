import type { Cell, Digit } from '../../core';

/** A digit in a cell. */
export interface Placement {
  readonly cell: Cell;
  readonly digit: Digit;
}

/** The placement with the number `cell * 9 + digit - 1`. */
export const placementOf = (code: number): Placement => ({
  cell: Math.floor(code / 9) as Cell,
  digit: ((code % 9) + 1) as Digit,
});

export const codeOf = (cell: number, digit: number): number => cell * 9 + digit - 1;
