import { isLineEnd } from './lines';

/** The cells of a line that is read from its bytes alone: in reading order, 1–9, or 0 for a blank. */
export type LineCells = Uint8Array;

/** The line is empty. */
export const NOTHING = 0;
/** The line is a puzzle; its cells have been written. */
export const PUZZLE = 81;
/** The line cannot be read from its bytes alone. */
export const UNSURE = -1;

/* Classes of bytes: 1–9 are the digits. */
const OTHER = 0;
const BLANK = 10;
const SEPARATOR = 11;
const LABEL = 12;

const CLASS = new Uint8Array(256);
for (const character of '0._*-xX?') CLASS[character.charCodeAt(0)] = BLANK;
for (const character of ' \t,;|') CLASS[character.charCodeAt(0)] = SEPARATOR;
for (const character of ':()#"\'') CLASS[character.charCodeAt(0)] = LABEL;
for (let digit = 1; digit <= 9; digit++) CLASS[48 + digit] = digit;

const isCell = (kind: number): boolean => kind > OTHER && kind <= BLANK;

/** Text before the cells that is longer than this is not a label such as a puzzle's number. */
const LONGEST_LABEL = 24;
/**
 * A line of nothing but cells is a miscounted puzzle between these lengths. Otherwise it may be a row, or another
 * notation.
 */
const FEWEST_MISCOUNTED = 60;
const MOST_MISCOUNTED = 120;

/**
 * Reads the line of `bytes` from `start` to `end` (without its line end), if it can be read without knowing the rest
 * of the file: 81 digits and blanks in succession, perhaps after a number and before a comment; or separated by
 * single spaces or commas. Returns `PUZZLE` and fills `cells`; `NOTHING` for an empty line; the number of cells if
 * the line has only cells, but too few or too many; or `UNSURE`. Allocates nothing and passes over the bytes once.
 */
export function readPlainLine(bytes: Uint8Array, start: number, end: number, cells: LineCells): number {
  const from = skipSpace(bytes, start, end);
  const to = skipSpaceBack(bytes, from, end);
  if (from === to) return NOTHING;
  let total = 0;
  let groupStart = from;
  let single = true;
  let i = from;
  for (; i < to; i++) {
    const kind = CLASS[bytes[i] as number] as number;
    if (isCell(kind)) {
      if (i === groupStart) groupStart = i;
      continue;
    }
    const length = i - groupStart;
    if (length === PUZZLE) break;
    if (length > 0) {
      total += length;
      single &&= length === 1;
    }
    if (kind !== SEPARATOR) single = false;
    if (kind === OTHER) return UNSURE;
    groupStart = i + 1;
  }
  const length = i - groupStart;
  if (length === PUZZLE && groupStart - from <= LONGEST_LABEL && endsCells(bytes, i, to)) {
    fill(bytes, groupStart, i, cells);
    return PUZZLE;
  }
  if (i < to) return UNSURE;
  if (groupStart === from) {
    return length >= FEWEST_MISCOUNTED && length <= MOST_MISCOUNTED ? length : UNSURE;
  }
  total += length;
  if (!single || length !== 1 || total !== PUZZLE) return UNSURE;
  fill(bytes, from, to, cells);
  return PUZZLE;
}

/* The digit of each byte, 0 for a blank. Other bytes have a bit that no digit has. */
const NOT_A_CELL = 128;
const CELL = CLASS.map((kind) => (isCell(kind) ? kind % BLANK : NOT_A_CELL));

/**
 * Reads the line from `start` if it is 81 cells and nothing else, the commonest line. Returns its end, or 0 if it is
 * another line. It has no branch for each cell, because half of these would be mispredicted.
 */
export function readCellLine(bytes: Uint8Array, start: number, cells: LineCells): number {
  const end = start + PUZZLE;
  if (end > bytes.length || !isLineEnd(bytes, end)) return 0;
  let all = 0;
  for (let cell = 0; cell < PUZZLE; cell++) {
    const digit = CELL[bytes[start + cell] as number] as number;
    all |= digit;
    cells[cell] = digit;
  }
  return all < NOT_A_CELL ? end : 0;
}

/** Reads a line of exactly nine cells into row `row` (0–8) of `cells`. Returns whether it is one. */
export function readPlainRow(
  bytes: Uint8Array,
  start: number,
  end: number,
  cells: LineCells,
  row: number,
): boolean {
  const from = skipSpace(bytes, start, end);
  const to = skipSpaceBack(bytes, from, end);
  if (to - from !== 9) return false;
  for (let column = 0; column < 9; column++) {
    const kind = CLASS[bytes[from + column] as number] as number;
    if (!isCell(kind)) return false;
    cells[row * 9 + column] = kind === BLANK ? 0 : kind;
  }
  return true;
}

/** Whether the text after the cells, from `at`, can be a comment or another column. */
function endsCells(bytes: Uint8Array, at: number, to: number): boolean {
  if (at === to) return true;
  const kind = CLASS[bytes[at] as number] as number;
  return kind === SEPARATOR || kind === LABEL;
}

function fill(bytes: Uint8Array, from: number, to: number, cells: LineCells): void {
  let cell = 0;
  for (let i = from; i < to; i++) {
    const kind = CLASS[bytes[i] as number] as number;
    if (isCell(kind)) cells[cell++] = kind === BLANK ? 0 : kind;
  }
}

const isSpace = (byte: number | undefined): boolean => byte === 32 || byte === 9 || byte === 13;

/** The offset after spaces and a byte order mark. */
function skipSpace(bytes: Uint8Array, start: number, end: number): number {
  let i = start;
  if (bytes[i] === 0xef && bytes[i + 1] === 0xbb && bytes[i + 2] === 0xbf) i += 3;
  while (i < end && isSpace(bytes[i])) i++;
  return Math.min(i, end);
}

function skipSpaceBack(bytes: Uint8Array, start: number, end: number): number {
  let i = end;
  while (i > start && isSpace(bytes[i - 1])) i--;
  return i;
}

/** What a line that cannot be read from its bytes alone may be. */
export type LineKind =
  /** A whole puzzle in an unknown notation. */
  | 'whole'
  /** A row of nine cells, or something similar. */
  | 'row'
  /** Another number of cells. */
  | 'cells'
  /** A line drawn between rows. */
  | 'rule'
  | 'words';

/** Fewer cells than this are a number. */
const FEWEST_CELLS = 5;
/** A line with letters that holds a whole puzzle is at least this long. */
const SHORTEST_WHOLE = 40;

/** The kind of a line, judged by its looks alone. */
export function kindOf(bytes: Uint8Array, start: number, end: number): LineKind {
  let cells = 0;
  let letters = 0;
  let foreign = false;
  let numbers = 0;
  let inNumber = false;
  let commas = 0;
  for (let i = start; i < end; i++) {
    const byte = bytes[i] as number;
    const kind = CLASS[byte] as number;
    const isDigit = byte >= 48 && byte <= 57;
    if (isCell(kind)) cells++;
    else if (((byte | 32) >= 97 && (byte | 32) <= 122) || byte < 9) letters++;
    else if (byte >= 128) foreign = true;
    else if (byte === 44 || byte === 59 || byte === 9) commas++;
    if (isDigit && !inNumber) numbers++;
    inNumber = isDigit;
  }
  if (cells >= PUZZLE || (letters > 0 && end - start >= SHORTEST_WHOLE)) return 'whole';
  if (letters > 0) return 'words';
  if (foreign || cells === 9 || numbers === 9 || commas === 8) return 'row';
  if (numbers === 0) return 'rule';
  return cells < FEWEST_CELLS ? 'words' : 'cells';
}
