import {
  type Cell,
  type Digit,
  fail,
  type Grid,
  isCell,
  isDigit,
  isGrid,
  ok,
  type Result,
} from '../../sudoku/core';

/*
 * One reader for everything that the page stores as versioned JSON. A stored text may be cut off, changed or from a
 * later version; that is a `Result`. Any other exception is a bug of ours and is not caught.
 */

/** Why a stored text cannot be used. */
export type Unreadable = 'damaged' | 'newer';

/** Thrown by the checks below, and only by them. */
class Damaged extends Error {}

/** Rejects a stored text, because something in it is not what was written. Throws `Damaged`. */
export function refuse(): never {
  throw new Damaged();
}

/** A stored format and its reader. */
export interface Written<T> {
  /** Raised with every change that an older reader would misread. */
  readonly version: number;
  /** The oldest readable version. If absent, only `version` is readable. */
  readonly oldest?: number;
  /** The version of a text that does not name one. If absent, such a text is damaged. */
  readonly unversioned?: number;
  /** Reads the parsed text, with the checks below. */
  readonly read: (saved: Readonly<Record<string, unknown>>) => T;
}

/** Reads a stored text. A text of a later version is not examined further. */
export function readStored<T>(text: string, written: Written<T>): Result<T, Unreadable> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return fail('damaged');
  }
  return readValue(value, written);
}

/** Like `readStored`, for plain data from a database or a file. */
export function readValue<T>(
  value: unknown,
  { version, oldest = version, unversioned, read }: Written<T>,
): Result<T, Unreadable> {
  return readOr(fail('damaged'), () => {
    const saved = record(value);
    const written = number(saved.version ?? unversioned);
    if (written > version) return fail('newer');
    if (written < oldest || written % 1 !== 0) refuse();
    return ok(read(saved));
  });
}

/** Reads a part of a damaged text; `null` if that part is damaged too. */
export function readPart<T>(text: string, read: (value: unknown) => T): T | null {
  const part = readStored(`{"version":0,"part":${text}}`, { version: 0, read: ({ part }) => read(part) });
  return part.ok ? part.value : null;
}

/** Returns what `read` returns, or `otherwise` if the data is damaged. For parts that the rest can do without. */
export function readOr<T, E>(otherwise: E, read: () => T): T | E {
  try {
    return read();
  } catch (error) {
    if (error instanceof Damaged) return otherwise;
    throw error;
  }
}

export function record(value: unknown): Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) refuse();
  return value as Readonly<Record<string, unknown>>;
}

export function array(value: unknown): readonly unknown[] {
  if (!Array.isArray(value)) refuse();
  return value;
}

export function number(value: unknown): number {
  if (typeof value !== 'number' || !Number.isFinite(value)) refuse();
  return value;
}

/** A whole number from 0 to `most`. */
export function index(value: unknown, most = Number.MAX_SAFE_INTEGER): number {
  const found = number(value);
  if (!Number.isSafeInteger(found) || found < 0 || found > most) refuse();
  return found;
}

export function string(value: unknown): string {
  if (typeof value !== 'string') refuse();
  return value;
}

/** One of `words`. */
export function oneOf<T extends string>(words: readonly T[], value: unknown): T {
  const found = words.find((word) => word === value);
  return found ?? refuse();
}

export function cellFrom(value: unknown): Cell {
  const cell = number(value);
  if (!isCell(cell)) refuse();
  return cell;
}

export function digitFrom(value: unknown): Digit {
  const digit = number(value);
  if (!isDigit(digit)) refuse();
  return digit;
}

/** At most 81 cells. */
export function cellsFrom(value: unknown): readonly Cell[] {
  const cells = array(value);
  if (cells.length > 81) refuse();
  return cells.map(cellFrom);
}

export function gridFrom(value: unknown): Grid {
  const text = string(value);
  if (!isGrid(text)) refuse();
  return text;
}
