import { isDigit } from '../../core';
import { CERTAINTY, type Fault, found, type Outcome, refused } from '../format';
import type { Line } from '../text/lines';
import type { Source } from '../text/source';
import { sourceLinesOf } from '../text/sourceLines';
import { blocksOf, inNines, MOST_ROWS } from './blocks';
import { cellOfCandidates, digitsOfToken } from './candidateCells';
import { type CellMark, mark, type Row, type Stray } from './cells';
import { withoutLoneCandidates } from './loneCandidates';
import { find, puzzleOf } from './puzzles';
import { faultOfRows } from './rowFault';

/*
 * Tables: fields between delimiters, in which empty fields are blank cells. Spreadsheets and web pages are copied
 * with tabs; files have commas or semicolons, LaTeX has ampersands, pictures have bars between all cells.
 */

export type Delimiter = '\t' | ',' | ';' | '&' | '|';

/** Reads the boards of a table with this delimiter; `null` if the text is not such a table. */
export function readTable(source: Source, delimiter: Delimiter): Outcome {
  if (!source.text.includes(delimiter)) return null;
  const sourceLines = sourceLinesOf(source);
  let fault: Fault | null = null;
  for (const which of ['raw', 'bare'] as const) {
    const { lines } = sourceLines[which];
    if (which === 'bare' && sourceLines.bare === sourceLines.raw) break;
    if (lines.length > MOST_LINES) continue;
    const rows = withoutLoneCandidates(rowsOf(lines, delimiter), source.text);
    if (rows.length === 0) continue;
    const blocks = blocksOf(rows)?.blocks ?? [];
    if (blocks.length > 0) {
      return found(
        blocks.map(({ cells, rows }) =>
          find(puzzleOf(cells), { lines: rows.length, blank: blankOf(cells, source) }),
        ),
      );
    }
    fault ??= tableFault(rows, delimiter, source.text);
  }
  return fault === null ? null : refused(fault);
}

/** A longer table is neither a puzzle nor a plausible list of puzzles. */
const MOST_LINES = 10_000;
const MOST_FIELDS = 200;
/** A board has nine rows, and perhaps some that name its columns. */
const MOST_OF_BOARD = 12;

function rowsOf(lines: readonly Line[], delimiter: Delimiter): readonly Row[] {
  const kept = lines.filter(({ text }) => text.includes(delimiter) && !isDrawn(text));
  const widest = delimiter === '|' ? Math.max(...kept.map(({ text }) => fieldsIn(text, delimiter))) : 0;
  const before = widest > 9 && kept.every(({ text }) => text.trimStart().startsWith('|'));
  const after = widest > (before ? 10 : 9) && kept.every(({ text }) => text.trimEnd().endsWith('|'));
  const bars = { before, after };
  if (kept.length > MOST_ROWS && !canBeBoards(kept, delimiter, bars)) return [];
  const rows: Row[] = [];
  for (const line of kept) {
    const row = rowOfFields(line, delimiter, bars);
    // In a table of more rows than a board has, a row with anything else ends the attempt, and no fault is reported.
    if (kept.length > MOST_OF_BOARD && row.strays.length > 0) return [];
    rows.push(row);
  }
  return rows;
}

/** A line of a picture or of a Markdown table that only separates rows. */
const isDrawn = (text: string): boolean =>
  /[-=+_]/.test(text) && /^[\s|:+=_-]*$/.test(text) && /[-=_]{2}|\+/.test(text);

/**
 * Whether many lines have the right number of fields for boards, checked before any field is read: nine or 81, or the
 * same number in each line, of which the last may be empty. Tabs may have been cut off the ends.
 */
function canBeBoards(lines: readonly Line[], delimiter: Delimiter, bars: Bars): boolean {
  const widths = lines.map(({ text }) => {
    const [from, to] = inside(fieldsIn(text, delimiter), bars);
    return to - from;
  });
  if (widths.length % 9 !== 0 && !widths.some((width) => width >= 81)) return false;
  if (inNines(widths)) return true;
  const most = Math.max(...widths.slice(0, MOST_FIELDS));
  return most >= 9 && widths.every((width) => width === most || (delimiter === '\t' && width < most));
}

function fieldsIn(text: string, delimiter: Delimiter): number {
  let fields = 1;
  for (let at = text.indexOf(delimiter); at >= 0; at = text.indexOf(delimiter, at + 1)) fields++;
  return Math.min(MOST_FIELDS, fields);
}

/** Whether all rows of a picture begin or end with a bar, so that the rows have more than nine fields. */
interface Bars {
  readonly before: boolean;
  readonly after: boolean;
}

function rowOfFields(line: Line, delimiter: Delimiter, bars: Bars): Row {
  const cells: CellMark[] = [];
  const strays: Stray[] = [];
  let start = line.start;
  // In LaTeX a row ends in two backslashes, and lines may be drawn after it.
  const text = delimiter === '&' ? line.text.replace(/\s*\\\\.*$/, '') : line.text;
  const fields = text.split(delimiter, MOST_FIELDS);
  const [from, to] = inside(fields.length, bars);
  fields.forEach((field, index) => {
    const end = start + field.length;
    if (index >= from && index < to) {
      const cell = cellOfField(field, start);
      if (cell === null) strays.push({ text: field.trim(), start, end, before: cells.length });
      else cells.push(cell);
    }
    start = end + 1;
  });
  return { line, cells, strays };
}

/** Which fields lie inside a picture. */
const inside = (fields: number, { before, after }: Bars): readonly [number, number] => [
  before ? 1 : 0,
  after ? fields - 1 : fields,
];

const BLANK_FIELD = /^(?:|0|[._*xX?-]|-1|n\/?a|nan|null|none|nil|undefined|empty)$/i;

/** A cell from a field, or `null` if the field is not a cell. */
export function cellOfField(field: string, start: number): CellMark | null {
  if (field.length <= 1) return cellOfCharacter(field, start);
  const text = field
    .trim()
    .replace(/^(["'`])(.*)\1$/, '$2')
    .trim()
    .replace(/^(\d)\.0*$/, '$1');
  const end = start + field.length;
  if (text.length > 17) return null;
  if (BLANK_FIELD.test(text)) return mark(null, start, end);
  const digit = Number(text);
  if (isDigit(digit)) return mark(digit, start, end);
  const set = digitsOfToken(text.replace(/\s/g, ''));
  return set === null ? null : cellOfCandidates(set, start, end);
}

/** The same for a field of at most one character, which nearly all are. */
function cellOfCharacter(field: string, start: number): CellMark | null {
  const digit = field.charCodeAt(0) - 48;
  if (isDigit(digit)) return mark(digit, start, start + 1);
  return BLANK_FIELD.test(field.trim()) ? mark(null, start, start + field.length) : null;
}

const blankOf = (cells: readonly CellMark[], source: Source): string | null => {
  const blank = cells.find(({ digit, notes }) => digit === null && notes === null);
  return blank === undefined ? null : source.text.slice(blank.start, blank.end).replace(/[\s"'`]/g, '');
};

/** What is wrong with a table of about nine rows of about nine fields; `null` if it does not resemble that. */
export const tableFault = (rows: readonly Row[], between: string, source: string): Fault | null =>
  rows.length > MOST_OF_BOARD ? null : faultOfRows(rows, CERTAINTY.shaped, between, source);
