import { CELLS, type DigitSet, isDigit, NO_DIGITS, union } from '../../core';
import { MOST_ROWS } from '../cells/blocks';
import { cellOfCandidates, digitsOfToken } from '../cells/candidateCells';
import { type CellMark, mark, type Row, rowOfCharacters, type Stray, USUAL_BLANKS } from '../cells/cells';
import { digitFrom } from '../links/json';
import { lineAt } from '../text/lines';
import { type Item, type List, mostCellsOf, type Scalar } from './brackets';

/** The items of a list as rows, one row each: lists of cells, strings of cells, or numbers of nine digits. */
export function rowsOfItems(list: List): readonly Row[] {
  const { items, read } = rowsIn(list);
  if (items.length <= MOST_ROWS) return items.map(read);
  const rows: Row[] = [];
  // A list this long consists of whole boards or is not meant as one.
  if (items.length % 9 !== 0 && !items.some((item) => mostCellsOf(item) >= CELLS.length)) return rows;
  for (const item of items) {
    const row = read(item);
    if (row.strays.length > 0 || (row.cells.length !== 9 && row.cells.length !== CELLS.length)) return [];
    rows.push(row);
  }
  return rows;
}

/** Whether a list has more rows than a few boards do. Then its faults are not looked for. */
export const hasManyRows = (list: List): boolean =>
  list.items.length > MOST_ROWS && rowsIn(list).items.length > MOST_ROWS;

/** Which items of a list are its rows, and how to read them. */
function rowsIn({ items }: List): { readonly items: readonly Item[]; readonly read: (item: Item) => Row } {
  const lists = items.filter((item) => item.kind === 'list' && item.items.length > 1);
  if (lists.length > 0) return { items: lists, read: rowOfItem };
  const scalars = items.filter((item) => item.kind === 'scalar');
  if (
    scalars.some(({ text }) => /^\d{9}$/.test(text)) &&
    scalars.every(({ text }) => /^\d{5,9}$/.test(text))
  ) {
    return { items: scalars, read: rowOfNumber };
  }
  return { items: scalars.filter(({ text, quoted }) => quoted && text.length >= 8), read: rowOfItem };
}

/** A longer list is not meant as cells. */
const MOST_CELLS = 1_000;

/** All the items of a list as one row of cells. */
export function rowOfItem(item: Item): Row {
  if (item.kind === 'scalar') return rowOfString(item);
  if (item.items.length > MOST_CELLS) return rowFrom(item, []);
  const spelled = rowFrom(item, item.items.map(cellsSpelled));
  return spelled.cells.length % 9 === 0 && spelled.strays.length === 0
    ? spelled
    : rowFrom(item, item.items.map(cellsOfItem));
}

interface Part {
  readonly cells: readonly CellMark[];
  readonly stray: Stray | null;
}

function rowFrom(list: List, parts: readonly Part[]): Row {
  const cells: CellMark[] = [];
  const strays: Stray[] = [];
  for (const part of parts) {
    if (part.stray !== null) strays.push({ ...part.stray, before: cells.length });
    for (const cell of part.cells) cells.push(cell);
  }
  return { line: lineAt(list.start), cells, strays };
}

/** An item as one cell. */
function cellsOfItem(item: Item): Part {
  const cell = item.kind === 'list' ? cellOfList(item) : cellOfScalar(item);
  if (cell !== null) return { cells: [cell], stray: null };
  const text = item.kind === 'list' ? '[' : item.text;
  return { cells: [], stray: { text, start: item.start, end: item.end, before: 0 } };
}

/** An item as cells: if it is a string of several characters, one for each. */
function cellsSpelled(item: Item): Part {
  if (item.kind === 'list' || !item.quoted || item.text.length < 2) return cellsOfItem(item);
  const { cells, strays } = rowOfString(item);
  return { cells, stray: strays[0] ?? null };
}

/** A cell from a number, a character, or a word for nothing; `null` if it is not a cell. */
export function cellOfScalar({ text, start, end }: Scalar): CellMark | null {
  const value = text.trim().replace(/^(\d)\.0*$/, '$1');
  if (value === '' || value === '-1' || USUAL_BLANKS.has(value)) return mark(null, start, end);
  const digit = Number(value);
  if (isDigit(digit)) return mark(digit, start, end);
  const set = digitsOfToken(value);
  return set === null ? null : cellOfCandidates(set, start, end);
}

/** A cell in brackets of its own, or its list of candidates. */
function cellOfList({ items, start, end }: List): CellMark | null {
  if (items.length === 0) return mark(null, start, end);
  const [first] = items;
  if (items.length === 1 && first?.kind === 'scalar') return cellOfScalar(first);
  let set: DigitSet = NO_DIGITS;
  for (const item of items.slice(0, 10)) {
    const digits = item.kind === 'scalar' && item.text.length === 1 ? digitsOfToken(item.text) : null;
    // Candidates are written in order; other lists of digits say something else.
    if (digits === null || digits <= set) return null;
    set = union(set, digits);
  }
  return items.length > 9 ? null : cellOfCandidates(set, start, end);
}

const ESCAPED_LINE_ENDS = /\\[rn]/g;

/** The cells of a string. Spaces are blanks if nothing else can be. */
function rowOfString(item: Scalar): Row {
  const text = item.text.replace(ESCAPED_LINE_ENDS, '  ');
  const spaced = text.length === 9 && /^[1-9 ]*$/.test(text);
  const blanks = spaced ? new Set([' ']) : new Set([...USUAL_BLANKS, ...oddBlank(text)]);
  return rowOfCharacters(lineAt(item.start, text), blanks);
}

/** The only character besides digits in a string, unless it is a letter. */
function oddBlank(text: string): readonly string[] {
  const others = new Set(text.slice(0, 100).replace(/[\d\s]/g, ''));
  return others.size === 1 ? [...others].filter((character) => !/\p{L}/u.test(character)) : [];
}

/** A row written as a number, which has lost its leading zeros. */
function rowOfNumber(item: Item): Row {
  const text = item.kind === 'scalar' ? item.text : '';
  const { start, end } = item;
  const cells = [...text.padStart(9, '0')].map((character) => mark(digitFrom(character), start, end));
  return { line: lineAt(start, text), cells, strays: [] };
}
