import type { Brand } from './brand';
import { CELLS, type Cell } from './cell';
import { type Digit, isDigit } from './digit';

/**
 * An immutable 9×9 grid: 81 characters in reading order, `1`–`9` or `.` for a blank. Two grids are equal when
 * `===` says so, and the same text serves in links, storage and messages to the worker.
 */
export type Grid = Brand<string, 'grid'>;

export const EMPTY_GRID = '.'.repeat(81) as Grid;

/** Whether `text` is a grid: 81 characters, each `1`–`9` or `.`. */
export const isGrid = (text: string): text is Grid => /^[1-9.]{81}$/.test(text);

/** A grid from text that must be one. Throws if it is not: for literals and checked input only. */
export function grid(text: string): Grid {
  if (!isGrid(text)) throw new Error(`not a grid: ${JSON.stringify(text.slice(0, 100))}`);
  return text;
}

/** A grid from 81 digits in reading order, `null` for a blank. */
export function gridFrom(digits: readonly (Digit | null)[]): Grid {
  return grid(digits.map((digit) => digit ?? '.').join(''));
}

/** The digit in a cell, or `null` if the cell is blank. */
export function digitAt(grid: Grid, cell: Cell): Digit | null {
  const value = grid.charCodeAt(cell) - 48;
  return isDigit(value) ? value : null;
}

/** The same grid with one cell changed. */
export const put = (grid: Grid, cell: Cell, digit: Digit | null): Grid =>
  (grid.slice(0, cell) + (digit ?? '.') + grid.slice(cell + 1)) as Grid;

/** `upper` laid over `lower`: where `upper` is blank, `lower` shows. */
export function overlay(upper: Grid, lower: Grid): Grid {
  if (upper === EMPTY_GRID) return lower;
  if (lower === EMPTY_GRID) return upper;
  let text = '';
  for (let i = 0; i < 81; i++) text += upper[i] === '.' ? lower[i] : upper[i];
  return text as Grid;
}

/** How many cells hold a digit, 0–81. */
export function countFilled(grid: Grid): number {
  let count = 0;
  for (let i = 0; i < 81; i++) if (grid.charCodeAt(i) !== 46) count++;
  return count;
}

/** The blank cells in reading order. */
export const blanksOf = (grid: Grid): Cell[] => CELLS.filter((cell) => digitAt(grid, cell) === null);
