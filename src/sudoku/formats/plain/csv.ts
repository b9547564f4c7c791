import type { Puzzle } from '../../core';
import { type Delimiter, readTable } from '../cells/table';
import { filledCells, inRows } from '../cells/writing';
import { type Format, found, refused } from '../format';
import type { Source } from '../text/source';

const DELIMITERS: readonly Delimiter[] = ['\t', ',', ';', '&'];

/** Tables of fields between commas, semicolons or tabs, also as copied from a spreadsheet. Empty fields are blanks. */
export const csv = {
  id: 'csv',
  carries: ['givens'],
  extension: 'csv',
  read(source: Source) {
    const outcomes = DELIMITERS.map((delimiter) => readTable(source, delimiter));
    const table = outcomes.find((outcome) => outcome?.kind === 'table');
    if (table?.kind === 'table') return found(table.finds);
    const fault = outcomes.find((outcome) => outcome?.kind === 'fault');
    return fault?.kind === 'fault' ? refused(fault.fault) : null;
  },
  write: (puzzle: Puzzle): string =>
    inRows(filledCells(puzzle))
      .map((row) => `${row.map((digit) => digit ?? '').join(',')}\n`)
      .join(''),
} as const satisfies Format;
