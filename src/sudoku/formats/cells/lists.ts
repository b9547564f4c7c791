import { EMPTY_GRID, type Grid, isGrid, type Puzzle } from '../../core';
import { CERTAINTY, type Fault, type FoundBoard, faultOf } from '../format';
import { type Line, spanOf } from '../text/lines';
import { isSeparator } from './cells';
import { find } from './puzzles';

/*
 * Long lists of puzzles. They may have a million cells, so their lines are read as text and not cell by cell: nine
 * lines of nine, or lines of 81.
 */

/** A text with more lines than this is read as a list. */
export const MANY_LINES = 200;

/** A line as text: `1`–`9`, `.` for a blank, `#` for anything else. */
function spelled(text: string, blanks: ReadonlySet<string>): string {
  let cells = '';
  for (const character of text) {
    if (character >= '1' && character <= '9') cells += character;
    else if (character === '0' || blanks.has(character)) cells += '.';
    else if (!isSeparator(character)) cells += '#';
  }
  return cells;
}

const isRule = (cells: string): boolean => !/\d/.test(cells) && (cells === '' || cells.includes('#'));

/** The puzzles of a list; `null` if a line does not belong to one. */
export function listedPuzzles(
  lines: readonly Line[],
  blanks: ReadonlySet<string>,
): readonly FoundBoard[] | null {
  const finds: FoundBoard[] = [];
  let open: string[] = [];
  let opener: Line | null = null;
  for (const line of lines) {
    const cells = spelled(line.text, blanks);
    if (isRule(cells)) continue;
    opener = open.length === 0 ? line : opener;
    open.push(cells);
    const whole = open.length === 1 && cells.length === 81;
    if (!whole && cells.length !== 9) return null;
    if (!whole && open.length < 9) continue;
    const givens = open.join('');
    if (!isGrid(givens)) return null;
    finds.push(find(puzzleWith(givens, opener), { lines: open.length, blank: blankOf(blanks) }));
    open = [];
  }
  return open.length > 0 || finds.length === 0 ? null : finds;
}

const puzzleWith = (givens: Grid, line: Line | null): Puzzle => ({
  givens,
  entries: EMPTY_GRID,
  notes: null,
  name: line?.comment ?? line?.title ?? null,
});

const blankOf = (blanks: ReadonlySet<string>): string => [...blanks][0] ?? '.';

/** Whether the lines are a list: there are many of them, or most are whole puzzles. */
export function isList(lines: readonly Line[], blanks: ReadonlySet<string>): boolean {
  if (lines.length > MANY_LINES) return true;
  const whole = lines.filter(({ text }) => text.length >= 81 && spelled(text, blanks).length === 81);
  return lines.length > 1 && whole.length > lines.length / 2;
}

/** The first line that does not belong in a list made mostly of puzzles or rows; `null` if the lines are no list. */
export function listFault(lines: readonly Line[], blanks: ReadonlySet<string>): Fault | null {
  const rows = lines
    .map((line) => ({ line, cells: spelled(line.text, blanks) }))
    .filter(({ cells }) => !isRule(cells));
  const size = [81, 9].find(
    (size) => rows.filter(({ cells }) => cells.length === size).length > rows.length / 2,
  );
  if (size === undefined) return null;
  const odd = rows.filter(({ cells }) => cells.length !== size || cells.includes('#'));
  const [first] = odd;
  const last = rows.at(-1);
  const others = Math.max(0, odd.length - 1);
  if (first === undefined) {
    return last === undefined
      ? null
      : faultOf({ kind: 'rowCount', rows: rows.length }, CERTAINTY.bare, spanOf(last.line));
  }
  const { line, cells } = first;
  const stray = cells.length === size ? strayIn(line, blanks) : null;
  if (stray !== null)
    return faultOf({ kind: 'strangeCharacter', character: stray.text }, CERTAINTY.bare, stray, { others });
  return faultOf(
    size === 81
      ? { kind: 'cellCount', cells: cells.length }
      : { kind: 'rowLength', row: rows.indexOf(first) + 1, cells: cells.length, total: 81 },
    CERTAINTY.bare,
    spanOf(line),
    { others },
  );
}

function strayIn(line: Line, blanks: ReadonlySet<string>) {
  let start = line.start;
  for (const text of line.text) {
    const end = start + text.length;
    if (spelled(text, blanks) === '#') return { text, start, end };
    start = end;
  }
  return null;
}
