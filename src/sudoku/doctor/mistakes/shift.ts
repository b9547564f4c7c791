import { cellAt, digitAt, type Grid, type House } from '../../core';
import type { Fix, MistakeKind, UndoneMistake } from './kind';

/*
 * Rows are typed from the left, nine characters each. If a blank is left out, or a cell is typed twice, the rest of
 * the row moves by one cell. The row keeps its length: a blank is added at its end, or lost there. Two cases are not
 * modelled. If a digit would be lost at the end, the person notices the extra character. If a digit is left out,
 * nothing shows which digit it was.
 */

const NINE = [0, 1, 2, 3, 4, 5, 6, 7, 8];

const hasDigit = (text: string): boolean => /[1-9]/.test(text);

/** The row without the blank at `column`; `null` if there is none or nothing moves. */
function skip(row: string, column: number): string | null {
  const rest = row.slice(column + 1);
  return row[column] === '.' && hasDigit(rest) ? `${row.slice(0, column)}${rest}.` : null;
}

/** The row with the cell at `column` doubled; `null` if the row has no room or nothing changes. */
function double(row: string, column: number): string | null {
  if (row[8] !== '.' || !hasDigit(row.slice(column))) return null;
  return row.slice(0, column + 1) + row.slice(column, 8);
}

const rowText = (grid: Grid, row: number): string => grid.slice(row * 9, row * 9 + 9);

const withRow = (grid: Grid, row: number, text: string): Grid =>
  (grid.slice(0, row * 9) + text + grid.slice(row * 9 + 9)) as Grid;

/** The row after each possible mistake; results may repeat. */
const slipsOfRow = (row: string): readonly string[] =>
  NINE.flatMap((column) => [skip(row, column), double(row, column)]).filter((text) => text !== null);

/** A blank is left out of a row, or a cell is typed twice, and the rest of the row moves. */
export const shift: MistakeKind = {
  share: 4,

  mistakes: (puzzle) =>
    NINE.flatMap((row) =>
      slipsOfRow(rowText(puzzle, row)).map((text) => ({ typed: withRow(puzzle, row, text), weight: 1 })),
    ),

  totalWeight: (puzzle) => NINE.reduce((sum, row) => sum + slipsOfRow(rowText(puzzle, row)).length, 0),

  undo: (typed) =>
    NINE.flatMap((row) =>
      NINE.flatMap((column) => [undoSkip(typed, row, column), undoDouble(typed, row, column)]),
    ).filter((undone) => undone !== null),
};

function undoSkip(typed: Grid, row: number, column: number): UndoneMistake | null {
  const text = rowText(typed, row);
  const meant = `${text.slice(0, column)}.${text.slice(column, 8)}`;
  if (skip(meant, column) !== text) return null;
  return { meant: withRow(typed, row, meant), fix: move(typed, row, column, 1, false), weight: 1 };
}

function undoDouble(typed: Grid, row: number, column: number): UndoneMistake | null {
  const text = rowText(typed, row);
  const meant = `${text.slice(0, column)}${text.slice(column + 1)}.`;
  if (double(meant, column) !== text) return null;
  const digit = digitAt(typed, cellAt(row, column));
  const alone = digit !== null && !hasDigit(text.slice(column + 2));
  const fix: Fix = alone
    ? { kind: 'remove', cell: cellAt(row, column + 1), digit }
    : move(typed, row, digit === null ? column : column + 2, -1, digit !== null);
  return { meant: withRow(typed, row, meant), fix, weight: 1 };
}

/** The fix that moves the digits of a row from `column` on; `doubled`: over the digit before them. */
function move(typed: Grid, row: number, column: number, by: 1 | -1, doubled: boolean): Fix {
  const text = rowText(typed, row);
  const first = column + text.slice(column).search(/[1-9]/);
  const last = text.search(/[1-9]\.*$/);
  return {
    kind: 'shift',
    row: row as House,
    first: cellAt(row, first),
    last: cellAt(row, last),
    by,
    doubled: doubled ? cellAt(row, column - 1) : null,
  };
}
