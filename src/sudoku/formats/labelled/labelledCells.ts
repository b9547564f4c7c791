import { clashesOf, EMPTY_GRID, type Grid } from '../../core';
import { ofBoxes } from '../cells/boxes';
import { find, puzzleOfGivens } from '../cells/puzzles';
import { type Format, found } from '../format';
import { likeliest } from '../judged';
import type { Source } from '../text/source';

/**
 * Cells named one by one: a row, a column and a digit each, in any syntax. `r1c2=7`, `A1: 7`, `(1,5,1)`, `263 288`, rows
 * of a database, facts of a logic program, objects with keys. Only the numbers are looked at, and the keys for whether
 * the column comes first. Numbers that are no board would name a cell twice, or clash.
 */
export const labelledCells = {
  id: 'labelledCells',
  carries: ['givens'],
  extension: 'txt',
  read(source: Source) {
    const { text } = source;
    if (text.length > LONGEST || isBareBoard(text)) return null;
    const givens = givensOf(numbersOf(text), text);
    return givens.length === 0
      ? null
      : found(
          givens.map((grid) => find(puzzleOfGivens(grid))),
          { marked: true },
        );
  },
} as const satisfies Format;

/** 81 rows of a database take fewer characters. */
const LONGEST = 16_384;
/** Fewer clues leave many solutions, and few numbers name different cells by chance. */
const LEAST = 17;
/** Numbers before the first cell: versions, sizes, encodings. */
const MOST_BEFORE = 6;
/** 81 cells of four numbers each, and those before them. */
const MOST_NUMBERS = MOST_BEFORE + 81 * 4;

/** Where in a triple of numbers the row, the column and the digit are; or the box and the place in it, for both. */
type Order = readonly [row: number, column: number, digit: number, isInBox?: true];

/** Whether the text is a board without labels: then its numbers are digits of cells. */
function isBareBoard(text: string): boolean {
  const cells = text.replace(/[\s|,;+-]/g, '');
  return /^\d{81}$/.test(cells) && clashesOf(cells.replaceAll('0', '.') as Grid).length === 0;
}

/** A number, and what stands between it and the number before. */
interface Numbered {
  readonly number: number;
  readonly after: string;
}

function numbersOf(text: string): readonly Numbered[] {
  const numbered = withoutLetters(text).replace(/<\?[^<>]{0,200}\?>/g, '');
  let end = 0;
  const found = [...numbered.matchAll(/\d+/g)];
  if (found.length > MOST_NUMBERS) return [];
  const all = found.map(({ 0: digits, index }) => {
    const after = numbered.slice(end, index);
    end = index + digits.length;
    return { after: after.replace(/[^\S\n]+/g, ' ').replace(/ ?[:=]+ ?/g, '='), digits };
  });
  const areTriples = all.length >= LEAST && all.every(({ digits }) => digits.length === 3);
  return all.flatMap(({ after, digits }) =>
    areTriples
      ? [...digits].map((digit, at) => ({ number: Number(digit), after: at === 0 ? after : '' }))
      : [{ number: Number(digits), after }],
  );
}

const NAMED = /\b([A-I])([1-9])\b/gi;

/**
 * A text in which cells with names such as `B3`, each named once, have two numbers instead; so have those of a package of
 * LaTeX that counts rows from the bottom, logicpuzzle's "ddsudoku".
 */
export function withoutLetters(whole: string): string {
  const text = whole.replace(
    /\\ddsudokucell\{(\d)\}\{(\d)\}/g,
    (_, column: string, row: string) => `${10 - Number(row)}/${column}`,
  );
  const names = text.match(NAMED) ?? [];
  if (names.length < LEAST || new Set(names).size < names.length) return text;
  return text.replace(
    NAMED,
    (_, row: string, column: string) => `${(row.toUpperCase().codePointAt(0) ?? 0) - 64}/${column}`,
  );
}

const COLUMN = /(?<![a-z])(?:col(?:umna?|una|onne)?|x|spalte)(?![a-z])|열|[列欄]/i;
const ROW = /(?<![a-z])(?:row|lin(?:ea?|ha)?|ligne|fila|riga|y|zeile)(?![a-z])|행|行/i;
/** What names the box of a cell. */
export const BOX = /(?<![a-z])(?:box|block|region|square)(?![a-z])|상자|[宫宮]/i;

const ROW_FIRST: readonly Order[] = [
  [0, 1, 2],
  [1, 2, 0],
];
const COLUMN_FIRST: readonly Order[] = [
  [1, 0, 2],
  [2, 1, 0],
];

/** The orders to try. Where `head` names a column before a row, it comes first. */
function ordersFor(head: string, three: Three): readonly Order[] {
  const [first = '', second = '', third = '', after = ''] = head.split(/\d+/, 4);
  // A table may name its columns, a query in brackets.
  const [, named = first] = /\(([^()]*)\)[^()]*\(?$/.exec(first) ?? [];
  const names = named.trim().split(/[\s,;|]+/);
  const rowAt = names.findIndex((name) => ROW.test(name));
  const columnAt = names.findIndex((name) => COLUMN.test(name));
  if (names.length === 3 && rowAt !== columnAt && rowAt >= 0 && columnAt >= 0)
    return [[rowAt, columnAt, 3 - rowAt - columnAt]];
  // The digit may stand between the row and the column: `row 1: 5 in column 3`.
  const isWithin = (one: RegExp, other: RegExp): boolean =>
    !other.test(first) &&
    !other.test(second) &&
    (one.test(first) ? !one.test(second) && other.test(third) : one.test(second) && other.test(after));
  if (isWithin(ROW, COLUMN)) return [[0, 2, 1]];
  if (isWithin(COLUMN, ROW)) return [[2, 0, 1]];
  const [column, row] = [head.search(COLUMN), head.search(ROW)];
  // A spreadsheet names its columns by letters.
  const isSwapped = /\bRange\s?\(/i.test(head) || (column >= 0 && row > column);
  const orders = isSwapped
    ? COLUMN_FIRST
    : column < 0 && row < 0 && isListedBySecond(three)
      ? [...COLUMN_FIRST, ...ROW_FIRST]
      : ROW_FIRST;
  return BOX.test(head) ? [...orders, ...orders.map(([a, b, c]): Order => [a, b, c, true])] : orders;
}

/**
 * Whether cells are in the order of their second numbers, as in `B1, D1, A2`. People list them row by row, so the first
 * number, which is usually the row, may be the column.
 */
function isListedBySecond([first, second]: Three): boolean {
  const isInOrder = (high: readonly number[], low: readonly number[]): boolean => {
    const places = high.map((n, at) => n * 10 + (low[at] ?? 0));
    return places.every((place, at) => at === 0 || place > (places[at - 1] ?? 0));
  };
  return isInOrder(second, first) && !isInOrder(first, second);
}

/** The boards of these numbers: triples, or four numbers a cell of which one only counts or stays the same. */
function givensOf(numbers: readonly Numbered[], text: string): readonly Grid[] {
  for (let before = 0; before <= MOST_BEFORE; before++)
    for (const size of [3, 4]) {
      const count = (numbers.length - before) / size;
      if (!Number.isInteger(count) || count < LEAST || count > 81) continue;
      const columns = Array.from({ length: size }, (_, at) =>
        Array.from({ length: count }, (_, cell) => numbers[before + cell * size + at] ?? NONE),
      );
      if (!areApart(columns) || isCellBefore(numbers, before, columns)) continue;
      const grids = boardsOfColumns(
        columns.map((column) => column.map(({ number }) => number)),
        text,
      ).filter((grid) => clashesOf(grid).length === 0);
      if (grids.length > 0) return grids;
    }
  return [];
}

/** The boards of records, each of which names one cell by numbers. `head` may tell what comes first. */
export function boardsOfRecords(records: readonly string[], head: string): readonly Grid[] {
  const numbers = records.map((record) => (record.match(/\d+/g) ?? []).map(Number));
  const size = numbers[0]?.length ?? 0;
  const columns = Array.from({ length: size }, (_, at) => numbers.map((all) => all[at] ?? 0));
  return size > MOST_COLUMNS ? [] : boardsOfColumns(columns, head);
}

const MOST_COLUMNS = 8;

/** The likeliest boards of cells, of which every column tells one thing, or nothing. */
function boardsOfColumns(columns: readonly (readonly number[])[], head: string): readonly Grid[] {
  const different = columns.filter(
    (column, at) => columns.findIndex((other) => other.join() === column.join()) === at,
  );
  const telling = different.filter((column) => column.some((number) => number !== column[0]));
  const needed = telling.length > 3 ? telling.filter((column) => !isCounting(column)) : telling;
  return likeliest(waysToSee(needed).flatMap((three) => gridsOf(three, ordersFor(head, three))));
}

const isCounting = (column: readonly number[]): boolean =>
  column.every((number, index) => number === (column[0] ?? 0) + index);

const range = (numbers: readonly number[], from: number, to: number): boolean =>
  numbers.every((number) => number >= from && number <= to);

/** Rows, columns and digits, from three columns, from a number for the cell and one for the digit, or from one for both. */
function waysToSee([first = [], second = [], third, more]: readonly (readonly number[])[]): readonly Three[] {
  if (third !== undefined)
    return more === undefined
      ? [[first, second, third]]
      : [
          [first, second, third],
          [second, third, more],
        ];
  const ways: Three[] = [];
  if (second.length > 0)
    for (const base of [0, 1])
      if (range(first, base, base + 80))
        ways.push([first.map((n) => Math.floor((n - base) / 9)), first.map((n) => (n - base) % 9), second]);
  const digits = second.length > 0 ? second : first.map((n) => n % 10);
  const places = second.length > 0 ? first : first.map((n) => Math.floor(n / 10));
  if (range(places, 0, 99))
    ways.push([places.map((n) => Math.floor(n / 10)), places.map((n) => n % 10), digits]);
  if (second.length === 0 && range(first, 1, 729))
    ways.push([
      first.map((n) => Math.floor((n - 1) / 81)),
      first.map((n) => Math.floor((n - 1) / 9) % 9),
      first.map((n) => ((n - 1) % 9) + 1),
    ]);
  return ways;
}

type Three = readonly [readonly number[], readonly number[], readonly number[]];

const gridsOf = (three: Three, orders: readonly Order[]): readonly Grid[] =>
  orders.flatMap(([row, column, digit, isInBox]) => {
    const [rows, across] = [three[row] ?? [], three[column] ?? []];
    const grids = basesOf([...rows, ...across]).flatMap(
      (base) => gridOf(base, rows, across, three[digit] ?? []) ?? [],
    );
    return isInBox === true ? grids.map(ofBoxes) : grids;
  });

/** From which numbers rows and columns may be counted. Without a first or a last one, both are possible. */
const basesOf = (places: readonly number[]): readonly number[] =>
  places.includes(0) ? [0] : places.includes(9) ? [1] : [1, 0];

const NONE: Numbered = { number: 0, after: '' };

/** Whether the same stands between the numbers of every cell, and something else between cells. */
function areApart([first = [], ...others]: readonly (readonly Numbered[])[]): boolean {
  const inside = others.map((column) => new Set(column.map(({ after }) => after)));
  if (inside.some((texts) => texts.size !== 1)) return false;
  return !first.slice(1).some(({ after }) => inside.every((texts) => texts.has(after)));
}

/** Whether the numbers before the first cell are a cell too: then the reading would leave it out. */
function isCellBefore(
  numbers: readonly Numbered[],
  before: number,
  columns: readonly (readonly Numbered[])[],
): boolean {
  const cell = numbers.slice(before - columns.length, before);
  // The number of cells may stand there instead, after the size of the board.
  return (
    before >= columns.length &&
    cell.at(-1)?.number !== columns[0]?.length &&
    columns.every((column, at) => at === 0 || column[0]?.after === cell[at]?.after)
  );
}

function gridOf(
  base: number,
  rows: readonly number[],
  columns: readonly number[],
  digits: readonly number[],
): Grid | null {
  if ([...rows, ...columns].some((place) => place < base || place > base + 8)) return null;
  const isWhole = digits.length === 81;
  if (digits.some((digit) => digit > 9 || (digit === 0 && !isWhole))) return null;
  const cells = [...EMPTY_GRID];
  const named = new Set<number>();
  for (const [index, digit] of digits.entries()) {
    const cell = ((rows[index] ?? 0) - base) * 9 + (columns[index] ?? 0) - base;
    named.add(cell);
    if (digit > 0) cells[cell] = `${digit}`;
  }
  const grid = cells.join('') as Grid;
  const givens = digits.filter((digit) => digit > 0).length;
  return named.size === digits.length && givens >= LEAST ? grid : null;
}
