import { CELLS, digitAt, type Grid } from '../../core';
import { inRows } from '../cells/writing';

const RULE = '-----------------';

/** A grid with bars between the cells of a row, `4|8|3|9|2|1|6|5|7`, and rules between the rows. */
export const writeBars = (grid: Grid): string =>
  inRows(CELLS.map((cell) => digitAt(grid, cell) ?? '.'))
    .map((row) => `${row.join('|')}\n`)
    .join(`${RULE}\n`);
