import type { Grid } from '../../core';
import { isCell } from './rows';

/*
 * Tables with something around the board: names of rows and columns, margins, bars at both sides. Every window of nine
 * by nine that holds all the digits may be the board; the rules of the game tell which.
 */

const MOST = 14;
const RULE = /^[\s|+:=_-]*[-=+][\s|+:=_-]*$/;
const COUNTS: ReadonlySet<string> = new Set([
  '123456789',
  '12345678',
  '012345678',
  '0123456789',
  '987654321',
]);

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
    const split = (line: string): readonly string[] =>
      delimiter === ' ' ? line.trim().split(/ +/, MOST + 1) : line.split(delimiter, MOST + 1);
    const written = text.split('\n');
    const all = written.length === 10 && written[9] === '' ? written.slice(0, 9) : written;
    // In nine lines, of which an editor has cut the tabs off, one may have none left.
    const fielded =
      delimiter === '\t' && all.length === 9
        ? all
        : all.filter((line) => line.includes(delimiter) && !RULE.test(line));
    const lines = fielded.length > 9 ? withoutWords(fielded, split) : fielded;
    if (lines.length < 9 || lines.length > MOST) return [];
    const rows = lines.map((line) => split(line).map(cellOf));
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
function withoutWords(
  lines: readonly string[],
  split: (line: string) => readonly string[],
): readonly string[] {
  const widthOf = (line: string): number => split(line).length;
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

const isEmpty = (line: readonly string[] = []): boolean => line.every((cell) => cell === '.');

/**
 * The nine lines that may be those of the board: one after the other, or in threes with an empty line between. All
 * others hold no digits but those that count.
 */
const ninesIn = (all: Fields): readonly Fields[] =>
  [9, 11].flatMap((length) =>
    Array.from({ length: Math.max(0, all.length - length + 1) }, (_, start) => start).flatMap((start) => {
      const isGap = (at: number): boolean => length === 11 && (at === start + 3 || at === start + 7);
      const isOf = (at: number): boolean => at >= start && at < start + length && !isGap(at);
      const fits = all.every((line, at) => (isGap(at) ? isEmpty(line) : isOf(at) || isName(line)));
      return fits ? [all.filter((_, at) => isOf(at))] : [];
    }),
  );

/** The boards in windows of nine by nine fields. */
function windowsOf(fields: Fields): readonly Grid[] {
  const windows = ninesIn(fields).flatMap((rows) => ninesIn(turned(rows)).map((nine) => turned(nine).flat()));
  return [...new Set(windows.flatMap((board) => (board.includes('#') ? [] : [board.join('') as Grid])))];
}

const isName = (line: readonly string[]): boolean => {
  const digits = line.filter((cell) => /\d/.test(cell)).join('');
  return digits === '' || COUNTS.has(digits);
};
