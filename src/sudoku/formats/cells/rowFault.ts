import { type Certainty, type Fault, faultOf } from '../format';
import { spanOf } from '../text/lines';
import type { Span } from '../text/words';
import { isEmptyRow, isWide, type Row, widthOf } from './cells';
import { fixesForLostRow, fixesForMissing, fixesForSpareRow, fixesForStray, fixesForSurplus } from './fixes';

/**
 * What is wrong with rows that should be nine of nine cells, with a sign between two: the first strange cell or odd row,
 * or their number. `source` is the text that they are in, for a row that is lost; `whole` is a list.
 */
export function rowFault(
  rows: readonly Row[],
  certainty: Certainty,
  between: string,
  source = '',
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
      fixes:
        rows.length === 10
          ? fixesForSpareRow(rows)
          : rows.length === 8 && source !== ''
            ? fixesForLostRow(rows, '0', source)
            : [],
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
export function faultOfRows(
  all: readonly Row[],
  certainty: Certainty,
  between: string,
  source = '',
): Fault | null {
  // The first row may count the columns, and a rule of a single sign in each stand under it.
  const isNamed = all[0]?.cells.map(({ digit }) => digit).join('') === '123456789';
  const ofHead = isNamed && all[1] !== undefined && isEmptyRow(all[1]) ? 2 : 1;
  const rows = isNamed && all.length === 9 + ofHead ? all.slice(ofHead) : all;
  const wide = rows.filter(isWide);
  return wide.length < 7 || wide.length < rows.length - 2 ? null : rowFault(wide, certainty, between, source);
}
