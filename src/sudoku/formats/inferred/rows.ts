import type { Grid } from '../../core';
import { inRows } from '../cells/writing';

/** Words that stand for an empty cell in the languages of programs and people. */
const NOTHING =
  /^(?:na|n\/a|nan|nil|none|null|nothing|undefined|empty|blank|space|void|-1|0|[._*?xX\-□■○◯⬜☐·•]|빈칸|빈|공백|空|空白|〇)$/i;

const BETWEEN = /[\s|,;:=()[\]{}<>"'`!&/\\]+/;

/** The nine cells of a line, as texts; `null` if it is not a row. */
export function rowOf(line: string): readonly string[] | null {
  // A list of cells may end as a sentence does.
  if (line.length > 400) return null;
  const whole = line.trim();
  const isSentence = whole.endsWith('.') && /, ?[\p{L}\d]{1,12}\.$/u.test(whole);
  const all = (isSentence ? whole.slice(0, -1) : whole).split(BETWEEN).filter((token) => token !== '');
  // A letter that occurs once names something; more of them may be blanks.
  const isWord = (token: string): boolean =>
    /^(?:\p{L}{2,20}|[가-힣一-龥])$/u.test(token) ||
    (/^\p{L}$/u.test(token) && all.indexOf(token) === all.lastIndexOf(token));
  const first = all.findIndex((token) => !isWord(token) || NOTHING.test(token));
  const areNumbered = all.length === 11 && all[0] === all[10];
  const areCommented = /^\p{L}{2}/u.test(all[9] ?? '') && all.slice(0, 9).every(isCell);
  const tokens = areNumbered
    ? all.slice(1, 10)
    : areCommented
      ? all.slice(0, 9)
      : all.length > 9
        ? all.slice(first)
        : all;
  if (tokens.length === 9)
    return tokens.some((token) => token.length > 9) || areWords(tokens) || tokens.every(isRule)
      ? null
      : tokens;
  if (tokens.length !== 1 && tokens.length !== 3) return null;
  const cells = [...tokens.join('')];
  const areThirds = tokens.length === 1 || tokens.every(({ length }) => length === 3);
  const areCells = cells.some((cell) => /[\d._*?x-]/i.test(cell)) || new Set(cells).size === 1;
  return cells.length === 9 && areThirds && areCells ? cells : null;
}

const isRule = (token: string): boolean => /^[-=_+*#~]{2,}$/.test(token);
const isDigit = (cell: string): boolean => /^[1-9]$/.test(cell);
export const isCell = (token: string): boolean => isDigit(token) || NOTHING.test(token);

/** Whether nine tokens are a sentence, of which hardly any could be a cell. */
const areWords = (tokens: readonly string[]): boolean =>
  tokens.filter(isCell).length < 5 && new Set(tokens.filter((token) => !isCell(token))).size > 3;

/** The board of 81 texts: digits, and words for nothing, or one other text that stands for a blank everywhere. Else none. */
export function boardOf(texts: readonly string[]): readonly Grid[] {
  if (texts.length !== 81) return [];
  const others = new Set(texts.filter((text) => !isDigit(text)));
  const strange = [...others].filter((text) => text !== '' && !NOTHING.test(text));
  if (strange.length > 1 || (strange.length === 1 && others.size > 1)) return [];
  const [only = ''] = strange;
  if (/[1-9]/.test(only) || only.length > 16) return [];
  return [texts.map((text) => (isDigit(text) ? text : '.')).join('') as Grid];
}

const RULE = /^[\s|+=*_#~:<>`-]*$/;

/** A line with a number and signs that no row has: `🔢 №1204 ⭐⭐⭐`, `#0412 ★★☆`. */
export const NUMBERED = /^(?=.*[\p{So}#])\D*(?:\d{1,5}\D+){0,3}\d{0,5}$/u;

/** The boards of nine rows that follow one another, with nothing but rules, empty lines and words between. */
export function ofRows(text: string): readonly Grid[] {
  const runs: (readonly string[])[][] = [[]];
  for (const line of text.split('\n')) {
    const row = rowOf(line);
    if (row !== null) runs.at(-1)?.push(row);
    else if (RULE.test(line)) continue;
    // A line of digits that is no row may be one that is damaged.
    else if (!/\p{L}/u.test(line) && !NUMBERED.test(line)) return [];
    else runs.push([]);
  }
  return inNines(runs.flatMap(withoutHeading));
}

/** A grid that is left out would have about as many rows. */
const MOST_ROWS = 16;

/** Whether a text has so many different rows with blanks that one board is not all of it. */
export const leavesRows = (text: string): boolean =>
  new Set(text.split('\n').flatMap((line) => (/[1-9]/.test(line) ? unsolved(rowOf(line)) : []))).size >
  MOST_ROWS;

const unsolved = (row: readonly string[] | null): readonly string[] =>
  row === null || row.every(isDigit) ? [] : [row.join()];

const COUNTED = /^(?:0?1?2345678|123456789|abcdefgh[ij])$/i;

/** Whether nine names only count columns: `1` to `9`, `c1` to `c9`, `A` to `I`. */
export const isHeading = (names: readonly string[]): boolean =>
  names.length === 9 &&
  COUNTED.test(names.map((name) => /(?:\d|^[a-j])(?=\W*$)/i.exec(name)?.[0] ?? '').join(''));

/** Rows without a first one that only counts the columns. */
const withoutHeading = (rows: readonly (readonly string[])[]): readonly (readonly string[])[] =>
  rows.length % 9 === 1 && isHeading(rows[0] ?? []) ? rows.slice(1) : rows;

/** The boards of rows, if all of them belong to one. */
function inNines(rows: readonly (readonly string[])[]): readonly Grid[] {
  if (rows.length % 9 !== 0 || rows.length > 90) return [];
  // Nine rows without a digit say something of the cells of another board, such as which are empty.
  const nines = inRows(rows).filter((nine) => nine.flat().some((cell) => /[1-9]/.test(cell)));
  const boards = nines.flatMap((nine) => boardOf(nine.flat()));
  return boards.length === nines.length ? boards : [];
}

/** 81 cells in succession, anywhere in a text. */
const RUN = /(?<![\d.])(?:[\d.]{81}|[1-9_]{81}|[1-9*]{81}|[1-9x]{81}|[1-9-]{81})(?![\d.])/g;

/** Cells that may be meant as a puzzle, though some are missing. */
const NEARLY = /[\d.]{40,}/g;

/** The runs of 81 cells, if words or marks stand around them and nothing else in the text could be a puzzle. */
export function ofRuns(text: string): readonly Grid[] {
  const runs = text.match(RUN) ?? [];
  if (runs.length === 0 || (text.match(NEARLY) ?? []).some(({ length }) => length !== 81)) return [];
  if (!/[\p{L},;:#"'>+/%$!|-]/u.test(text)) return [];
  return runs.flatMap((run) => boardOf([...run]));
}

/** So many zeros at the start of a puzzle are lost where it is taken for a number; more would leave an odd puzzle. */
const MOST_DROPPED = 9;

/**
 * Puzzles, or their nine rows, that were taken for numbers, with the zeros at their start put back. Only in a table, or
 * where others stand beside it, is it surely the start that is lost.
 */
export function ofNumbers(text: string): readonly Grid[] {
  const rows = text
    .replace(/^\s*[[({]|[\])}]\s*$/g, '')
    .trim()
    .split(/[\s,;]+/);
  // Of nine rows, several would begin with a zero; then one zero alone may be any cell.
  const areRows = rows.length === 9 && rows.every((row) => /^(?:[1-9]\d{0,8}|0)$/.test(row));
  if (areRows && rows.filter(({ length }) => length < 9).length > 1)
    return boardOf([...rows.map((row) => row.padStart(9, '0')).join('')]);
  const numbers = text.match(/(?<![\d.])\d{60,}(?![\d.])/g) ?? [];
  const isBeside =
    numbers.length > 1 || /(?:^|[,;\t|])\s?["']?\d{60,}|\d{60,}["']?\s?[,;\t|]/m.test(text.trim());
  const areShort = numbers.some(({ length }) => length < 81);
  if (!isBeside || !areShort || text.trim() === numbers[0]) return [];
  if (numbers.some(({ length }) => length > 81 || length < 81 - MOST_DROPPED)) return [];
  return numbers.flatMap((number) => boardOf([...number.padStart(81, '0')]));
}

const GROUP = /(?<![\d._])[\d._]{9}(?![\d._])/g;

/** Nine groups of nine cells on one line, by whatever separates them, and no others that are nearly as long. */
export function ofGroups(whole: string): readonly Grid[] {
  const text = whole.replace(/https?:\/\/\S+/g, '');
  const groups = text.trim().includes('\n') ? [] : (text.match(GROUP) ?? []);
  return groups.length === 9 && !/[\d._]{6}/.test(text.replace(GROUP, ''))
    ? inNines(groups.map((group) => [...group]))
    : [];
}

/** Strings that a program joins: together they have 81 cells. */
export function ofStrings(text: string): readonly Grid[] {
  const strings = [...text.matchAll(/(["'`])([\d._*x -]{1,81})\1/gi)].map(([, , inside = '']) => inside);
  const joined = [...strings.join('')];
  const blank = joined.includes(' ') ? ' ' : null;
  if (joined.length !== 81 || (blank !== null && joined.some((cell) => /[0._*x-]/i.test(cell)))) return [];
  return boardOf(joined.map((cell) => (cell === blank ? '.' : cell)));
}

/** 81 single characters apart, and nothing else. */
export function ofTokens(text: string): readonly Grid[] {
  const tokens = text.split(BETWEEN).filter((token) => token !== '');
  return tokens.every((token) => token.length < 9) ? boardOf(tokens) : [];
}

/** A cell on each of 81 lines, of which an empty one is a blank; perhaps with words before and after them. */
export function ofCellLines(text: string): readonly Grid[] {
  const parts = text.replace(/\n$/, '').split(/\n?^.*\p{L}{2}.*$\n?/mu);
  return parts.flatMap((part, at) => cellLinesOf(part, at === parts.length - 1));
}

function cellLinesOf(text: string, isLast: boolean): readonly Grid[] {
  const lines = text.split('\n').map((line) => line.trim());
  if (lines.length > 84 || lines.length < (isLast ? 70 : 81)) return [];
  // Only empty lines are cut off at the end, or stand before and after. With another blank, a missing line may be any.
  if (lines.length !== 81 && lines.some((line) => !/^[1-9]?$/.test(line))) return [];
  const spare = Math.max(0, lines.length - 81);
  return Array.from({ length: spare + 1 }, (_, from) => from)
    .filter((from) => [...lines.slice(0, from), ...lines.slice(from + 81)].every((line) => line === ''))
    .flatMap((from) => boardOf(Array.from({ length: 81 }, (_, at) => lines[from + at] ?? '')));
}

/** Innermost brackets with nine items in each, whatever stands around them. */
export function ofBrackets(text: string): readonly Grid[] {
  const rows = [...text.matchAll(/[[({]([^[\](){}]{9,900})[\])}]/g)].flatMap(([, inside = '']) => {
    const items = inside
      .split(inside.includes(',') ? ',' : /[\s;]+/)
      .map((item) => item.trim().replace(/^["']|["']$/g, ''));
    return items.length === 9 ? [items] : items.length === 81 ? inRows(items) : [];
  });
  return inNines(withoutHeading(rows));
}
