import type { Puzzle } from '../../core';
import { readTable } from '../cells/table';
import { filledCells, inRows, inThrees } from '../cells/writing';
import { type Format, found, refused } from '../format';
import type { Source } from '../text/source';
import { readPlain } from './plain';

/** Drawn boards: bars between cells or boxes, rules between rows, in ASCII or box-drawing characters. */
export const picture = {
  id: 'picture',
  carries: ['givens'],
  extension: 'txt',
  read(source: Source) {
    const table = readTable(source, '|');
    if (table?.kind === 'table') return found(table.finds);
    const outcome = readPlain(source);
    if (outcome?.kind === 'plain' && outcome.plain.shape === 'rows' && outcome.plain.ruled)
      return found(outcome.plain.finds);
    if (outcome?.kind === 'fault' && outcome.shape === 'rows' && outcome.ruled) return refused(outcome.fault);
    return table === null ? null : refused(table.fault);
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
