import { isCell, isHeading } from './rows';

/* Tables of programs that leave empty cells out, or print their columns in parts. Each becomes nine plain rows. */

const MOST_LINES = 400;
/** A sheet has many more rows and columns, all of them empty. */
const MOST = 14;

const ROW = /<(?:\w+:)?(?:table-)?row\b/i;
const CELL =
  /<(?:\w+:)?(?:table-cell|cell|c)\b([^<>]{0,400}?)(?:\/>|>((?:[^<]|<(?!\/?(?:\w+:)?(?:table-cell|cell|c)\b)){0,400}))/gi;

/** The rows of a sheet in XML, in which a cell or a row may say its number, or how often it is repeated. */
export function ofSheet(text: string): readonly string[] {
  if (!/<(?:\w+:)?(?:table-cell|cell|c) /i.test(text) || !ROW.test(text)) return [];
  const rows: string[][] = [];
  for (const part of text.split(ROW).slice(1, MOST_LINES)) {
    const row: string[] = [];
    for (const [, attributes = '', inside = ''] of part.matchAll(CELL))
      add(row, attributes, inside.replace(/<[^<>]*>/g, '').trim(), '');
    add(rows, part.slice(0, part.indexOf('>')), row, []);
  }
  const width = Math.max(9, ...rows.map((row) => row.findLastIndex((cell) => cell !== '') + 1));
  const height = Math.max(9, rows.findLastIndex((row) => row.some((cell) => cell !== '')) + 1);
  return [
    Array.from({ length: height }, (_, at) =>
      Array.from({ length: width }, (_, column) => rows[at]?.[column] ?? '').join('\t'),
    ).join('\n'),
  ];
}

/** Adds an item to a row, or a row to a sheet, where its tag says and as often. */
function add<T>(items: T[], attributes: string, item: T, empty: T): void {
  const [, letter, number = 0] = /\b(?:index|r)="([A-N])?(\d{1,3})"/i.exec(attributes) ?? [];
  const place = letter === undefined ? Number(number) : letter.charCodeAt(0) - 64;
  while (items.length < Math.min(MOST, place - 1)) items.push(empty);
  const times = Number(/-repeated="(\d{1,6})"/i.exec(attributes)?.[1] ?? 1);
  for (let time = 0; time < times && items.length < MOST; time++) items.push(item);
}

/** Nine rows of which a program prints the first columns, then the next ones below. */
export function inColumnBlocks(text: string): readonly string[] {
  const lines = text.split('\n');
  if (lines.length < 18 || lines.length > MOST_LINES) return [];
  const blocks: (readonly string[])[][] = [[]];
  for (const line of lines) {
    const tokens = line
      .replace(/^\s*\[\d,\]/, '')
      .trim()
      .split(/\s+/);
    const block = blocks.at(-1) ?? [];
    const fits = tokens.every(isCell) && (block.length === 0 || block[0]?.length === tokens.length);
    if (fits) block.push(tokens);
    else blocks.push(tokens.every(isCell) ? [tokens] : []);
  }
  const parts = blocks.filter(({ length }) => length === 9).map(withoutNumbers);
  const width = parts.reduce((sum, [row]) => sum + (row?.length ?? 0), 0);
  if (parts.length < 2 || width !== 9) return [];
  return [
    Array.from({ length: 9 }, (_, row) => parts.flatMap((part) => part[row] ?? []).join(' ')).join('\n'),
  ];
}

/** Rows without a first column that only counts them. */
const withoutNumbers = (rows: readonly (readonly string[])[]): readonly (readonly string[])[] =>
  isHeading(rows.map(([first = '']) => first)) ? rows.map((row) => row.slice(1)) : rows;

/** Nine rows with spaces for blanks: each digit stands under the name of its column. */
export function underHeading(text: string): readonly string[] {
  const lines = text.split('\n');
  const at = lines.length > MOST_LINES ? -1 : lines.findIndex((line) => namesIn(line).length === 9);
  const names = namesIn(lines[at] ?? '');
  const rows = lines.slice(at + 1).filter((line) => /[1-9]/.test(line));
  const [first] = names;
  if (first === undefined || rows.length !== 9) return [];
  const found = rows.map((row) =>
    names.map(({ start, end }) => row.slice(start, end).replace(/[^1-9]/g, '') || '.'),
  );
  const areAll = rows.every(
    (row, at) => row.slice(first.start).replace(/[\s|]/g, '') === found[at]?.join('').replaceAll('.', ''),
  );
  return areAll ? [found.map((row) => row.join(' ')).join('\n')] : [];
}

/** The names of nine columns, and where they stand. */
function namesIn(line: string): readonly { readonly start: number; readonly end: number }[] {
  const tokens = [...line.slice(0, 200).matchAll(/[^\s|]+/g)];
  return isHeading(tokens.map(([token]) => token))
    ? tokens.map(({ 0: token, index }) => ({ start: index, end: index + token.length }))
    : [];
}
