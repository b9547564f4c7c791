import { unescaped } from './xml';

/** A cell of a table: its visible text, and where it stands in the source. */
export interface TableCell {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

export interface TableRow {
  readonly cells: readonly TableCell[];
  readonly start: number;
  readonly end: number;
}

interface OpenTable {
  readonly rows: { readonly cells: TableCell[]; readonly start: number; end: number }[];
  /** The text of the open cell so far, and where it begins; `null` outside a cell. */
  cell: { text: string; readonly start: number } | null;
  holdsTables: boolean;
}

/** Matches end before the next tag begins, so that an unclosed tag does not cause text to be scanned again. */
const TAG = /<(\/?)(table|tr|td|th|input|option|select|script|style)\b([^<>]*)>|<[^<>]*>/gi;
const VALUE = /\bvalue\s{0,8}=\s{0,8}(?:"([^"]{0,20})"|'([^']{0,20})'|([^\s"'>]{1,20}))/i;

/** Limits: no board has longer rows, and no page has more cells worth reading. Further cells are ignored. */
const MOST_IN_ROW = 90;
const MOST_CELLS = 20_000;
const LONGEST_CELL = 200;

/**
 * The innermost tables of a text with HTML, in order, read as tolerantly as a browser does: cells, rows and tables
 * need not be closed, and rows outside a table form a table of their own.
 */
export function htmlTables(html: string): readonly (readonly TableRow[])[] {
  const tables: OpenTable[] = [newTable()];
  const open: OpenTable[] = [...tables];
  let cells = 0;
  let last = 0;
  let hidden = '';
  let isChosen = false;
  const closeCell = (table: OpenTable, end: number): void => {
    const row = table.rows.at(-1);
    if (table.cell !== null && row !== undefined && row.cells.length < MOST_IN_ROW && !isFilled(cells)) {
      row.cells.push({ text: textOf(table.cell.text), start: table.cell.start, end });
      row.end = end;
      cells++;
    }
    table.cell = null;
  };
  for (const match of html.matchAll(TAG)) {
    const table = open.at(-1);
    if (table === undefined || isFilled(cells)) break;
    const [, slash = '', name = '', attributes = ''] = match;
    const tag = `${slash}${name.toLowerCase()}`;
    const end = match.index + match[0].length;
    if (table.cell !== null && (hidden === '' || isChosen)) add(table.cell, html.slice(last, match.index));
    last = end;
    isChosen = hidden === 'select' && tag === 'option' && /\sselected\b/i.test(attributes);
    if (hidden !== '') {
      if (tag === `/${hidden}`) hidden = '';
    } else if (tag === 'script' || tag === 'style' || tag === 'select') {
      hidden = tag;
    } else if (tag === 'table') {
      for (const around of open) around.holdsTables = true;
      const inner = newTable();
      tables.push(inner);
      if (open.length < DEEPEST) open.push(inner);
    } else if (tag === '/table') {
      closeCell(table, match.index);
      if (open.length > 1) open.pop();
    } else if (tag === 'tr') {
      closeCell(table, match.index);
      table.rows.push({ cells: [], start: match.index, end });
    } else if (tag === 'td' || tag === 'th') {
      closeCell(table, match.index);
      table.cell = { text: '', start: end };
    } else if (tag === '/td' || tag === '/th' || tag === '/tr') {
      closeCell(table, match.index);
    } else if (tag === 'input' && table.cell !== null) {
      const [, double, single, bare] = attributes.match(VALUE) ?? [];
      add(table.cell, double ?? single ?? bare ?? '');
    }
  }
  for (const table of open) closeCell(table, html.length);
  return tables
    .filter(({ holdsTables }) => !holdsTables)
    .map(({ rows }) => rows.filter(({ cells }) => cells.length > 0))
    .filter((rows) => rows.length > 0);
}

const DEEPEST = 8;

const newTable = (): OpenTable => ({ rows: [], cell: null, holdsTables: false });
const isFilled = (cells: number): boolean => cells >= MOST_CELLS;

function add(cell: { text: string }, text: string): void {
  if (cell.text.length < LONGEST_CELL) cell.text += text.slice(0, LONGEST_CELL);
}

const textOf = (html: string): string =>
  unescaped(html.replace(/&nbsp;|&#160;|&#xa0;|&#8203;/gi, ' ')).trim();
