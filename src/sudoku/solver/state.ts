import type { Grid } from '../core';
import { BIT_OF_CELL } from './layout';
import { FREE } from './tables';

/*
 * The state of a search is 30 whole numbers. At 9 · band + digit (bands 0–2, digits 0–8): the mask of cells where the
 * digit may still go. Then for each band the mask of its unsolved cells. A cell leaves that mask when it has only one
 * digit left and the consequences have been applied. It stays in the mask of its digit.
 *
 * There is one working state at a fixed place, so that every index in the hot loop is constant or provably in range,
 * and one stack of saved states. Nothing is allocated during a search.
 */

/** How many numbers a state has. */
const STATE_LENGTH = 30;
/** Where the masks of unsolved cells begin. */
export const UNSOLVED = 27;

type Index =
  | (0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14 | 15 | 16 | 17 | 18 | 19)
  | (20 | 21 | 22 | 23 | 24 | 25 | 26 | 27 | 28 | 29);

/** The working state. It is longer than a state, so that an index up to 31 + 18 needs no bounds check. */
export const STATE = new Int32Array(64) as Int32Array & Record<Index, number>;

/** The cells of each band that had exactly two candidates after the last propagation. */
export const BIVALUE = new Int32Array(32) as Int32Array & Record<0 | 1 | 2, number>;

/** All digits 0–8: what must be revised in a new state. */
export const ALL_DIRTY = 0b111_111_111;

/*
 * Every guess solves a cell, so a search is at most 81 deep. A search in order may start another at each depth. So
 * 256 frames are enough. It is a power of two, so that a masked frame number needs no bounds check either.
 */
const LAST_FRAME = 255;
const FRAME_LENGTH = 32;
const STACK = new Int32Array((LAST_FRAME + 1) * FRAME_LENGTH);

/** Copies the working state to a frame of the stack. */
export function save(frame: number): void {
  const base = (frame & LAST_FRAME) * FRAME_LENGTH;
  for (let i = 0; i < STATE_LENGTH; i++) STACK[base + i] = STATE[i] as number;
}

/** Copies a frame of the stack to the working state. */
export function restore(frame: number): void {
  const base = (frame & LAST_FRAME) * FRAME_LENGTH;
  for (let i = 0; i < STATE_LENGTH; i++) STATE[i] = STACK[base + i] as number;
}

/* Sixteen masks for each band, indexed by the low four bits of a character: 1–9 for the digits, 14 for a blank. */
const BY_CHARACTER = new Int32Array(64);
const BLANK_CHARACTER = 14;

/**
 * Makes the givens the working state; every digit is dirty then. Returns false if the givens repeat a digit in the
 * same row of a box; propagation finds other clashes. A blank is handled as one more digit, because a branch for each
 * of the 81 cells would be mispredicted too often.
 */
export function load(givens: Grid): boolean {
  BY_CHARACTER.fill(0);
  for (let i = 0; i < 27; i++) {
    const bit = BIT_OF_CELL[i] as number;
    const top = givens.charCodeAt(i) & 15;
    const middle = 16 | (givens.charCodeAt(i + 27) & 15);
    const bottom = 32 | (givens.charCodeAt(i + 54) & 15);
    BY_CHARACTER[top] = (BY_CHARACTER[top] as number) | bit;
    BY_CHARACTER[middle] = (BY_CHARACTER[middle] as number) | bit;
    BY_CHARACTER[bottom] = (BY_CHARACTER[bottom] as number) | bit;
  }
  return takeGivens(BLANK_CHARACTER);
}

/** The same for 81 cells in reading order: 1–9, or 0 for a blank. */
export function loadCells(cells: Uint8Array): boolean {
  BY_CHARACTER.fill(0);
  for (let i = 0; i < 27; i++) {
    const bit = BIT_OF_CELL[i] as number;
    const top = (cells[i] as number) & 15;
    const middle = 16 | ((cells[i + 27] as number) & 15);
    const bottom = 32 | ((cells[i + 54] as number) & 15);
    BY_CHARACTER[top] = (BY_CHARACTER[top] as number) | bit;
    BY_CHARACTER[middle] = (BY_CHARACTER[middle] as number) | bit;
    BY_CHARACTER[bottom] = (BY_CHARACTER[bottom] as number) | bit;
  }
  return takeGivens(0);
}

/** Makes 81 cells with these candidates the working state, in reading order; bit 0 of a set is the digit 1. */
export function loadCandidates(sets: readonly number[]): void {
  BY_CHARACTER.fill(0);
  for (let i = 0; i < 27; i++)
    for (let band = 0; band < 3; band++) {
      const blank = 16 * band + BLANK_CHARACTER;
      BY_CHARACTER[blank] = (BY_CHARACTER[blank] as number) | (BIT_OF_CELL[i] as number);
    }
  takeGivens(BLANK_CHARACTER);
  sets.forEach((set, cell) => {
    const band = Math.floor(cell / 27);
    for (let digit = 0; digit < 9; digit++)
      if (((set >> digit) & 1) === 0)
        STATE[9 * band + digit] = (STATE[9 * band + digit] as number) & ~(BIT_OF_CELL[cell % 27] as number);
  });
}

/** Makes what is in `BY_CHARACTER` the working state; `blank` is where its blanks are. */
function takeGivens(blank: number): boolean {
  const blank0 = BY_CHARACTER[blank] as number;
  const blank1 = BY_CHARACTER[16 + blank] as number;
  const blank2 = BY_CHARACTER[32 + blank] as number;
  for (let digit = 0; digit < 9; digit++) {
    STATE[digit] = (BY_CHARACTER[digit + 1] as number) | blank0;
    STATE[digit + 9] = (BY_CHARACTER[digit + 17] as number) | blank1;
    STATE[digit + 18] = (BY_CHARACTER[digit + 33] as number) | blank2;
  }
  STATE[27] = blank0;
  STATE[28] = blank1;
  STATE[29] = blank2;
  let fair = true;
  for (let digit = 0; digit < 9; digit++) fair = settle(digit, ~blank0, ~blank1, ~blank2) && fair;
  return fair;
}

/**
 * Removes a digit from the cells that its newly solved cells see in their own band. `cells0` to `cells2` are the solved
 * cells of each band, including those with other digits. Propagation does the rest. But it cannot detect the digit twice
 * in a row of a box; then this returns false.
 */
export function settle(digit: number, cells0: number, cells1: number, cells2: number): boolean {
  const mask0 = STATE[digit] as number;
  const mask1 = STATE[digit + 9] as number;
  const mask2 = STATE[digit + 18] as number;
  const solved0 = mask0 & cells0;
  const solved1 = mask1 & cells1;
  const solved2 = mask2 & cells2;
  STATE[digit] = (mask0 & (FREE[(solved0 | (solved0 >> 9) | (solved0 >> 18)) & 511] as number)) | solved0;
  STATE[digit + 9] = (mask1 & (FREE[(solved1 | (solved1 >> 9) | (solved1 >> 18)) & 511] as number)) | solved1;
  STATE[digit + 18] =
    (mask2 & (FREE[(solved2 | (solved2 >> 9) | (solved2 >> 18)) & 511] as number)) | solved2;
  return ((neighbours(solved0) | neighbours(solved1) | neighbours(solved2)) & 511) === 0;
}

/** In the low nine bits: the minirows that have more than one of the cells. */
const neighbours = (cells: number): number =>
  (cells & ((cells >> 9) | (cells >> 18))) | ((cells >> 9) & (cells >> 18));

/** The digits 0–8 that may go into a cell, one bit each. The cell is given by its bit in a band. */
export function candidatesAt(band: number, bit: number): number {
  const first = 9 * band;
  const index = 31 - Math.clz32(bit);
  return (
    (((STATE[first] as number) >> index) & 1) |
    ((((STATE[first + 1] as number) >> index) & 1) << 1) |
    ((((STATE[first + 2] as number) >> index) & 1) << 2) |
    ((((STATE[first + 3] as number) >> index) & 1) << 3) |
    ((((STATE[first + 4] as number) >> index) & 1) << 4) |
    ((((STATE[first + 5] as number) >> index) & 1) << 5) |
    ((((STATE[first + 6] as number) >> index) & 1) << 6) |
    ((((STATE[first + 7] as number) >> index) & 1) << 7) |
    ((((STATE[first + 8] as number) >> index) & 1) << 8)
  );
}

/** Puts a digit into a cell of the working state. All candidates of the cell become dirty. */
export function place(band: number, bit: number, digit: number): void {
  for (let other = 9 * band; other < 9 * band + 9; other++) STATE[other] = (STATE[other] as number) & ~bit;
  const mask = 9 * band + digit;
  STATE[mask] = ((STATE[mask] as number) & freeOf(bit)) | bit;
  STATE[UNSOLVED + band] = (STATE[UNSOLVED + band] as number) & ~bit;
}

/**
 * Rules out a candidate of a cell in a saved state; if there are only two, puts in the other. Returns the digits that
 * become dirty.
 */
export function ruleOut(frame: number, band: number, bit: number, digit: number, candidates: number): number {
  const base = (frame & LAST_FRAME) * FRAME_LENGTH;
  const mask = base + 9 * band + digit;
  STACK[mask] = (STACK[mask] as number) & ~bit;
  const others = candidates & ~(1 << digit);
  if ((others & (others - 1)) !== 0) return 1 << digit;
  const other = base + 9 * band + 31 - Math.clz32(others);
  STACK[other] = ((STACK[other] as number) & freeOf(bit)) | bit;
  const unsolved = base + UNSOLVED + band;
  STACK[unsolved] = (STACK[unsolved] as number) & ~bit;
  return candidates;
}

const freeOf = (bit: number): number => FREE[(bit | (bit >> 9) | (bit >> 18)) & 511] as number;

/* The cell of each bit of the three bands, at 32 · band + bit. */
const CELL_OF_BIT = new Uint8Array(96);
for (let cell = 0; cell < 81; cell++)
  CELL_OF_BIT[32 * Math.floor(cell / 27) + 31 - Math.clz32(BIT_OF_CELL[cell % 27] as number)] = cell;

/** Writes the digits 1–9 of the working state to 81 cells in reading order. All its cells must be solved. */
export function readDigits(cells: Uint8Array): void {
  for (let band = 0; band < 3; band++) {
    for (let digit = 0; digit < 9; digit++) {
      let places = STATE[9 * band + digit] as number;
      for (let row = 0; row < 3; row++) {
        cells[CELL_OF_BIT[32 * band + 31 - Math.clz32(places & -places)] as number] = digit + 1;
        places &= places - 1;
      }
    }
  }
}

/* The text of each three successive digits, at 81a + 9b + c. A grid consists of 27 of them. */
const THREE_DIGITS: readonly string[] = Array.from({ length: 729 }, (_, i) =>
  String(111 + 100 * Math.floor(i / 81) + 10 * (Math.floor(i / 9) % 9) + (i % 9)),
);

/* The digit of each bit of the three bands, at 32 · band + bit. */
const DIGITS = new Uint8Array(96);

/** The working state as a grid. All its cells must be solved. */
export function readGrid(): Grid {
  for (let band = 0; band < 3; band++) {
    for (let digit = 0; digit < 9; digit++) {
      // In a solved band each digit has three cells.
      let cells = STATE[9 * band + digit] as number;
      for (let row = 0; row < 3; row++) {
        DIGITS[32 * band + 31 - Math.clz32(cells & -cells)] = digit;
        cells &= cells - 1;
      }
    }
  }
  let text = '';
  for (let band = 0; band < 96; band += 32) {
    for (let minirow = band; minirow < band + 9; minirow++) {
      const a = DIGITS[minirow] as number;
      const b = DIGITS[minirow + 9] as number;
      const c = DIGITS[minirow + 18] as number;
      text += THREE_DIGITS[81 * a + 9 * b + c];
    }
  }
  return text as Grid;
}
