import type { ReadingError } from '../formats';
import { countSolutions, firstSolution, type OnTick, solveCells } from '../solver';
import { DIGIT_BYTES, MARK_BYTES, packCount, packGrids, UNREADABLE } from './pack';
import type { LineCells } from './plainLine';
import { gridOf, type ReadOptions, readPiece } from './read';

/** The result for a piece of a file, packed: a record for each puzzle and each failure, in order of the lines. */
export interface SolvedPiece {
  readonly records: number;
  /** For each record its line in the piece, counted from 0. */
  readonly lines: Uint32Array<ArrayBuffer>;
  /** For each record its number of solutions, as `packCount` writes it, or `UNREADABLE`. */
  readonly counts: Uint16Array<ArrayBuffer>;
  /** For each record its digits and marks, as `packGrids` writes them. */
  readonly digits: Uint8Array<ArrayBuffer>;
  readonly marks: Uint8Array<ArrayBuffer>;
  /** Four numbers for each failure: its record, its first byte in the piece, its length, and its reason as an index. */
  readonly failures: Uint32Array<ArrayBuffer>;
  /** The different reasons. If one has a place, only its column counts. */
  readonly reasons: readonly ReadingError[];
  /** How many lines the piece has. */
  readonly lineCount: number;
}

/** The buffers of a piece, to be transferred instead of copied. */
export const buffersOf = ({ lines, counts, digits, marks, failures }: SolvedPiece): ArrayBuffer[] =>
  [lines, counts, digits, marks, failures].map(({ buffer }) => buffer);

export interface SolveOptions extends ReadOptions {
  /** Solutions are counted up to this many, 2 to 10,000. */
  readonly limit: number;
  /**
   * Called after every few records, and now and then during a long one, with the number of records done. May throw to
   * end the work.
   */
  readonly onProgress: (records: number) => void;
}

/** So many records are done between two reports. */
const REPORTED = 32;
/** A piece has at most this many different reasons; further ones lose their details. */
const MOST_REASONS = 4096;
const ANY_REASON: ReadingError = { kind: 'noPuzzle', at: null, repairs: [], others: 0 };

/**
 * Reads and solves all puzzles of a piece of a file: proves how many solutions each has, up to a limit, and keeps the
 * lexicographically first.
 */
export async function solvePiece(bytes: Uint8Array, options: SolveOptions): Promise<SolvedPiece> {
  const { limit, onProgress } = options;
  let capacity = 16 + Math.ceil(bytes.length / 82);
  let lines = new Uint32Array(capacity);
  let counts = new Uint16Array(capacity);
  let digits = new Uint8Array(capacity * DIGIT_BYTES);
  let marks = new Uint8Array(capacity * MARK_BYTES);
  const failures: number[] = [];
  const reasons = new Map<string, { readonly index: number; readonly reason: ReadingError }>();
  let records = 0;

  const begin = (line: number): void => {
    if (records === capacity) {
      capacity *= 2;
      lines = resized(new Uint32Array(capacity), lines);
      counts = resized(new Uint16Array(capacity), counts);
      digits = resized(new Uint8Array(capacity * DIGIT_BYTES), digits);
      marks = resized(new Uint8Array(capacity * MARK_BYTES), marks);
    }
    lines[records] = line;
  };
  const onTick = (): void => onProgress(records);
  const end = (): void => {
    records++;
    if (records % REPORTED === 0) onTick();
  };
  const reasonIndex = (reason: ReadingError): number => {
    const named = reasons.size < MOST_REASONS ? reason : ANY_REASON;
    const key = JSON.stringify(named);
    const known = reasons.get(key) ?? { index: reasons.size, reason: named };
    reasons.set(key, known);
    return known.index;
  };

  const lineCount = await readPiece(
    bytes,
    {
      puzzle({ line }, cells) {
        begin(line);
        counts[records] = solve(cells, limit, onTick);
        packGrids(digits, marks, records, cells, SOLUTION);
        end();
      },
      failure({ line, start, end: to }, reason) {
        begin(line);
        counts[records] = UNREADABLE;
        failures.push(records, start, to - start, reasonIndex(reason));
        end();
      },
    },
    options,
  );
  return {
    records,
    lines: fitted(lines, records),
    counts: fitted(counts, records),
    digits: fitted(digits, records * DIGIT_BYTES),
    marks: fitted(marks, records * MARK_BYTES),
    failures: Uint32Array.from(failures),
    reasons: [...reasons.values()].map(({ reason }) => reason),
    lineCount,
  };
}

function resized<T extends Uint8Array | Uint16Array | Uint32Array>(to: T, from: T): T {
  to.set(from);
  return to;
}

/** The first numbers of an array: a copy, unless most of the array is used. */
function fitted<T extends Uint8Array<ArrayBuffer> | Uint16Array<ArrayBuffer> | Uint32Array<ArrayBuffer>>(
  array: T,
  length: number,
): T {
  return (length < array.length * 0.9 ? array.slice(0, length) : array.subarray(0, length)) as T;
}

/* The digits of the record being solved. */
const SOLUTION = new Uint8Array(81);

/**
 * Proves how many solutions a puzzle has, and writes the first of them, or without one the puzzle itself, to `SOLUTION`.
 * Returns the packed count.
 */
function solve(cells: LineCells, limit: number, onTick: OnTick): number {
  const found = solveCells(cells, SOLUTION, onTick);
  if (found === 1) return 1;
  SOLUTION.set(cells);
  if (found === 0) return 0;
  const givens = gridOf(cells);
  // Counting one beyond the limit tells whether there are more.
  const { count, complete } = countSolutions(givens, { limit: limit + 1, onTick });
  const first = firstSolution(givens, onTick);
  if (first === null) throw new Error(`many solutions, but no first one: ${givens}`);
  for (let cell = 0; cell < 81; cell++) SOLUTION[cell] = first.charCodeAt(cell) - 48;
  return packCount({ count: Math.min(count, limit), exact: complete });
}
