import type { Grid } from '../core';
import type { LineCells } from './plainLine';

/** How many solutions of a puzzle were counted. */
export interface Count {
  readonly count: number;
  /** Whether there are exactly `count`; if not, there are more. */
  readonly exact: boolean;
}

/** The highest count that can be packed. */
export const MOST_COUNTED = 10_000;

const MORE = 0x8000;
/** Stands in place of a count for a puzzle that could not be read. */
export const UNREADABLE = 0xffff;

/** A count in 16 bits. */
export const packCount = ({ count, exact }: Count): number => (exact ? count : count | MORE);

export const unpackCount = (code: number): Count => ({
  count: code & ~MORE,
  exact: (code & MORE) === 0,
});

/** Bytes of a grid's 81 digits, two digits to a byte; and of one bit for each of its cells. */
export const DIGIT_BYTES = 41;
export const MARK_BYTES = 11;

/**
 * Writes a puzzle and its solution as record number `index`: the digits of the solution (without one, pass those of the
 * puzzle), and a mark for each given.
 */
export function packGrids(
  digits: Uint8Array,
  marks: Uint8Array,
  index: number,
  givens: LineCells,
  solution: LineCells,
): void {
  const digitsAt = index * DIGIT_BYTES;
  const marksAt = index * MARK_BYTES;
  for (let i = 0; i < 40; i++)
    digits[digitsAt + i] = (solution[2 * i] as number) | ((solution[2 * i + 1] as number) << 4);
  digits[digitsAt + 40] = solution[80] as number;
  for (let i = 0; i < 10; i++) {
    let mark = 0;
    for (let k = 0; k < 8; k++) mark |= (-(givens[8 * i + k] as number) >>> 31) << k;
    marks[marksAt + i] = mark;
  }
  marks[marksAt + 10] = -(givens[80] as number) >>> 31;
}

/* The characters of the digits 0 to 9, as codes. */
const TEXT = Uint8Array.from('.123456789', (character) => character.charCodeAt(0));
const CODES = new Uint8Array(81);

/** The digits of a record; with `marks`, only those of the marked cells. */
export function unpackGrid(digits: Uint8Array, index: number, marks: Uint8Array | null): Grid {
  for (let cell = 0; cell < 81; cell++) {
    const pair = digits[index * DIGIT_BYTES + (cell >> 1)] as number;
    const mark = marks === null ? 1 : ((marks[index * MARK_BYTES + (cell >> 3)] as number) >> (cell & 7)) & 1;
    CODES[cell] = TEXT[mark === 0 ? 0 : (pair >> ((cell & 1) << 2)) & 15] as number;
  }
  return String.fromCharCode(...CODES) as Grid;
}
