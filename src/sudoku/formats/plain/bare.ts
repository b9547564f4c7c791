import { overlay, type Puzzle } from '../../core';
import { type Delimiter, readTable } from '../cells/table';
import { filledCells, inRows, inThrees } from '../cells/writing';
import { type Format, found, type Outcome, refused } from '../format';
import type { Source } from '../text/source';
import { type PlainOutcome, readPlain } from './plain';
import { writeLines } from './writeGrid';

/* The forms of bare cells. All share a reader, and each takes the boards and the faults of its own shape. */

/** Nine lines of nine cells, compact or spaced. Written with `0` for blanks, as most programs read it. */
export const nineLines = {
  id: 'nineLines',
  carries: ['givens'],
  extension: 'txt',
  read: (source: Source) => rowsOf(readPlain(source), false),
  write: writeLines,
} as const satisfies Format;

/** 81 characters in reading order, on one line or wrapped, perhaps with spaces between. */
export const line = {
  id: 'line',
  carries: ['givens'],
  extension: 'txt',
  read(source: Source) {
    const outcome = readPlain(source);
    if (outcome?.kind === 'fault') return outcome.shape === 'lines' ? refused(outcome.fault) : null;
    if (outcome === null || outcome.shape === 'rows' || outcome.finds.length !== 1) return null;
    return found(outcome.finds);
  },
  write: ({ givens, entries }: Puzzle): string => `${overlay(givens, entries)}\n`,
} as const satisfies Format;

/** Collections: one puzzle of 81 characters on each line, perhaps with a number, a name or a comment beside it. */
export const sdm = {
  id: 'sdm',
  carries: ['givens'],
  extension: 'sdm',
  read(source: Source) {
    const outcome = readPlain(source);
    return outcome?.kind === 'plain' && outcome.shape === 'lines' ? found(outcome.finds) : null;
  },
  write: ({ givens, entries }: Puzzle): string => `${overlay(givens, entries).replaceAll('.', '0')}\n`,
} as const satisfies Format;

/** Drawn boards: bars between cells or boxes, rules between rows, in ASCII or box-drawing characters. */
export const picture = {
  id: 'picture',
  carries: ['givens'],
  extension: 'txt',
  read(source: Source) {
    const table = tableOf(source, ['|']);
    if (table?.kind === 'found') return table;
    const rows = rowsOf(readPlain(source), true);
    // The fields of a table tell better what is wrong than the characters between its bars.
    return rows?.kind === 'found' ? rows : (table ?? rows);
  },
  write(puzzle: Puzzle): string {
    const rule = '+-------+-------+-------+';
    const rows = inRows(filledCells(puzzle)).map(
      (row) =>
        `|${inThrees(row)
          .map((box) => ` ${box.map((digit) => digit ?? '.').join(' ')} `)
          .join('|')}|`,
    );
    return `${inThrees(rows)
      .map((band) => [rule, ...band].join('\n'))
      .join('\n')}\n${rule}\n`;
  },
} as const satisfies Format;

/** Tables of fields between commas, semicolons or tabs, also as copied from a spreadsheet. Empty fields are blanks. */
export const csv = {
  id: 'csv',
  carries: ['givens'],
  extension: 'csv',
  read: (source: Source) => tableOf(source, ['\t', ',', ';', '&']),
  write: (puzzle: Puzzle): string =>
    inRows(filledCells(puzzle))
      .map((row) => `${row.map((digit) => digit ?? '').join(',')}\n`)
      .join(''),
} as const satisfies Format;

/** The boards of a table with one of these delimiters, or what is wrong with it. */
function tableOf(source: Source, delimiters: readonly Delimiter[]): Outcome {
  const outcomes = delimiters.map((delimiter) => readTable(source, delimiter));
  return outcomes.find((outcome) => outcome?.kind === 'found') ?? outcomes.find((outcome) => outcome) ?? null;
}

/** The boards whose cells are in rows, with lines drawn between them or without. */
function rowsOf(outcome: PlainOutcome, ruled: boolean): Outcome {
  if (outcome?.shape !== 'rows' || outcome.ruled !== ruled) return null;
  return outcome.kind === 'fault' ? refused(outcome.fault) : found(outcome.finds);
}
