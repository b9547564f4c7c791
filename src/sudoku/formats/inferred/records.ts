import { clashesOf, type Grid } from '../../core';
import { boardsOfRecords, withoutLetters } from '../labelled/labelledCells';
import { boardsOfDrawing, type Drawn } from './drawings';

/*
 * Cells one by one, each in a record of its own: a line, a tag, an object, a statement. What a record says of its cell
 * are its numbers, and records with other numbers than most say that the cell is empty, or something else. The numbers
 * may also be places in a drawing.
 */

const SPLITS: readonly RegExp[] = [
  /<[a-z][^<>]*>(?:[1-9](?=<))?/gi,
  /\{[^{}]*\}/g,
  /[^\n]+/g,
  /[^;\n]+/g,
  /[^,\n]+/g,
  /[^|\n]+/g,
  /[([{][^()[\]{}\n]*[)\]}]\s?(?:[=:]|->)?\s?\d*/g,
];
const MOST_RECORDS = 400;
const LONGEST = 300;
const LEAST = 17;
const NUMBER = /\d+(?:\.\d+)?/g;

/** The boards whose cells are named one by one. */
export function ofRecords(named: string): readonly Grid[] {
  const text = withoutLetters(named);
  let clashing: readonly Grid[] = [];
  for (const split of SPLITS) {
    const records = (text.match(split) ?? []).filter(
      (record) => /\d/.test(record) && record.length < LONGEST,
    );
    if (records.length < LEAST || records.length > MOST_RECORDS) continue;
    const kinds = new Map<string, string[]>();
    // Words before the first cell belong to the list, not to the cell.
    const second = kindOf(records[1] ?? '');
    for (const [at, record] of records.entries()) {
      const own = kindOf(record);
      const kind = at === 0 && own.endsWith(second) && numbers(own) === numbers(second) ? second : own;
      kinds.set(kind, [...(kinds.get(kind) ?? []), record]);
    }
    const telling = [...kinds]
      .filter(([, { length }]) => length >= LEAST && length <= 81)
      .sort(([a], [b]) => numbers(b) - numbers(a));
    const boards = telling.flatMap(([, records]) => {
      const cells = isDrawn(records) ? [] : boardsOfRecords(records, `${headOf(text)}${records[0] ?? ''}`);
      return cells.length > 0 ? cells : boardsOfDrawing(drawnBy(records), UPWARDS.test(text));
    });
    const fair = boards.filter((board) => clashesOf(board).length === 0);
    if (fair.length > 0) return fair;
    if (clashing.length === 0) clashing = boards.slice(0, 1);
  }
  return clashing;
}

/** What a record says beside its numbers. Brackets and signs may differ at the first and the last cell of a list. */
const kindOf = (record: string): string => record.replace(NUMBER, '#').replace(/[^\p{L}#-]/gu, '');
const numbers = (kind: string): number => kind.split('#').length;

/** The first line of a table, if it names the columns. */
const headOf = (text: string): string => /^[^\d\n]{5,100}\n/.exec(text)?.[0] ?? '';

/** Commands of drawings whose second coordinate grows upwards. Other programs count from the top. */
const UPWARDS = /\\node|\\put|\\draw|\bplt\.|\bax\.|\btext\(|\bmoveto\b|\bT[dm]\b/;

/** Whether the numbers of records are surely places: they have fractions, or follow such a command. */
const isDrawn = (records: readonly string[]): boolean =>
  UPWARDS.test(records[0] ?? '') ||
  records.some((record) => (record.match(NUMBER) ?? []).some((number) => /\./.test(number)));

/** The digits and their places. Places that keep their distance to others tell nothing new. */
function drawnBy(records: readonly string[]): readonly Drawn[] {
  const rows = records.map((record) => (record.match(NUMBER) ?? []).map(Number));
  const columns = (rows[0] ?? []).map((_, at) => rows.map((row) => row[at] ?? 0));
  const digit = columns.findLastIndex(
    (column) => column.every((n) => Number.isInteger(n) && n >= 1 && n <= 9) && new Set(column).size > 1,
  );
  const places = columns
    .filter((column, at) => at !== digit && new Set(column).size > 1)
    .filter((column, at, all) => all.findIndex((other) => keepsDistance(column, other)) === at);
  const [first, second, more] = places;
  if (first === undefined || second === undefined || more !== undefined) return [];
  // Small whole numbers count rows and columns, and do not tell which of the two comes first.
  if (!UPWARDS.test(records[0] ?? '') && [...first, ...second].every((n) => Number.isInteger(n) && n < 10))
    return [];
  const isRowFirst = /^[^\d]*\b(?:y\w*|top|row)\b/i.test(records[0] ?? '');
  const [x, y] = isRowFirst ? [second, first] : [first, second];
  return rows.map((row, at) => ({ x: x[at] ?? 0, y: y[at] ?? 0, digit: `${row[digit] ?? ''}` }));
}

const keepsDistance = (one: readonly number[], other: readonly number[]): boolean =>
  one.every((n, at) => Math.abs(n - (other[at] ?? 0) - ((one[0] ?? 0) - (other[0] ?? 0))) < 0.01);
