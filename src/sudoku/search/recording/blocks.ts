/*
 * A block summarises 4,096 states; on each level above, twice as many as on the level below. Its bytes: least depth,
 * greatest depth, flags; then, two rows to a byte, the share of its states that have a choice in each row of the
 * chart. A block begins with the state of its first step and ends before the first state of the next block.
 */

/** States in a block of the lowest level. */
export const BLOCK = 4096;

/** A step of the block led to a solution. */
export const SOLUTION_FLAG = 1;

/** The bytes of a block, for a search with `rows` rows (its depth limit). */
export const blockBytes = (rows: number): number => FIRST_ROW + ((rows + 1) >> 1);

const FIRST_ROW = 3;

/**
 * Writes a block of `states` states. `depths[d]` is how many of them have depth d, that is, d choices, in the rows 0
 * to d - 1.
 */
export function writeBlock(
  bytes: Uint8Array,
  at: number,
  depths: ArrayLike<number>,
  states: number,
  rows: number,
  flags: number,
): void {
  let min = 0;
  while (min < rows && depths[min] === 0) min++;
  let max = rows;
  while (max > 0 && depths[max] === 0) max--;
  bytes[at] = min;
  bytes[at + 1] = max;
  bytes[at + 2] = flags;
  let above = states;
  for (let row = 0; row < rows; row++) {
    above -= depths[row]!;
    const byte = at + FIRST_ROW + (row >> 1);
    bytes[byte]! |= toNibble(above / states) << ((row & 1) << 2);
  }
}

/** A share in 4 bits. Only a share of exactly 0 becomes 0, and only a share of exactly 1 becomes 15. */
const toNibble = (share: number): number =>
  share <= 0 ? 0 : share >= 1 ? 15 : Math.min(14, Math.max(1, Math.round(share * 15)));

export const minOf = (bytes: Uint8Array, at: number): number => bytes[at]!;
export const maxOf = (bytes: Uint8Array, at: number): number => bytes[at + 1]!;
export const flagsOf = (bytes: Uint8Array, at: number): number => bytes[at + 2]!;

/** The share of a block's states that have a choice in a row, 0 to 1. */
export const shareOf = (bytes: Uint8Array, at: number, row: number): number =>
  ((bytes[at + FIRST_ROW + (row >> 1)]! >> ((row & 1) << 2)) & 15) / 15;
