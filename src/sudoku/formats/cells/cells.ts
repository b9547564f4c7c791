import { type Digit, type DigitSet, isDigit } from '../../core';
import { isBlank, type Line } from '../text/lines';

/** What a text says about one cell, and where. */
export interface CellMark {
  readonly digit: Digit | null;
  /** Candidates, if the notation has them. */
  readonly notes: DigitSet | null;
  /** Whether a player placed the digit, so that it is not a given. */
  readonly placed: boolean;
  readonly start: number;
  readonly end: number;
}

/** A character or token that cannot be read as a cell. */
export interface Stray {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** How many cells of the row stand before it. */
  readonly before: number;
}

/** The cells of one line. */
export interface Row {
  readonly line: Line;
  readonly cells: readonly CellMark[];
  readonly strays: readonly Stray[];
}

/** How many cells a row should have: also what cannot be read as one is meant as one. */
export const widthOf = ({ cells, strays }: Row): number => cells.length + strays.length;

/** Whether a row has about nine cells: at most two more or fewer. */
export const isWide = (row: Row): boolean => Math.abs(widthOf(row) - 9) <= 2;

/** A cell with a digit or blank, as bare text has them. */
export const mark = (digit: Digit | null, start: number, end: number): CellMark => ({
  digit,
  notes: null,
  placed: false,
  start,
  end,
});

/** Characters commonly used for blanks. */
export const USUAL_BLANKS: ReadonlySet<string> = new Set(['0', '.', '_', '*', '-', 'x', 'X', '?']);

const SEPARATORS: ReadonlySet<string> = new Set([' ', '\t', '|', ',', ';', '!', '/', '\\', ':']);

/** Whether a character separates cells. */
const isSeparator = (character: string): boolean => SEPARATORS.has(character);

/** A line with more cells than this is not a row; the rest of it is ignored. */
const MOST_CELLS = 1_000;

/**
 * The cells of a line in which each character is one: a digit or one of `blanks`. Separators between them are
 * skipped; anything else is stray.
 */
export function rowOfCharacters(line: Line, blanks: ReadonlySet<string>): Row {
  const cells: CellMark[] = [];
  const strays: Stray[] = [];
  let start = line.start;
  for (const character of line.text) {
    const end = start + character.length;
    const digit = character.length === 1 ? character.charCodeAt(0) - 48 : -1;
    if (isDigit(digit)) cells.push(mark(digit, start, end));
    else if (digit === 0 || blanks.has(character)) cells.push(mark(null, start, end));
    else if (!SEPARATORS.has(character)) strays.push({ text: character, start, end, before: cells.length });
    if (cells.length + strays.length > MOST_CELLS) break;
    start = end;
  }
  return { line, cells, strays };
}

/** A letter other than x must occur at least this often to be read as a blank; fewer are typing errors. */
const LEAST_LETTER_BLANKS = 9;
const MOST_GUESSES = 4;

/**
 * The characters that may stand for blanks in some lines, likeliest first: one character besides the digits; or all
 * the usual ones, if several of them occur; or only zeros.
 */
export function guessBlanks(lines: readonly Line[]): readonly ReadonlySet<string>[] {
  const beside = guessesFrom(lines.filter(({ text }) => /\d/.test(text)));
  const areSeparators = beside.some((blanks) => [...blanks].every(isSeparator));
  if (beside.length > 0 && !areSeparators) return [...beside, ZERO];
  return [ZERO, ...beside, ...guessesFrom(lines.filter(({ text }) => !/\d/.test(text)))];
}

const ZERO: ReadonlySet<string> = new Set(['0']);

function guessesFrom(lines: readonly Line[]): readonly ReadonlySet<string>[] {
  const counts = new Map<string, number>();
  for (const { text } of lines) {
    for (const character of text.slice(0, MOST_CELLS)) {
      if (character > ' ' && !(character >= '0' && character <= '9')) {
        counts.set(character, (counts.get(character) ?? 0) + 1);
      }
    }
  }
  const rank = (character: string): number =>
    USUAL_BLANKS.has(character) ? 0 : isSeparator(character) ? 2 : 1;
  const single = [...counts]
    .filter(([character, count]) => canBeBlank(character, count))
    .sort(([a, m], [b, n]) => rank(a) - rank(b) || n - m)
    .slice(0, MOST_GUESSES)
    .map(([character]) => new Set(/[xX]/.test(character) ? ['x', 'X'] : [character]));
  const usual = [...counts.keys()].filter((character) => USUAL_BLANKS.has(character));
  return usual.length > 1 ? [...single, new Set(usual)] : single;
}

function canBeBlank(character: string, count: number): boolean {
  if (character === '|') return false;
  return !/\p{L}/u.test(character) || /[xX]/.test(character) || count >= LEAST_LETTER_BLANKS;
}

/**
 * Whether a row is a line drawn between rows: it has no digits or letters, and something besides blanks and
 * separators.
 */
export function isRule({ line, cells, strays }: Row): boolean {
  if (isBlank(line) || /\d/.test(line.text)) return false;
  return cells.length === 0 || (strays.length > 0 && !strays.some(({ text }) => /\p{L}/u.test(text)));
}

/** Whether all the cells of a row are blank. */
export const isEmptyRow = (row: Row): boolean =>
  row.cells.every(({ digit, notes }) => digit === null && notes === null);
