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
 * One reader for everything that the page stores as versioned JSON. What stands in a person's storage may be cut off,
 * changed or from a later version: that is a `Result`. Whatever else is thrown is a mistake of ours, and is not caught.
 */

/** Why a stored text cannot be used. */
export type Unreadable = 'damaged' | 'newer';

/** What the checks below throw, and nothing else does. */
class Damaged extends Error {}

/** Gives up on a stored text: something in it is not what was written. */
export function refuse(): never {
  throw new Damaged();
}

/** How a kind of text is written, and read again. */
export interface Written<T> {
  /** Raised with every change that an older reader would misread. */
  readonly version: number;
  /** The oldest version that is read as well; without it there is none. */
  readonly oldest?: number;
  /** The version of a text that names none; without it, such a text is damaged. */
  readonly unversioned?: number;
  /** Takes the text apart with the checks below. */
  readonly read: (saved: Readonly<Record<string, unknown>>) => T;
}

/** What a stored text says; one of a later version is not looked into. */
export function readStored<T>(text: string, written: Written<T>): Result<T, Unreadable> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return fail('damaged');
  }
  return readValue(value, written);
}

/** The same for what a database or a file has as plain data. */
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

/** What is read, or `otherwise` where it is damaged: for parts that the rest can do without. */
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

/** One of a few words. */
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

/** Some cells of a board: no more than it has. */
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
