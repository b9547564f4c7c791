import type { Puzzle } from '../../core';
import { blocksOf } from '../cells/blocks';
import { candidatesToWrite } from '../cells/candidateCells';
import { candidateRows } from '../cells/candidateRows';
import type { CellMark, Row } from '../cells/cells';
import { cellOfPlaces, placesOf } from '../cells/placedCandidates';
import { find, puzzleOf } from '../cells/puzzles';
import { inRows } from '../cells/writing';
import { CERTAINTY, type Fault, type Format, faultOf, found, refused } from '../format';
import { linesOf, spanOf } from '../text/lines';
import type { Source } from '../text/source';

/**
 * Candidates in cells of fixed width, separated by tabs or spaces: `___4_____`, `1____67_9`. Written rows end in a
 * tab.
 */
export const fixedWidth = {
  id: 'fixedWidth',
  carries: ['givens', 'notes', 'candidates'],
  extension: 'txt',
  read(source: Source) {
    if (!PLACES.test(source.text)) return null;
    const rows = rowsOf(source);
    if (rows.length === 0) return null;
    const blocks = blocksOf(rows)?.blocks ?? [];
    if (blocks.length > 0) {
      return found(
        blocks.map(({ cells, rows }) => find(puzzleOf(cells), { lines: rows.length })),
        { marked: true },
      );
    }
    const fault = faultIn(rows);
    return fault === null ? null : refused(fault);
  },
  write(puzzle: Puzzle): string {
    const rows = inRows(candidatesToWrite(puzzle).map((set) => placesOf(set, '_')));
    return rows.map((row) => `${row.map((cell) => `${cell}\t`).join('')}\n`).join('');
  },
} as const satisfies Format;

/** A token that may be such a cell. */
const PLACES = /(?:^|[\s|])[1-9_.0*x-]{9}(?:$|[\s|])/i;

/** The rows of a text that consists mostly of such cells. */
function rowsOf(source: Source): readonly Row[] {
  const rows = candidateRows(linesOf(source), (token, start): CellMark | null => cellOfPlaces(token, start));
  return rows.filter(({ cells, strays }) => cells.length > 1 && cells.length > strays.length);
}

function faultIn(rows: readonly Row[]): Fault | null {
  const strays = rows.flatMap((row) => row.strays);
  const [stray] = strays;
  const cells = rows.reduce((sum, row) => sum + row.cells.length, 0);
  if (cells < 9) return null;
  if (stray !== undefined) {
    return faultOf({ kind: 'strangeCell', cell: stray.text }, CERTAINTY.marked, stray, {
      others: strays.length - 1,
    });
  }
  const odd = rows.find((row) => row.cells.length !== 9);
  const last = rows.at(-1);
  if (odd === undefined) {
    return last === undefined
      ? null
      : faultOf({ kind: 'rowCount', rows: rows.length }, CERTAINTY.marked, spanOf(last.line));
  }
  return faultOf(
    { kind: 'rowLength', row: rows.indexOf(odd) + 1, cells: odd.cells.length, total: cells },
    CERTAINTY.marked,
    spanOf(odd.line),
  );
}
