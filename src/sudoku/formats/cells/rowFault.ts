import { type Certainty, type Fault, faultOf } from '../format';
import { spanOf } from '../text/lines';
import type { Span } from '../text/words';
import { isWide, type Row, widthOf } from './cells';
import { fixesForMissing, fixesForSpareRow, fixesForStray, fixesForSurplus } from './fixes';

/**
 * What is wrong with rows that should be nine of nine cells, with a sign between two: the first strange cell or odd row,
 * or their number. `whole` is a list.
 */
export function rowFault(
  rows: readonly Row[],
  certainty: Certainty,
  between: string,
  whole?: Span,
): Fault | null {
  const last = rows.at(-1);
  if (last === undefined) return null;
  const strays = rows.flatMap((row) => row.strays);
  const [stray] = strays;
  if (stray !== undefined)
    return faultOf({ kind: 'strangeCell', cell: stray.text }, certainty, stray, {
      others: strays.length - 1,
      fixes: fixesForStray(stray, '0', false),
    });
  const [odd, ...others] = rows.filter((row) => widthOf(row) !== 9);
  if (odd === undefined)
    return faultOf({ kind: 'rowCount', rows: rows.length }, certainty, whole ?? spanOf(last.line), {
      fixes: rows.length === 10 ? fixesForSpareRow(rows) : [],
    });
  const total = rows.reduce((sum, { cells }) => sum + cells.length, 0);
  return faultOf(
    { kind: 'rowLength', row: rows.indexOf(odd) + 1, cells: odd.cells.length, total },
    certainty,
    // The items of a list have no line of their own.
    whole === undefined
      ? spanOf(odd.line)
      : { start: odd.cells[0]?.start ?? 0, end: odd.cells.at(-1)?.end ?? 0 },
    {
      others: others.length,
      fixes:
        rows.length === 9 && total === 80 && others.length === 0
          ? fixesForMissing(rows, rows.indexOf(odd), '0', between)
          : rows.length === 9 && total === 82 && others.length === 0
            ? fixesForSurplus(rows, rows.indexOf(odd))
            : [],
    },
  );
}

/** The same for rows of which most have about nine cells; `null` if they are fewer. */
export function faultOfRows(rows: readonly Row[], certainty: Certainty, between: string): Fault | null {
  const wide = rows.filter(isWide);
  return wide.length < 7 || wide.length < rows.length - 2 ? null : rowFault(wide, certainty, between);
}
