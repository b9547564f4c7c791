import type { Grid } from '../../core';
import { isCell } from './rows';

/*
 * Tables with something around the board: names of rows and columns, margins, bars at both sides. Every window of nine
 * by nine that holds all the digits may be the board; the rules of the game tell which.
 */

const MOST = 14;
const RULE = /^[\s|+:=_-]*[-=+][\s|+:=_-]*$/;
const COUNTS: ReadonlySet<string> = new Set(['123456789', '12345678', '012345678', '0123456789']);

/** Signs that may stand between fields: tabs, and what is in a text often enough. */
function delimitersOf(text: string): readonly string[] {
  const counts = new Map<string, number>();
  for (const sign of text.match(/[^\p{L}\p{N}\s.|"'`]/gu) ?? [])
    counts.set(sign, (counts.get(sign) ?? 0) + 1);
  return ['\t', ...[...counts].filter(([, count]) => count >= 72).map(([sign]) => sign)];
}

/** The boards that tables of a text may hold, with one of these signs between fields. */
export function ofFields(text: string, delimiters = delimitersOf(text)): readonly Grid[] {
  return delimiters.flatMap((delimiter) => {
    if (!text.includes(delimiter)) return [];
    const split = text.split('\n');
    const all = split.length === 10 && split[9] === '' ? split.slice(0, 9) : split;
    // In nine lines, of which an editor has cut the tabs off, one may have none left.
    const fielded =
      delimiter === '\t' && all.length === 9
        ? all
        : all.filter((line) => line.includes(delimiter) && !RULE.test(line));
    const lines = fielded.length > 9 ? withoutWords(fielded, delimiter) : fielded;
    if (lines.length < 9 || lines.length > MOST) return [];
    const rows = lines.map((line) => line.split(delimiter, MOST + 1).map(cellOf));
    const width = Math.max(...rows.map(({ length }) => length));
    // Only an editor that cuts tabs off leaves rows of different lengths; then none of them ends in one.
    const areCut =
      delimiter === '\t' && rows.length === 9 && width <= 9 && lines.every((line) => !line.endsWith('\t'));
    if ((width < 9 && !areCut) || width > MOST) return [];
    if (!areCut && rows.some(({ length }) => length !== width)) return [];
    return windowsOf(
      rows.map((row) => [...row, ...Array<string>(Math.max(9, width) - row.length).fill('.')]),
    );
  });
}

/** Lines as wide as most, if all others are only words: a menu above the board. */
function withoutWords(lines: readonly string[], delimiter: string): readonly string[] {
  const widthOf = (line: string): number => line.split(delimiter, MOST + 1).length;
  const middle = widthOf(lines[Math.floor(lines.length / 2)] ?? '');
  const wide = lines.filter((line) => widthOf(line) === middle);
  return lines.every((line) => widthOf(line) === middle || !/\d/.test(line)) ? wide : lines;
}

/** A digit, `.` for a blank, `#` for anything else. */
function cellOf(field: string): string {
  const text = field
    .trim()
    .replace(/^(["'`])(.*)\1$|^&nbsp;$/i, '$2')
    .trim();
  return /^[1-9]$/.test(text) ? text : text === '' || isCell(text) ? '.' : '#';
}

type Fields = readonly (readonly string[])[];

const turned = (rows: Fields): Fields =>
  (rows[0] ?? []).map((_, column) => rows.map((row) => row[column] ?? '.'));

/** Lines that only set boxes apart: the fourth and the eighth of eleven. */
const GAPS: readonly number[] = [3, 7];
const isEmpty = (line: readonly string[] = []): boolean => line.every((cell) => cell === '.');

/** The lines without such gaps. If the first and the last are empty too, they may be a margin instead. */
function withoutGaps(all: Fields): readonly Fields[] {
  if (all.length !== 11 || !GAPS.every((at) => isEmpty(all[at]))) return [all];
  const without = all.filter((_, at) => !GAPS.includes(at));
  return isEmpty(all[0]) && isEmpty(all[10]) ? [without, all] : [without];
}

const windowsOf = (fields: Fields): readonly Grid[] =>
  withoutGaps(fields).flatMap((rows) => withoutGaps(turned(rows)).flatMap(windowsIn));

function windowsIn(columns: Fields): readonly Grid[] {
  const rows = turned(columns);
  const boards = new Set<Grid>();
  for (const top of startsIn(rows))
    for (const left of startsIn(columns)) {
      const board = rows.slice(top, top + 9).flatMap((row) => row.slice(left, left + 9));
      if (!board.includes('#')) boards.add(board.join('') as Grid);
    }
  return [...boards];
}

/** Where nine lines may begin, if all others hold no digits but those that count. */
const startsIn = (all: Fields): readonly number[] =>
  Array.from({ length: Math.max(0, all.length - 8) }, (_, start) => start).filter((start) =>
    all.every((line, at) => (at >= start && at < start + 9) || isName(line)),
  );

const isName = (line: readonly string[]): boolean => {
  const digits = line.filter((cell) => /\d/.test(cell)).join('');
  return digits === '' || COUNTS.has(digits);
};
