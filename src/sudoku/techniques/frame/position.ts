import {
  ALL_DIGITS,
  CELLS,
  type Cell,
  candidatesOf,
  type Digit,
  type DigitSet,
  digitAt,
  type Grid,
  gridFrom,
  intersection,
} from '../../core';
import { DIGITS_OF, HOUSES_OF, LOWEST, PEERS, PLACES_OF } from './tables';

/**
 * A board for techniques: digits, candidates, and the same candidates by digit and house. Techniques only read it.
 * `place` and `strike` change it and keep all of these consistent.
 */
export interface Position {
  /** The givens; `null` if it is unknown which digits are givens. Then techniques that need them find nothing. */
  readonly givens: Grid | null;
  /** The digit in each cell, 0 for a blank. */
  readonly digits: Uint8Array;
  /** The candidates of each blank cell as a `DigitSet`; 0 for a filled cell. */
  readonly candidates: Uint16Array;
  /** The places of a digit in a house, as a mask of nine: index `(digit - 1) * 27 + house`. */
  readonly places: Uint16Array;
  /** The places of a digit on the board, as a set of cells: index `(digit - 1) * 3 + band`. */
  readonly bands: Uint32Array;
  /** The blank cells of each house, as a mask of nine places. */
  readonly blanks: Uint16Array;
  /** Called often while techniques search, so that a worker can send signs of life; techniques may take seconds. */
  readonly onTick: (() => void) | undefined;
}

/** What is known about a board besides its digits. */
export interface Knowledge {
  /** The givens among the digits, if known. */
  readonly givens?: Grid | null;
  /** Pencil marks of all 81 cells. Only digits that are marked and allowed by the rules are candidates. */
  readonly marks?: readonly DigitSet[];
  /** See `Position`. */
  readonly onTick?: (() => void) | undefined;
}

/** The position of a grid. Every digit that no peer holds is a candidate, unless `marks` omits it. */
export function positionOf(grid: Grid, { givens = null, marks, onTick }: Knowledge = {}): Position {
  const position: Position = {
    givens,
    digits: new Uint8Array(81),
    candidates: new Uint16Array(81),
    places: new Uint16Array(9 * 27),
    bands: new Uint32Array(9 * 3),
    blanks: new Uint16Array(27),
    onTick,
  };
  const candidates = candidatesOf(grid);
  for (let cell = 0; cell < 81; cell++) {
    position.digits[cell] = digitAt(grid, cell as Cell) ?? 0;
    const set = intersection(candidates[cell]!, marks?.[cell] ?? ALL_DIGITS);
    position.candidates[cell] = set;
    for (let bit = 0; bit < 9; bit++)
      if ((set >> bit) & 1) position.bands[bit * 3 + Math.floor(cell / 27)]! |= 1 << (cell % 27);
    for (let kind = 0; kind < 3; kind++) {
      const house = HOUSES_OF[cell * 3 + kind]!;
      const place = 1 << PLACES_OF[cell * 3 + kind]!;
      if (position.digits[cell] === 0) position.blanks[house]! |= place;
      for (let bit = 0; bit < 9; bit++) if ((set >> bit) & 1) position.places[bit * 27 + house]! |= place;
    }
  }
  return position;
}

/** An independent copy of a position. */
export const copyOf = (position: Position): Position => ({
  givens: position.givens,
  digits: position.digits.slice(),
  candidates: position.candidates.slice(),
  places: position.places.slice(),
  bands: position.bands.slice(),
  blanks: position.blanks.slice(),
  onTick: position.onTick,
});

/** Makes a position equal to another, which must have the same givens. */
export function copyInto(position: Position, from: Position): void {
  position.digits.set(from.digits);
  position.candidates.set(from.candidates);
  position.places.set(from.places);
  position.bands.set(from.bands);
  position.blanks.set(from.blanks);
}

/** Removes a candidate. Does nothing if it does not exist. */
export function strike(position: Position, cell: number, digit: number): void {
  const bit = 1 << (digit - 1);
  if ((position.candidates[cell]! & bit) === 0) return;
  position.candidates[cell]! &= ~bit;
  position.bands[(digit - 1) * 3 + Math.floor(cell / 27)]! &= ~(1 << (cell % 27));
  const base = (digit - 1) * 27;
  for (let at = cell * 3; at < cell * 3 + 3; at++)
    position.places[base + HOUSES_OF[at]!]! &= ~(1 << PLACES_OF[at]!);
}

/** Writes a digit into a blank cell and removes the candidates that it rules out. Does nothing if the cell is filled. */
export function place(position: Position, cell: number, digit: number): void {
  if (position.digits[cell] !== 0) return;
  for (const other of DIGITS_OF[position.candidates[cell]!]!) strike(position, cell, other);
  for (let at = cell * 20; at < cell * 20 + 20; at++) strike(position, PEERS[at]!, digit);
  position.digits[cell] = digit;
  for (let at = cell * 3; at < cell * 3 + 3; at++) position.blanks[HOUSES_OF[at]!]! &= ~(1 << PLACES_OF[at]!);
}

/** The digits of a position as a grid. */
export const gridOf = (position: Position): Grid =>
  gridFrom(CELLS.map((cell) => (position.digits[cell] || null) as Digit | null));

/** Whether every cell is filled. */
export const isSolved = (position: Position): boolean => position.digits.every((digit) => digit !== 0);

/** The places of a digit in a house, as a mask. */
export const placesOf = (position: Position, digit: number, house: number): number =>
  position.places[(digit - 1) * 27 + house]!;

/** Whether a digit is a candidate of a cell. */
export const isCandidate = (position: Position, cell: number, digit: number): boolean =>
  ((position.candidates[cell]! >> (digit - 1)) & 1) === 1;

/** The lowest candidate of a cell, which must have one. */
export const lowestAt = (position: Position, cell: number): Digit =>
  (LOWEST[position.candidates[cell]!]! + 1) as Digit;
