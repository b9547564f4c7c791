import { blocksOf } from '../cells/blocks';
import type { CellMark, Row, Stray } from '../cells/cells';
import { find, puzzleOf } from '../cells/puzzles';
import { cellOfField, tableFault } from '../cells/table';
import { type Format, found, type Outcome, refused } from '../format';
import { lineAt } from '../text/lines';
import type { Source } from '../text/source';
import { htmlTables, type TableRow } from './html';

/**
 * The source of a web page, or of a part of it, with a board in a table: one table row for each row, or nine inner
 * tables of three rows, one for each box. A digit is the text of a cell or the value of an input in it.
 */
export const htmlTable = {
  id: 'htmlTable',
  carries: ['givens'],
  extension: 'html',
  read(source: Source): Outcome {
    if (!/<t[dh]\b/i.test(source.text)) return null;
    const tables = htmlTables(source.text).map((rows) => rows.map((row) => rowOf(row, source)));
    const boxes = tables.filter(isBox);
    const boards = [...tables, ...(boxes.length === 9 ? [rowsOfBoxes(boxes)] : [])].map((rows) => ({
      rows,
      finds: findsIn(rows),
    }));
    const finds = boards.flatMap(({ finds }) => finds);
    const faults = boards.flatMap(({ rows, finds }) =>
      finds.length > 0 ? [] : (tableFault(rows, '</td><td>', source.text) ?? []),
    );
    // A table of pictures has no digit in it.
    if (finds.length > 0 && finds.every(({ details }) => details.givens + details.notes === 0)) return null;
    if (finds.length > 0) return found(finds, { marked: true, left: faults });
    const [fault] = faults;
    return fault === undefined ? null : refused(fault);
  },
} as const satisfies Format;

function findsIn(rows: readonly Row[]) {
  const blocks = blocksOf(rows)?.blocks ?? [];
  return blocks.map(({ cells, rows }) => {
    const isEmpty = cells.some(({ digit, notes }) => digit === null && notes === null);
    return find(puzzleOf(cells), { lines: rows.length, blank: isEmpty ? '' : null });
  });
}

function rowOf({ cells: fields, start, end }: TableRow, source: Source): Row {
  const cells: CellMark[] = [];
  const strays: Stray[] = [];
  for (const { text, start, end } of fields) {
    const cell = cellOfField(text, start);
    if (cell === null) strays.push({ text, start, end, before: cells.length });
    else cells.push({ ...cell, start, end });
  }
  return { line: lineAt(start, source.text.slice(start, end)), cells, strays };
}

const isBox = (rows: readonly Row[]): boolean =>
  rows.length === 3 && rows.every(({ cells, strays }) => cells.length === 3 && strays.length === 0);

/** The nine rows of a board whose boxes are tables. */
const rowsOfBoxes = (boxes: readonly (readonly Row[])[]): readonly Row[] =>
  Array.from({ length: 9 }, (_, row) => {
    const band = boxes.slice(Math.floor(row / 3) * 3, Math.floor(row / 3) * 3 + 3);
    const parts = band.flatMap((box) => box[row % 3] ?? []);
    return {
      line: parts[0]?.line ?? lineAt(0),
      cells: parts.flatMap(({ cells }) => cells),
      strays: [],
    };
  });
