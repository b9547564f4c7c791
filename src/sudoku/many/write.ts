import type { Row, Table, UnreadableRow } from './table';

/** The formats a table can be written in. */
export const TABLE_FORMATS = ['text', 'csv', 'json'] as const;
export type TableFormat = (typeof TABLE_FORMATS)[number];

interface Writer {
  readonly head: string;
  readonly between: string;
  readonly tail: string;
  readonly row: (row: Row, explain: Explain) => string;
}

/** Puts into words why something could not be read. */
export type Explain = (row: UnreadableRow) => string;

/** A row as an object for JSON. */
export function recordOf(row: Row, explain: Explain) {
  const { number, line, finding: verdict } = row;
  if (row.finding === 'unreadable') return { number, line, verdict, reason: explain(row) };
  const { givens: puzzle, count, exact, solution } = row;
  return { number, line, puzzle, verdict, count, exact, solution };
}

/** A row as a line `puzzle:count:solution`, or a comment that says why there is no puzzle; without its line end. */
export const lineOf = (row: Row, explain: Explain): string =>
  row.finding === 'unreadable'
    ? `# ${row.line}: ${explain(row)}`
    : `${row.givens}:${countOf(row)}:${row.solution ?? ''}`;

const WRITERS: Record<TableFormat, Writer> = {
  text: {
    head: '',
    between: '',
    tail: '',
    row: (row, explain) => `${lineOf(row, explain)}\n`,
  },
  csv: {
    head: 'number,line,puzzle,verdict,count,solution,reason\r\n',
    between: '',
    tail: '',
    row: (row, explain) =>
      row.finding === 'unreadable'
        ? `${row.number},${row.line},,unreadable,,,${quoted(explain(row))}\r\n`
        : `${row.number},${row.line},${row.givens},${row.finding},${countOf(row)},${row.solution ?? ''},\r\n`,
  },
  json: {
    head: '[\n',
    between: ',\n',
    tail: '\n]\n',
    row: (row, explain) => JSON.stringify(recordOf(row, explain)),
  },
};

/** A count, with a plus if there are more. */
const countOf = ({ count, exact }: { readonly count: number; readonly exact: boolean }): string =>
  exact ? String(count) : `${count}+`;

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;

/** How many rows are written at once: a millisecond or two, even on a slow machine. */
const ROWS_AT_ONCE = 256;

/** A part of a table as text, and how many rows are written with it. */
export interface Written {
  readonly text: string;
  readonly rows: number;
}

/**
 * A table as text, a few hundred rows at a time. `text` has a line `puzzle:count:solution` for each row; `csv` has a
 * heading and RFC 4180 line ends; `json` is an array with one object on each line. A count with a plus (`exact` is
 * false) is where counting stopped. `explain` words the reason for what could not be read.
 */
export function* tableText(
  table: Table,
  format: TableFormat,
  explain: Explain,
): Generator<Written, void, undefined> {
  const { head, between, tail, row } = WRITERS[format];
  const { size } = table;
  yield { text: head, rows: 0 };
  for (let from = 0; from < size; from += ROWS_AT_ONCE) {
    const rows: string[] = [];
    const to = Math.min(size, from + ROWS_AT_ONCE);
    for (let index = from; index < to; index++) rows.push(row(table.row(index), explain));
    yield { text: (from === 0 ? '' : between) + rows.join(between), rows: to };
  }
  yield { text: tail, rows: size };
}
