import type { Grid } from '../core';
import type { ReadingError } from '../formats';
import { type Count, UNREADABLE, unpackCount, unpackGrid } from './pack';
import type { SolvedPiece } from './solve';

/** What was found about a puzzle. */
export const FINDINGS = ['one', 'none', 'many', 'unreadable'] as const;
export type Finding = (typeof FINDINGS)[number];

/** One row of the table: a puzzle and what was found about it, or something that could not be read. */
export type Row = SolvedRow | UnreadableRow;

export interface SolvedRow extends Count {
  readonly finding: Exclude<Finding, 'unreadable'>;
  /** Its place in the table; and its line in the file. Both counted from 1. */
  readonly number: number;
  readonly line: number;
  readonly givens: Grid;
  /** The lexicographically first solution, the only one if there is one; `null` if there is none. */
  readonly solution: Grid | null;
}

export interface UnreadableRow {
  readonly finding: 'unreadable';
  readonly number: number;
  readonly line: number;
  /** Why, with the line and column in the file. */
  readonly reason: ReadingError;
  /** The bytes of the file that hold it. */
  readonly start: number;
  readonly end: number;
}

/** Everything found in a file, packed: some 60 bytes for each puzzle. It only grows. */
export interface Table {
  readonly size: number;
  /** How many rows there are of each finding. */
  readonly sizes: Readonly<Record<Finding, number>>;
  /** Adds the next piece of the file; `at` is the offset of its first byte. */
  append(piece: SolvedPiece, at: number): void;
  /** A row by its index, 0 to `size - 1`. Throws if there is none. */
  row(index: number): Row;
  /** The index of the n-th row with a finding; with `null`, of the n-th row. Throws if there is none. */
  indexOf(finding: Finding | null, n: number): number;
}

interface Placed {
  readonly piece: SolvedPiece;
  readonly at: number;
  /** Its first row, and how many lines are before it. */
  readonly row: number;
  readonly line: number;
}

/**
 * An empty table.
 *
 * @param before how many rows and lines of the file are before it, if it is a part of a longer one
 */
export function createTable(before = { rows: 0, lines: 0 }): Table {
  const placed: Placed[] = [];
  const lists: Record<Finding, IndexList> = {
    one: indexList(),
    none: indexList(),
    many: indexList(),
    unreadable: indexList(),
  };
  let size = 0;
  let { lines } = before;

  return {
    get size() {
      return size;
    },
    get sizes() {
      const { one, none, many, unreadable } = lists;
      return { one: one.size, none: none.size, many: many.size, unreadable: unreadable.size };
    },
    append(piece, at) {
      placed.push({ piece, at, row: size, line: lines });
      for (let i = 0; i < piece.records; i++) lists[findingOf(piece.counts[i] as number)].push(size + i);
      size += piece.records;
      lines += piece.lineCount;
    },
    row(index) {
      const place = placed[lastAtMost(placed.length, (i) => (placed[i] as Placed).row <= index)];
      if (place === undefined || index >= size) throw new Error(`no row ${index} of ${size}`);
      return rowOf(place, index - place.row, before.rows);
    },
    indexOf(finding, n) {
      const index = finding === null ? n : lists[finding].at(n);
      if (index === undefined || index >= size) throw new Error(`no row ${n} of ${finding}`);
      return index;
    },
  };
}

function findingOf(code: number): Finding {
  if (code === UNREADABLE) return 'unreadable';
  const { count } = unpackCount(code);
  return count === 0 ? 'none' : count === 1 ? 'one' : 'many';
}

function rowOf({ piece, at, row, line }: Placed, record: number, before: number): Row {
  const code = piece.counts[record] as number;
  const finding = findingOf(code);
  const place = { number: before + row + record + 1, line: line + (piece.lines[record] as number) + 1 };
  if (finding === 'unreadable') return { finding, ...place, ...failureOf(piece, at, record, place.line) };
  const { digits, marks } = piece;
  return {
    finding,
    ...place,
    ...unpackCount(code),
    givens: unpackGrid(digits, record, marks),
    solution: finding === 'none' ? null : unpackGrid(digits, record, null),
  };
}

function failureOf({ failures, reasons }: SolvedPiece, at: number, record: number, line: number) {
  const found = lastAtMost(failures.length / 4, (i) => (failures[i * 4] as number) <= record);
  const [, start = 0, length = 0, index = 0] = failures.subarray(found * 4, found * 4 + 4);
  const reason = reasons[index];
  if (reason === undefined) throw new Error(`no reason ${index} of ${reasons.length}`);
  const placed = reason.at === null ? reason : { ...reason, at: { ...reason.at, line } };
  return { reason: placed, start: at + start, end: at + start + length };
}

/**
 * The last index below `length` for which `holds` is true; -1 if there is none. `holds` is true up to some index and
 * false after it.
 */
function lastAtMost(length: number, holds: (index: number) => boolean): number {
  let low = 0;
  let high = length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (holds(middle)) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** A growing list of whole numbers, four bytes each. */
interface IndexList {
  readonly size: number;
  push(index: number): void;
  at(n: number): number | undefined;
}

const LIST_BLOCK = 16_384;

function indexList(): IndexList {
  const blocks: Uint32Array[] = [];
  let size = 0;
  return {
    get size() {
      return size;
    },
    push(index) {
      if (size % LIST_BLOCK === 0) blocks.push(new Uint32Array(LIST_BLOCK));
      (blocks.at(-1) as Uint32Array)[size % LIST_BLOCK] = index;
      size++;
    },
    at: (n) => (n < size ? blocks[Math.floor(n / LIST_BLOCK)]?.[n % LIST_BLOCK] : undefined),
  };
}
