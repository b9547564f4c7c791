import { clashesOf, type Grid } from '../../core';
import { isSeparator } from '../cells/cells';
import { unescaped } from '../documents/xml';

/*
 * Plainer forms of a text that no notation reads as it stands. Each takes a kind of wrapping off and leaves what the
 * notations read: nine lines, a table, an array. A form that does not apply is `null`.
 */

type Rewriting = (text: string) => string | null;

/** The plainer forms of a text, likeliest first. */
export function* rewritings(text: string): Generator<string> {
  const tried = new Set([text]);
  for (const rewriting of REWRITINGS) {
    const plainer = rewriting(text);
    if (plainer === null || tried.has(plainer)) continue;
    tried.add(plainer);
    yield plainer;
  }
}

const lines = (text: string): readonly string[] => text.split('\n');
const repeat = (count: number): number[] => Array.from({ length: count }, (_, index) => index);
const inNines = (cells: readonly string[]): string =>
  repeat(9)
    .map((row) => cells.slice(row * 9, row * 9 + 9).join(''))
    .join('\n');

/** What a difference between two files adds. */
const ofDiff: Rewriting = (text) =>
  /^@@ /m.test(text)
    ? lines(text)
        .filter((line) => /^[+ ](?!\+\+)/.test(line))
        .map((line) => line.slice(1))
        .join('\n')
    : null;

/** Blanks that a program counts: `<3 empty items>`. */
const withEmptyItems: Rewriting = (text) =>
  /<\d empty items?>/.test(text)
    ? text.replace(/<(\d) empty items?>/g, (_, count: string) => repeat(Number(count)).fill(0).join(', '))
    : null;

const LEAF = /<(div|span|li|p|button)\b[^<>]*>((?:[^<]|<br[^<>]{0,80}>)*)<\/\1>/gi;

/** 81 elements of one kind, each with a digit or nothing in it, as a table. */
const ofElements: Rewriting = (text) => {
  const kinds = new Map<string, string[]>();
  for (const [, name = '', inside = ''] of text.matchAll(LEAF)) {
    const shown = unescaped(inside.replace(/<[^<>]*>/g, '').replace(/&nbsp;|&#160;/gi, ' ')).trim();
    if (!/^[1-9.0_-]?$/.test(shown)) continue;
    const kind = kinds.get(name.toLowerCase()) ?? [];
    kinds.set(name.toLowerCase(), [...kind.slice(0, 82), shown]);
  }
  const [cells, ...others] = [...kinds.values()].flatMap(filledUp);
  if (cells === undefined || others.length > 0) return null;
  const rows = repeat(9).map((row) => `<td>${cells.slice(row * 9, row * 9 + 9).join('</td><td>')}</td>`);
  return `<table><tr>${rows.join('</tr><tr>')}</tr></table>`;
};

/** Blank cells at the start and the end of a selection are not copied. */
const MOST_LOST = 8;

/** The 81 cells of which those in between are known, in every way that does not make digits clash. */
function filledUp(cells: readonly string[]): readonly (readonly string[])[] {
  const lost = 81 - cells.length;
  if (lost < 0 || lost > MOST_LOST) return [];
  return repeat(lost + 1)
    .map((before) => [...Array<string>(before).fill(''), ...cells, ...Array<string>(lost - before).fill('')])
    .filter(
      (all) => clashesOf(all.map((cell) => (/[1-9]/.test(cell) ? cell : '.')).join('') as Grid).length === 0,
    );
}

/** The lines that a page without a table shows. */
const ofPage: Rewriting = (text) =>
  /<\/?(?:pre|div|p|br|span|code)\b/i.test(text)
    ? unescaped(
        text
          .replace(/<(?:br|\/div|\/p|\/pre|\/li|\/tr)\b[^<>]*>/gi, '\n')
          .replace(/<[^<>]*>/g, '')
          .replace(/&nbsp;|&#160;/gi, ' '),
      )
    : null;

/** Tables of a forum, an encyclopedia or a typesetter, as fields with bars between them. */
const ofMarkup: Rewriting = (text) => {
  const fields = /\[tr\]/i.test(text)
    ? text
        .replace(/\[\/tr\]/gi, '\n')
        .replace(/\[\/td\]\s*\[td\]/gi, '|')
        .replace(/\[[^\]]*\]/g, '')
    : /^\{\|/m.test(text)
      ? text
          .replace(/^[{|][|}+-].*$/gm, '')
          .replace(/^\|/gm, '')
          .replaceAll('||', '|')
      : /\\\\/.test(text) && text.includes('&')
        ? text
            .replace(/\\(?:begin|end)\{[^\n]*|\\hline/g, '')
            .replace(/\\\\/g, '\n')
            .replaceAll('&', '|')
        : null;
  return fields === null ? null : (ofFields(fields) ?? fields);
};

/** Nested lists as YAML writes them: `- - 0`, then `  - 7`. */
const ofDashes: Rewriting = (text) => {
  const items = lines(text).flatMap(
    (line) => /^\s*- (?:- )?['"]?(\d|\.|null|~)['"]?\s*$/.exec(line)?.[1] ?? [],
  );
  return items.length === 81 ? inNines(items.map((item) => (/[1-9]/.test(item) ? item : '.'))) : null;
};

/** 81 characters of which one that is no digit stands for a blank, whatever it is. */
const ofAnyBlank: Rewriting = (text) => {
  const characters = [...text.replace(/\s/g, '')];
  const others = new Set(characters.filter((character) => !/\d/.test(character)));
  const [blank] = others;
  const isBlank = blank !== undefined && !isSeparator(blank) && !characters.includes('0');
  return characters.length === 81 && others.size === 1 && isBlank
    ? inNines(characters.map((character) => (character === blank ? '.' : character)))
    : null;
};

/** Nine rows of nine fields: each blank is the same text, and what is around the digit is the same in all others. */
const ofFields: Rewriting = (text) => {
  const rows = lines(text)
    .map((line) => line.replace(/^\s*(?:,\s*)?[[({][[({\s]*|[\])}][\])},;\s]*$/g, ''))
    .map((line) => line.split(/[,;|&\t]/).map((field) => field.trim()))
    .filter((fields) => fields.length === 9);
  if (rows.length !== 9) return null;
  const fields = rows.flat();
  const blanks = new Set(fields.filter((field) => !/[1-9]/.test(field)));
  const around = new Set(fields.flatMap((field) => (/[1-9]/.test(field) ? field.replace(/[1-9]/, '') : [])));
  return blanks.size <= 1 &&
    around.size === 1 &&
    fields.every((field) => (field.match(/\d/g) ?? []).length <= 1)
    ? inNines(fields.map((field) => /[1-9]/.exec(field)?.[0] ?? '.'))
    : null;
};

const NOTHING = /^(?:na|nan|nil|none|null|nothing|[0._*?-])$/i;

/** The cells of a line between words, brackets and bars; `null` if it has fewer than nine. */
function cellsOf(line: string): readonly string[] {
  const tokens = line.split(/[\s|,;:=()[\]{}<>"'`]+/).filter((token) => token !== '');
  const cells = tokens.map((token) => (/^[1-9]$/.test(token) ? token : NOTHING.test(token) ? '.' : null));
  const first = cells.findIndex((cell) => cell !== null);
  const rest = first < 0 ? [] : cells.slice(first);
  const end = rest.indexOf(null);
  return (end < 0 ? rest : rest.slice(0, end)) as readonly string[];
}

const isCount = (cells: readonly string[]): boolean => /^(?:\.?12345678|123456789)$/.test(cells.join(''));

/** Nine rows of nine single tokens, with names of rows and columns, sizes and words around them. */
const ofTokens: Rewriting = (text) => {
  const rows = lines(text)
    .map(cellsOf)
    .filter((cells) => cells.length === 9 || cells.length === 10);
  const board = rows.length === 10 && isCount(rows[0] ?? []) ? rows.slice(1) : rows;
  if (board.length !== 9) return null;
  if (board.every((cells) => cells.length === 9)) return inNines(board.flat());
  const names = board.map(([name]) => name ?? '');
  return board.every((cells) => cells.length === 10) && isCount(names)
    ? inNines(board.flatMap((cells) => cells.slice(1)))
    : null;
};

/** 81 values of one key, in reading order. */
const ofKey: Rewriting = (text) => {
  const values = new Map<string, string[]>();
  for (const [, key = '', digit] of text.matchAll(
    /"(\w{1,20})"\s*:\s*"?(?:([1-9])|0|null|\.?)"?(?=\s*[,}])/g,
  ))
    values.set(key, [...(values.get(key) ?? []).slice(0, 82), digit ?? '.']);
  const cells = [...values.values()].find((cells) => cells.length === 81);
  return cells === undefined ? null : inNines(cells);
};

/** Nine boxes, one after the other, each of three lines of three cells. */
export const ofBoxes: Rewriting = (text) => {
  const all = lines(text.replace(/\n+$/, ''));
  const rows = all.length === 27 ? all : all.filter((line) => line.trim() !== '');
  if (rows.length !== 27) return null;
  // Only where spaces are blanks may a line lack its last cells.
  const width = /^[1-9\s|]*$/.test(text) ? 0 : 3;
  const cells = rows.map((row) => (row.trim().length < width ? null : boxRow(row)));
  if (!cells.every((row) => row !== null)) return null;
  const cell = (row: number, column: number): string => {
    const box = Math.floor(row / 3) * 3 + Math.floor(column / 3);
    return cells[box * 3 + (row % 3)]?.[column % 3] ?? '.';
  };
  return inNines(repeat(81).map((index) => cell(Math.floor(index / 9), index % 9)));
};

function boxRow(line: string): readonly string[] | null {
  const tokens = line.trim().split(/[\s|,]+/);
  const cells = tokens.length === 3 ? tokens : line.length <= 3 ? [...line.padEnd(3)] : at(line.padEnd(5));
  return cells.length === 3 && cells.every((cell) => /^[\d._*\s-]$/.test(cell))
    ? cells.map((cell) => (/[1-9]/.test(cell) ? cell : '.'))
    : null;
}

/** The characters of three cells with a space or a bar between them. */
const at = (line: string): readonly string[] =>
  /^.[\s|].[\s|].\s*$/.test(line) ? [line[0] ?? '', line[2] ?? '', line[4] ?? ''] : [];

const REWRITINGS: readonly Rewriting[] = [
  ofDiff,
  withEmptyItems,
  ofElements,
  ofMarkup,
  ofDashes,
  ofAnyBlank,
  ofBoxes,
  ofKey,
  ofTokens,
  ofFields,
  ofPage,
];
