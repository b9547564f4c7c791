import { guessBlanks, isRule, type Row, rowOfCharacters, widthOf } from '../cells/cells';
import {
  fixesForLostRow,
  fixesForMissing,
  fixesForSpareRow,
  fixesForStray,
  fixesForSurplus,
  fixShortLine,
  fixSpareLine,
  inAllPlaces,
} from '../cells/fixes';
import { CERTAINTY, type Fault, type Fix, faultOf } from '../format';
import type { Problem } from '../reading';
import { endInLeftOver, isBlank, type Line, linesOf, spanOf, trimmed, withoutNumbers } from '../text/lines';
import type { Source } from '../text/source';
import { cellRunOf, wordsOf } from '../text/words';

/** A text with fewer cells than this is only words. */
const LEAST_CELLS = 9;
const LONGEST_ROW = 1_000;
const MOST_BRACKETS = 2;
/** No square grid of another size is longer than this. */
const LONGEST_GRID = 25_000;
/** If no more cells than this are missing, the text is a board that has lost them. */
const MOST_MISSING = 9;

/** A number beside a puzzle that has lost cells, perhaps as many as the number has digits. */
export const NUMBERED = /^(\s*["']?\d{1,4}["']?[\s,;|:]{1,3}["']?)[\d.]{60,80}(["']?\s*)$/;

const withoutNumber = (line: Line): Line => {
  const [, before = '', after = ''] = NUMBERED.exec(line.text) ?? [];
  return trimmed(line, before.length, after.length);
};

/** Why bare lines are not boards; `null` if they do not resemble one. */
export function plainFault(lines: readonly Line[], mixed: Line | null, source: Source): Fault | null {
  const written = lines.filter((line) => !isBlank(line)).map(withoutNumber);
  const all = source.text.length > LONGEST_GRID ? [] : linesOf(source).filter((line) => !isBlank(line));
  const size = sizeOf(all) ?? sizeOf(written);
  const [line] = all;
  if (size !== null && line !== undefined)
    return faultOf({ kind: 'otherSize', size }, CERTAINTY.bare, spanOf(line));
  if (mixed !== null) return wordsFault(mixed);
  const numberless = withoutNumbers(written);
  const rowLines = numberless.length >= 9 && !endInLeftOver(lines) ? numberless : written;
  const { rows, blank } = likeliestRows(rowLines);
  const isLong = rows.length > MANY_LINES;
  const listed = [81, 9].find(
    (size) =>
      (isLong || (size === 81 && rows.length > 1)) &&
      rows.filter((row) => widthOf(row) === size).length > rows.length / 2,
  );
  return listed !== undefined ? listFault(rows, listed) : isLong ? null : cellsFault(rows, blank, source);
}

/** A text with more lines than this is a list of puzzles, or no puzzle at all. */
export const MANY_LINES = 200;

/** The first row that does not belong in a list, of which most rows have this size. */
function listFault(rows: readonly Row[], size: number): Fault | null {
  const [first, ...others] = rows.filter((row) => widthOf(row) !== size || row.strays.length > 0);
  const last = rows.at(-1);
  if (first === undefined)
    return last === undefined
      ? null
      : faultOf({ kind: 'rowCount', rows: rows.length }, CERTAINTY.bare, spanOf(last.line));
  const [cells, [stray]] = [widthOf(first), first.strays];
  const isStrange = cells === size && stray !== undefined;
  const problem: Problem = isStrange
    ? { kind: 'strangeCharacter', character: stray.text }
    : size === 81
      ? { kind: 'cellCount', cells }
      : { kind: 'rowLength', row: rows.indexOf(first) + 1, cells, total: 81 };
  const span = isStrange ? stray : spanOf(first.line);
  return faultOf(problem, CERTAINTY.bare, span, { others: others.length });
}

function cellsFault(rows: readonly Row[], blank: string, source: Source): Fault | null {
  const total = rows.reduce((sum, { cells }) => sum + cells.length, 0);
  const strays = rows.flatMap((row) => row.strays.map((stray) => ({ row, stray })));
  if (strays.length > total || (total < LEAST_CELLS && /\p{L}/u.test(source.text))) return null;
  // Brackets and tags belong to a program or page, not to a grid.
  if (strays.filter(({ stray }) => /[[\]{}()<>]/.test(stray.text)).length > MOST_BRACKETS) return null;
  const [first] = strays;
  if (first !== undefined) {
    const { row, stray } = first;
    const surplus = widthOf(row) > 9 && rows.length > 1;
    const alike = strays.map(({ stray }) => stray).filter(({ text }) => text === stray.text);
    return faultOf({ kind: 'strangeCharacter', character: stray.text }, CERTAINTY.bare, stray, {
      others: strays.length - 1,
      fixes: fixesForStray(stray, blank, surplus).map((fix) =>
        fix.repair.kind === 'replace' ? inAllPlaces(fix, alike, source.text) : fix,
      ),
    });
  }
  return countFault(rows, total, blank, source.text);
}

function countFault(rows: readonly Row[], total: number, blank: string, source: string): Fault | null {
  const [first] = rows;
  const last = rows.at(-1);
  if (first === undefined || last === undefined) return null;
  const uneven = rows.filter(({ cells }) => cells.length !== 9);
  const odd = uneven[0];
  if (odd === undefined) {
    return faultOf({ kind: 'rowCount', rows: rows.length }, CERTAINTY.bare, spanOf(last.line), {
      fixes:
        rows.length === 8
          ? fixesForLostRow(rows, blank, source)
          : rows.length === 10
            ? fixesForSpareRow(rows)
            : [],
    });
  }
  if (rows.length > 1 && uneven.length < rows.length) {
    const row = rows.indexOf(odd) + 1;
    const cells = odd.cells.length;
    const fixes: Fix[] = [];
    if (rows.length === 10 && uneven.length === 1) fixes.push(fixSpareLine(odd.line));
    else if (rows.length === 9 && total === 80) fixes.push(...fixesForMissing(rows, row - 1, blank));
    else if (rows.length === 9 && total === 82 && cells === 10) fixes.push(...fixesForSurplus(rows, row - 1));
    if (fixes.length === 0 && cells < 9 && odd === last)
      fixes.push(fixShortLine(odd.line, blank, 9 - cells, row));
    return faultOf({ kind: 'rowLength', row, cells, total }, CERTAINTY.bare, spanOf(odd.line), {
      others: uneven.length - 1,
      fixes,
    });
  }
  const missing = 81 - total;
  const places =
    missing === 1
      ? fixesForMissing(rows, null, blank)
      : missing === -1 && rows.length === 1
        ? fixesForSurplus(rows, null)
        : [];
  return faultOf({ kind: 'cellCount', cells: total }, CERTAINTY.bare, spanOf(last.line), {
    fixes:
      places.length > 0 || missing < 1 || missing > MOST_MISSING
        ? places
        : [fixShortLine(last.line, blank, missing, null)],
  });
}

/** The rows read with the blanks that leave the fewest stray characters; in a long list, with the likeliest. */
function likeliestRows(lines: readonly Line[]): { readonly rows: readonly Row[]; readonly blank: string } {
  let best: { rows: readonly Row[]; blank: string; strays: number } | null = null;
  for (const blanks of guessBlanks(lines).slice(0, lines.length > MANY_LINES ? 1 : undefined)) {
    const rows: Row[] = [];
    let strays = 0;
    for (const line of lines) {
      const row = rowOfCharacters(line, blanks);
      if (isRule(row)) continue;
      rows.push(row);
      strays += row.strays.length;
      if (best !== null && strays >= best.strays) break;
    }
    if (best === null || strays < best.strays) best = { rows, blank: [...blanks][0] ?? '.', strays };
  }
  return best ?? { rows: [], blank: '.' };
}

const SIZES: readonly number[] = [4, 6, 8, 12, 15, 16, 20, 25];

/** The size of a square grid that is not 9 × 9, or `null`. */
function sizeOf(lines: readonly Line[]): number | null {
  const rows = lines.filter(({ text }) => /[\p{L}\p{N}]/u.test(text) || /^[. |]+$/.test(text));
  const [first] = rows;
  if (first === undefined) return null;
  const size = rows.length === 1 ? Math.sqrt(first.text.length) : rows.length;
  if (!SIZES.includes(size)) return null;
  const above = size < 9 ? new RegExp(`[${size + 1}-9]`) : /^$/;
  const isRow = ({ text }: Line): boolean => {
    if (text.length > LONGEST_ROW || above.test(text)) return false;
    const parts = text.split(/[\s|,;]+/).filter((part) => part !== '');
    return rows.length === 1 ? parts.length === 1 : parts.length === size || parts.join('').length === size;
  };
  return rows.every(isRow) ? size : null;
}

function wordsFault(line: Line): Fault {
  const cells = cellRunOf(line.text) ?? { start: line.text.length, end: line.text.length };
  const words = wordsOf(line.text.slice(0, cells.start)) ?? wordsOf(line.text) ?? cells;
  const fix: Fix = {
    repair: { kind: 'keepCells', line: line.number },
    start: line.start,
    end: line.start + line.text.length,
    text: line.text.slice(cells.start, cells.end),
  };
  return faultOf(
    { kind: 'wordsAmongCells', words: line.text.slice(words.start, words.end) },
    CERTAINTY.bare,
    { start: line.start + words.start, end: line.start + words.end },
    { fixes: [fix] },
  );
}
