import { CELLS, digitAt, type Grid, overlay, type Puzzle } from '../../core';
import { inRows } from '../cells/writing';

/** Nine lines of nine digits, givens and entries alike, `0` for a blank. */
export const writeLines = ({ givens, entries }: Puzzle): string =>
  overlay(givens, entries).replaceAll('.', '0').replace(/.{9}/g, '$&\n');

const RULE = '-----------------';

/** A grid with bars between the cells of a row, `4|8|3|9|2|1|6|5|7`, and rules between the rows. */
export const writeBars = (grid: Grid): string =>
  inRows(CELLS.map((cell) => digitAt(grid, cell) ?? '.'))
    .map((row) => `${row.join('|')}\n`)
    .join(`${RULE}\n`);
