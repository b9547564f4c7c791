import { type Digit, type Grid, gridFrom } from '../../core';
import type { Source } from '../random';
import { fillStack, newFillings, SHARINGS, shareRows } from './crossing';

/*
 * A first band with a first stack can be completed in at most this many ways, on average in 2,693. More than 6,280 are
 * possible only if two boxes of the band have the same three digits in their columns, in any order of columns.
 * `npm run bench -- grids` counts them all.
 */
export const MOST_COMPLETIONS = 11_664;
export const MOST_WITHOUT_TWINS = 6_280;

const ALL_DIGITS = 511;

/* The grid at work, digits 0–8, and parts of it. */
const CELLS = new Uint8Array(81);
const ORDER = new Uint8Array(9);
const LINE = new Uint8Array(3);
const LINES = new Uint8Array(9);
const SHARED = new Int32Array(3 * SHARINGS);

/* The rows of the four boxes to be filled, by the way in which each two beside each other share theirs. */
const FIVE = new Int32Array(3 * SHARINGS);
const SIX = new Int32Array(3 * SHARINGS);
const EIGHT = new Int32Array(3 * SHARINGS);
const NINE = new Int32Array(3 * SHARINGS);

const MIDDLE = newFillings();
const RIGHT = newFillings();
/* How many fillings of the right stack there are for each pair of ways. */
const RIGHTS = new Uint8Array(SHARINGS * SHARINGS);

/**
 * Draws one of the 6,670,903,752,021,072,936,960 solution grids, each with the same chance.
 *
 * First it draws the first band and the first stack. All pairs of these have the same chance, since any band goes with
 * any stack that begins with the same box. Then it draws a number below `MOST_COMPLETIONS` and takes the completion
 * with that number. If there is none, it draws everything again. So in each round every grid has the same chance.
 */
export function drawSolution(source: Source): Grid {
  for (;;) {
    drawBandAndStack(source);
    const number = source.below(MOST_COMPLETIONS);
    if (number >= MOST_WITHOUT_TWINS && !hasTwins()) continue;
    if (complete(number)) return read();
  }
}

/** The number of ways to complete the first band and the first stack of a grid. Ignores the other cells. */
export function completionsOf(grid: Grid): number {
  for (let cell = 0; cell < 81; cell++) CELLS[cell] = grid.charCodeAt(cell) - 49;
  findFillings();
  let count = 0;
  for (let i = 0; i < MIDDLE.count; i++) count += RIGHTS[MIDDLE.pairs[i] as number] as number;
  return count;
}

/** Whether two boxes of the first band have the same digits in their columns, in any order of columns. */
const hasTwins = (): boolean => areTwins(0, 3) || areTwins(0, 6) || areTwins(3, 6);

function areTwins(one: number, other: number): boolean {
  for (let i = 0; i < 3; i++) {
    const column = setOf(one + i, 9);
    if (column !== setOf(other, 9) && column !== setOf(other + 1, 9) && column !== setOf(other + 2, 9))
      return false;
  }
  return true;
}

const at = (row: number, column: number): number => 9 * row + column;

function drawBandAndStack(source: Source): void {
  for (let digit = 0; digit < 9; digit++) ORDER[digit] = digit;
  source.shuffle(ORDER);
  for (let i = 0; i < 9; i++) CELLS[at(Math.floor(i / 3), i % 3)] = ORDER[i] as number;

  const acrossWay = drawSharing(source, 0, 9, 1);
  for (let row = 0; row < 3; row++) {
    const second = SHARED[3 * acrossWay + row] as number;
    drawLine(source, second, at(row, 3), 1);
    drawLine(source, ALL_DIGITS & ~second & ~setOf(at(row, 0), 1), at(row, 6), 1);
  }
  const downWay = drawSharing(source, 0, 1, 9);
  for (let column = 0; column < 3; column++) {
    const second = SHARED[3 * downWay + column] as number;
    drawLine(source, second, at(3, column), 9);
    drawLine(source, ALL_DIGITS & ~second & ~setOf(at(0, column), 9), at(6, column), 9);
  }
}

/** Draws one of the ways in which two boxes can share what the lines of a third leave. */
function drawSharing(source: Source, from: number, nextLine: number, nextPlace: number): number {
  readLines(from, nextLine, nextPlace);
  shareRows(LINES, SHARED);
  return source.below(SHARINGS);
}

function readLines(from: number, nextLine: number, nextPlace: number): void {
  for (let i = 0; i < 9; i++)
    LINES[i] = CELLS[from + nextLine * Math.floor(i / 3) + nextPlace * (i % 3)] as number;
}

const setOf = (from: number, next: number): number =>
  (1 << (CELLS[from] as number)) |
  (1 << (CELLS[from + next] as number)) |
  (1 << (CELLS[from + 2 * next] as number));

/** Writes three digits in a random order. */
function drawLine(source: Source, digits: number, from: number, next: number): void {
  let rest = digits;
  for (let i = 0; i < 3; i++) {
    LINE[i] = 31 - Math.clz32(rest);
    rest ^= 1 << (LINE[i] as number);
  }
  source.shuffle(LINE);
  for (let i = 0; i < 3; i++) CELLS[from + next * i] = LINE[i] as number;
}

/** Finds how each stack can be filled under its top box. The two must agree in how their boxes share the rows. */
function findFillings(): void {
  prepareRows(27, FIVE, SIX);
  prepareRows(54, EIGHT, NINE);
  fillStack(FIVE, EIGHT, layoutOf(3), MIDDLE);
  fillStack(SIX, NINE, layoutOf(6), RIGHT);
  RIGHTS.fill(0);
  for (let i = 0; i < RIGHT.count; i++) {
    const pair = RIGHT.pairs[i] as number;
    RIGHTS[pair] = (RIGHTS[pair] as number) + 1;
  }
}

function prepareRows(from: number, first: Int32Array, second: Int32Array): void {
  readLines(from, 9, 1);
  shareRows(LINES, first);
  for (let way = 0; way < SHARINGS; way++)
    for (let row = 0; row < 3; row++)
      second[3 * way + row] = ALL_DIGITS & ~(first[3 * way + row] as number) & ~setOf(from + 9 * row, 1);
}

const layoutOf = (from: number): number =>
  setOf(from, 9) | (setOf(from + 1, 9) << 9) | (setOf(from + 2, 9) << 18);

/** Completes the grid in the way with this number. Returns false if there are not so many. */
function complete(number: number): boolean {
  findFillings();
  let left = number;
  for (let i = 0; i < MIDDLE.count; i++) {
    const pair = MIDDLE.pairs[i] as number;
    const rights = RIGHTS[pair] as number;
    if (left >= rights) {
      left -= rights;
      continue;
    }
    let j = RIGHT.pairs.indexOf(pair);
    for (; left > 0; left--) j = RIGHT.pairs.indexOf(pair, j + 1);
    const upper = Math.floor(pair / SHARINGS);
    const lower = pair % SHARINGS;
    fill(at(3, 3), FIVE, upper, MIDDLE.layouts[i] as number);
    fill(at(6, 3), EIGHT, lower, below(layoutOf(3), MIDDLE.layouts[i] as number));
    fill(at(3, 6), SIX, upper, RIGHT.layouts[j] as number);
    fill(at(6, 6), NINE, lower, below(layoutOf(6), RIGHT.layouts[j] as number));
    return true;
  }
  return false;
}

/** The layout of the third box of a stack. */
const below = (top: number, middle: number): number => 0o777777777 & ~top & ~middle;

function fill(from: number, rows: Int32Array, way: number, layout: number): void {
  for (let row = 0; row < 3; row++)
    for (let column = 0; column < 3; column++) {
      const digit = (rows[3 * way + row] as number) & (layout >> (9 * column));
      CELLS[from + at(row, column)] = 31 - Math.clz32(digit);
    }
}

const read = (): Grid => gridFrom(Array.from(CELLS, (digit) => (digit + 1) as Digit));
