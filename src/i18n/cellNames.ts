import { columnOf, rowOf } from '../sudoku/core';
import type { CellName } from './sections/reasons';

/** `r3c5`: the row and the column by their numbers. */
export const rowColumn: CellName = (cell) => `r${rowOf(cell) + 1}c${columnOf(cell) + 1}`;

/** The letter of a row, from 1 at the top. */
export const rowLetter = (number: number): string => 'ABCDEFGHI'.charAt(number - 1);

/** `C5`: the row as a letter from the top, the column by its number. */
export const letters: CellName = (cell) => `${rowLetter(rowOf(cell) + 1)}${columnOf(cell) + 1}`;
