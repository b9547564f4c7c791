import { CELLS, cellAt, columnOf, digitAt, type Grid, gridFrom, rowOf } from '../../core';

/** Calls that fill a board from a list, column by column, as R, MATLAB, Julia and Fortran do unless told otherwise. */
const COLUMN_BY_COLUMN: readonly RegExp[] = [
  /\bmatrix\s*\(\s*(?:data\s*=\s*)?c\s*\(/,
  /\b(?:array|structure)\s*\(\s*c\s*\(/,
  /\bdim\s*\(\s*\w+\s*\)\s*(?:<-|=)\s*c\s*\(\s*9/,
  // With an apostrophe after it, the board is turned back into rows; with a tuple, it is one of Python's.
  /\breshape\s*\(\s*(?:\[[^\]]{0,2000}\]|\w{1,40})\s*,\s*(?:9\s*,\s*(?:9|\[\s*\])|\[\s*9[\s,]+9\s*\])\s*\)(?!\s*')/,
  /\border\s*=\s*["']F["']/,
  // A table of pandas as objects: a whole column in each.
  /\{\s*["']?0["']?\s?:\s?\{(?:\s*["']?\d["']?\s?:\s?[^\s,:{}]{1,6},?){9}\}/,
  // What R tells of a table: a line for each column.
  /^\s*\$ \w{1,20}\s*(?:<(?:int|dbl|chr)>|: (?:int|num|chr))/m,
];

/** Whether a program's text fills its board column by column. */
export const isByColumns = (text: string): boolean =>
  COLUMN_BY_COLUMN.some((call) => call.test(text)) && !/\bbyrow\s*=\s*T/.test(text);

/** The board with rows and columns exchanged. The rules of the game hold for it as well, so no solver can tell. */
export const transposed = (grid: Grid): Grid =>
  gridFrom(CELLS.map((cell) => digitAt(grid, cellAt(columnOf(cell), rowOf(cell)))));
