/*
 * The ways to fill the four boxes that are left when the first band and the first stack are filled. Digits are 0–8; a set of
 * digits has nine bits.
 *
 *     1 2 3      Which column a digit takes in box 5 is one of the two that it does not take in box 2; box 8 gets the
 *     4 5 6      other. Which row it takes in box 5 is one of the two that it does not take in box 4; box 6 gets the
 *     7 8 9      other. So boxes 5 and 6 share their rows in one of 56 ways, and boxes 8 and 9 in one of 56. Once both
 *                are chosen, boxes 5 and 8 do not depend on boxes 6 and 9.
 */

const ALL_DIGITS = 511;

/** The number of ways in which two boxes can share the rows that a third one beside them leaves. */
export const SHARINGS = 56;

/*
 * The ways to share, by subsets of three. For its first row a box takes some digits of the third box's second row, and
 * the missing ones from its third row; for its second row it takes as many from the first row. The rest follows.
 */
const WAYS: readonly (readonly [number, number, number])[] = subsets().flatMap((second) =>
  subsets().flatMap((third) =>
    subsets().flatMap((first) =>
      sizeOf(second) + sizeOf(third) === 3 && sizeOf(first) === sizeOf(third)
        ? [[second, third, first] as const]
        : [],
    ),
  ),
);

function subsets(): readonly number[] {
  return [0, 1, 2, 3, 4, 5, 6, 7];
}

function sizeOf(set: number): number {
  return (set & 1) + ((set >> 1) & 1) + ((set >> 2) & 1);
}

/** The digits of three rows or columns of a box: at `3 * line + place`. */
export type Lines = Uint8Array;

/** For each of the 56 ways: the three rows of the first box that shares, as sets. */
export function shareRows(lines: Lines, into: Int32Array): void {
  for (let way = 0; way < SHARINGS; way++) {
    const [second, third, first] = WAYS[way] as readonly [number, number, number];
    into[3 * way] = pick(lines, 3, second) | pick(lines, 6, third);
    into[3 * way + 1] = pick(lines, 6, 7 ^ third) | pick(lines, 0, first);
    into[3 * way + 2] = pick(lines, 3, 7 ^ second) | pick(lines, 0, 7 ^ first);
  }
}

function pick(lines: Lines, from: number, subset: number): number {
  let set = 0;
  for (let place = 0; place < 3; place++) {
    if (((subset >> place) & 1) === 1) set |= 1 << (lines[from + place] as number);
  }
  return set;
}

/*
 * A layout says which digits are in which column of a box: 27 bits, those of column c from bit 9c on. A box with known
 * rows that must avoid the columns of another box has at most two layouts for each row, so at most eight.
 */
const EVERYWHERE = ALL_DIGITS * 0o001001001;

interface Layouts {
  /** How many there are for each sharing. */
  readonly counts: Uint8Array;
  /** Up to eight for each sharing. */
  readonly layouts: Int32Array;
}

const newLayouts = (): Layouts => ({
  counts: new Uint8Array(SHARINGS),
  layouts: new Int32Array(8 * SHARINGS),
});

const ROW_LAYOUTS = new Int32Array(6);

/** All layouts of boxes with these rows in which no digit is in the same column as in the layout `above`. */
function findLayouts(rows: Int32Array, above: number, into: Layouts): void {
  for (let way = 0; way < SHARINGS; way++) {
    let count = 1;
    const base = 8 * way;
    into.layouts[base] = 0;
    for (let row = 0; row < 3 && count > 0; row++) {
      const found = layRow(rows[3 * way + row] as number, above);
      // Joins each layout so far with each of this row. Backwards, so that none is overwritten before it is used.
      for (let i = count - 1; i >= 0; i--) {
        const before = into.layouts[base + i] as number;
        for (let j = found - 1; j >= 0; j--)
          into.layouts[base + i * found + j] = before | (ROW_LAYOUTS[j] as number);
      }
      count *= found;
    }
    into.counts[way] = count;
  }
}

function layRow(row: number, above: number): number {
  let found = 0;
  for (let first = row & ~above; first !== 0; first &= first - 1) {
    const a = first & -first;
    for (let second = row & ~a & ~(above >> 9); second !== 0; second &= second - 1) {
      const b = second & -second;
      const c = row & ~a & ~b;
      if ((c & (above >> 18)) === 0) ROW_LAYOUTS[found++] = a | (b << 9) | (c << 18);
    }
  }
  return found;
}

/* The layouts of the upper box by a hash of their bits: chains of entries, each a way and a layout. */
const HASH = 1024;
const HEADS = new Int16Array(HASH);
const NEXT = new Int16Array(8 * SHARINGS);

const hash = (layout: number): number => Math.imul(layout, 0x9e3779b1) >>> 22;

const UPPER = newLayouts();
const LOWER = newLayouts();

/** How a stack can be filled below its top box: pairs of sharings, and with each the layout of the upper box. */
export interface Fillings {
  count: number;
  /** `56 * upper + lower` for each filling. */
  readonly pairs: Int32Array;
  readonly layouts: Int32Array;
}

/* No upper box has more than 8 layouts for one of 56 sharings, and each meets one layout for a lower sharing. */
export const newFillings = (): Fillings => ({
  count: 0,
  pairs: new Int32Array(8 * SHARINGS * SHARINGS),
  layouts: new Int32Array(8 * SHARINGS * SHARINGS),
});

/** All ways to fill two boxes of these rows under a box whose columns are `top`. */
export function fillStack(upperRows: Int32Array, lowerRows: Int32Array, top: number, into: Fillings): void {
  findLayouts(upperRows, top, UPPER);
  findLayouts(lowerRows, top, LOWER);
  HEADS.fill(-1);
  for (let way = 0; way < SHARINGS; way++) {
    for (let i = 8 * way; i < 8 * way + (UPPER.counts[way] as number); i++) {
      const at = hash(UPPER.layouts[i] as number);
      NEXT[i] = HEADS[at] as number;
      HEADS[at] = i;
    }
  }
  let count = 0;
  for (let way = 0; way < SHARINGS; way++) {
    for (let i = 8 * way; i < 8 * way + (LOWER.counts[way] as number); i++) {
      const wanted = EVERYWHERE ^ top ^ (LOWER.layouts[i] as number);
      for (let at = HEADS[hash(wanted)] as number; at >= 0; at = NEXT[at] as number) {
        if (UPPER.layouts[at] !== wanted) continue;
        into.pairs[count] = SHARINGS * (at >> 3) + way;
        into.layouts[count++] = wanted;
      }
    }
  }
  into.count = count;
}
