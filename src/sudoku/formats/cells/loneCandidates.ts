import { NO_DIGITS, sizeOf } from '../../core';
import type { CellMark, Row, Stray } from './cells';

const hasCandidates = ({ notes }: CellMark): boolean => sizeOf(notes ?? NO_DIGITS) > 1;
const isBlank = ({ digit, notes }: CellMark): boolean => digit === null && notes === null;

/**
 * Marks cells of several digits as stray if most open cells are plain blanks. Then `12` is a typing error; among
 * other lists of digits it is a list of candidates.
 */
export function withoutLoneCandidates(rows: readonly Row[], text: string): readonly Row[] {
  const lists = countOf(rows, hasCandidates);
  if (lists === 0 || lists >= countOf(rows, isBlank)) return rows;
  return rows.map((row) => {
    const strays = row.cells.flatMap((cell, index) =>
      hasCandidates(cell) ? [strayFrom(cell, index, text)] : [],
    );
    return strays.length === 0
      ? row
      : {
          ...row,
          cells: row.cells.filter((cell) => !hasCandidates(cell)),
          strays: [...row.strays, ...strays],
        };
  });
}

function countOf(rows: readonly Row[], is: (cell: CellMark) => boolean): number {
  let count = 0;
  for (const { cells } of rows) for (const cell of cells) if (is(cell)) count++;
  return count;
}

const strayFrom = ({ start, end }: CellMark, before: number, text: string): Stray => ({
  text: text.slice(start, end).trim(),
  start,
  end,
  before,
});
