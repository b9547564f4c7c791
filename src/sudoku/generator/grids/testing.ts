import type { Grid } from '../../core';
import table from './bandClasses.txt?raw';

/*
 * A band is three boxes, each a list of nine digits 0–8 in reading order. The first box of all bands here is 0–8 in
 * reading order, and the columns of the two others stand in one order only.
 */

/** The digits of a box in reading order. */
export type Box = readonly number[];
export type Band = readonly Box[];

const ROWS = [0b111, 0b111000, 0b111000000];
const ALL = 0b111111111;
const DIGITS: Box = [0, 1, 2, 3, 4, 5, 6, 7, 8];
const ORDERS = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
] as const;

/** The 56 · 36 · 36 bands. Each stands for the 9! · 36 that have other digits or other orders of those columns. */
export function* bands(): Generator<Band> {
  for (const rows of sharings()) {
    const rest = rows.map((row, i) => ALL & ~row & ~(ROWS[i] ?? 0));
    const thirds = boxesWith(rest);
    for (const second of boxesWith(rows)) for (const third of thirds) yield [DIGITS, second, third];
  }
}

/** The ways to give the second box its rows. */
function sharings(): readonly (readonly number[])[] {
  const triples = Array.from({ length: 512 }, (_, set) => set).filter((set) => sizeOf(set) === 3);
  return triples.flatMap((first) =>
    triples.flatMap((second) => {
      const third = ALL & ~first & ~second;
      const rows = [first, second, third];
      const fair = (first & second) === 0 && rows.every((row, i) => (row & (ROWS[i] ?? 0)) === 0);
      return fair ? [rows] : [];
    }),
  );
}

/** The boxes with these rows, their columns in the order of their top digits. */
function boxesWith(rows: readonly number[]): readonly Box[] {
  const [first = [], second = [], third = []] = rows.map(digitsOf);
  return ORDERS.flatMap((a) => ORDERS.map((b) => [...first, ...ordered(second, a), ...ordered(third, b)]));
}

const ordered = (digits: readonly number[], order: readonly number[]): number[] =>
  order.map((i) => digits[i] ?? 0);

/**
 * A name for all bands that become one another by other digits, or another order of boxes, rows or columns. There are
 * 416.
 */
export function classOf(band: Band): string {
  let least = '';
  for (let base = 0; base < 3; base++)
    for (const rowOrder of ORDERS)
      for (const columnOrder of ORDERS) {
        // The digits are renamed so that the first box becomes the one above.
        const names: number[] = [];
        const box = band[base] ?? [];
        rowOrder.forEach((row, i) => {
          columnOrder.forEach((column, j) => {
            names[box[3 * row + column] ?? 0] = 3 * i + j;
          });
        });
        const others = [1, 2]
          .map((step) => nameOf(band[(base + step) % 3] ?? [], names, rowOrder))
          .sort()
          .join(' ');
        if (least === '' || others < least) least = others;
      }
  return least;
}

/** The columns of a box with its digits renamed and its rows in this order, sorted. */
const nameOf = (box: Box, names: readonly number[], rowOrder: readonly number[]): string =>
  [0, 1, 2]
    .map((column) => rowOrder.map((row) => names[box[3 * row + column] ?? 0] ?? 0).join(''))
    .sort()
    .join('');

/** The sets of digits in the columns of a box, in one order whatever their own. */
export const columnSetsOf = (box: Box): string =>
  [0, 1, 2]
    .map((column) => [box[column], box[3 + column], box[6 + column]].sort().join(''))
    .sort()
    .join('');

const digitsOf = (set: number): readonly number[] => DIGITS.filter((digit) => ((set >> digit) & 1) === 1);

const sizeOf = (set: number): number => digitsOf(set).length;

/** A class of bands, and how many solution grids have a first band of it, but for a factor that all share. */
interface BandClass {
  readonly name: string;
  readonly grids: number;
}

/**
 * All 416, as `npm run bench -- grids` finds them. Each line: the name, the bands, the ways to go on with one of them.
 */
export const BAND_CLASSES: readonly BandClass[] = table
  .trim()
  .split('\n')
  .map((line) => {
    const [a = '', b = '', count, ways] = line.split(' ');
    return { name: `${a} ${b}`, grids: Number(count) * Number(ways) };
  });

/** The first band of a solution grid, its digits renamed so that its first box is in reading order. */
export function bandOf(grid: Grid): Band {
  return [0, 1, 2].map((box) =>
    Array.from({ length: 9 }, (_, i) => grid.charCodeAt(9 * Math.floor(i / 3) + 3 * box + (i % 3)) - 49),
  );
}

/**
 * How far counts are from what is expected, as a number of standard deviations of chi-square, which is about normal.
 */
export function deviation(counts: readonly number[], expected: readonly number[]): number {
  // What is too rare for the approximation is taken together.
  let [rare, rareExpected, sum, terms] = [0, 0, 0, 0];
  counts.forEach((count, i) => {
    const wanted = expected[i] ?? 0;
    if (wanted >= 5) {
      sum += (count - wanted) ** 2 / wanted;
      terms++;
    } else {
      rare += count;
      rareExpected += wanted;
    }
  });
  if (rareExpected > 0) {
    sum += (rare - rareExpected) ** 2 / rareExpected;
    terms++;
  }
  const freedom = terms - 1;
  // Wilson and Hilferty: the cube root of chi-square is nearly normal.
  return ((sum / freedom) ** (1 / 3) - (1 - 2 / (9 * freedom))) / Math.sqrt(2 / (9 * freedom));
}
