/*
 * Tells prose from cells. A line of prose may be dropped, a line of cells never. So a line counts as prose only if it
 * has a word and no run of characters that could be a row.
 */

/** A span of a line. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Letters of scripts in which one character can be a word. */
const WHOLE_WORD_LETTER =
  /[\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
/**
 * Two letters or more, then letters and digits, joined by single marks: "Euler96", "don't", "easy50.txt". Two of the
 * letters must differ, since equal ones could be blanks.
 */
const WORD = /^\p{L}[\p{L}\p{M}][\p{L}\p{M}\p{N}]*(?:['’_.-][\p{L}\p{M}\p{N}]+)*$/u;
const ADDRESS = /^\W{0,3}(?:https?:\/\/|www\.)/i;
const PUNCTUATION_AROUND = /^[^\p{L}\p{N}]{0,3}|[^\p{L}\p{N}]{0,3}$/gu;
const LONGEST_WORD = 64;

function isWord(token: string): boolean {
  if (WHOLE_WORD_LETTER.test(token) || ADDRESS.test(token)) return true;
  if (token.length > LONGEST_WORD) return false;
  const core = token.replace(PUNCTUATION_AROUND, '');
  return WORD.test(core) && new Set(core.toLowerCase().match(/\p{L}/gu)).size > 1;
}

/** A fast test that most lines of a puzzle pass. */
const NO_LETTERS = /^[^A-Za-z\u0080-\uffff]*$/;
const hasLetters = (text: string): boolean => !NO_LETTERS.test(text) && /\p{L}/u.test(text);

const TOKENS = /[^\s|,;"'`]+/g;

/** The span of a line from its first word to the end of its last; `null` if it has none. */
export function wordsOf(line: string): Span | null {
  if (!hasLetters(line)) return null;
  let start = -1;
  let end = -1;
  for (const match of line.matchAll(TOKENS)) {
    if (!isWord(match[0])) continue;
    if (start < 0) start = match.index;
    end = match.index + match[0].length;
  }
  return start < 0 ? null : { start, end };
}

const USUAL_CELLS = /^[0-9._*?xX-]+$/;
/** Digits and one other character, which occurs at least twice. */
const OTHER_CELLS = /^[0-9]*([^\p{L}\p{N}:/])(?:[0-9]|\1)*\1[0-9]*$/u;
const LONGEST_ROW = 1_000;
/** A token with this many cells is a puzzle that has lost some. */
const LEAST_PUZZLE = 27;
const DATE = /^\d{1,4}[-.]\d{1,2}[-.]\d{1,4}$/;

/** Whether a token consists of digits and blanks. */
export const isCells = (token: string): boolean =>
  USUAL_CELLS.test(token) || (token.length <= LONGEST_ROW && OTHER_CELLS.test(token));

/** A whole puzzle after what a program writes before it: `\0030…`, `Sudoku(0030…)`. */
const WRAPPED_PUZZLE = /^[^\\(]{0,40}[\\(]([^\\()]{81})[);.]{0,3}$/;

/** A run of tokens on a line that could be a row of cells, give or take one; else `null`. */
export function cellRunOf(line: string): Span | null {
  let run: string[] = [];
  let start = 0;
  let end = 0;
  for (const match of line.matchAll(TOKENS)) {
    const [token] = match;
    const whole = isCells(token) ? null : WRAPPED_PUZZLE.exec(token)?.[1];
    if (whole && isCells(whole))
      return { start: match.index + token.indexOf(whole), end: match.index + token.length };
    if (isCells(token)) {
      if (run.length === 0) start = match.index;
      run.push(token);
      end = match.index + match[0].length;
      continue;
    }
    if (looksLikeRow(run)) return { start, end };
    run = [];
  }
  return looksLikeRow(run) ? { start, end } : null;
}

function looksLikeRow(tokens: readonly string[]): boolean {
  const cells = tokens.reduce((sum, token) => sum + token.length, 0);
  const isSize =
    (cells >= 8 && cells <= 10) || (cells > 10 && cells % 9 === 0) || (cells >= 80 && cells <= 82);
  const [first = ''] = tokens;
  if (!tokens.some((token) => /\d/.test(token))) return false;
  if (!isSize) return first.length >= LEAST_PUZZLE;
  if (tokens.length === 1) return /^\d+$/.test(first) ? cells % 9 === 0 : !DATE.test(first);
  return tokens.every((token) => token.length === 1) || tokens.every((token) => token.length >= 3);
}

/** The name of a column or a cell: `V1`, `r1c1`. */
const NAME = /^\p{L}\d(?:\p{L}\d)?$/u;

/** What a line has: words and no cells, words among cells, or cells alone. */
export type LineKind = 'prose' | 'mixed' | 'cells';

/** What lines are, found before: the same lines are asked for again and again while one text is read. */
const KNOWN = new Map<string, LineKind>();
const MOST_KNOWN = 1_000_000;
let known = 0;

export function lineKindOf(line: string): LineKind {
  let kind = KNOWN.get(line);
  if (kind !== undefined) return kind;
  kind = hasLetters(line) ? kindOf(line) : 'cells';
  known += line.length + 16;
  if (known > MOST_KNOWN) {
    KNOWN.clear();
    known = 0;
  }
  KNOWN.set(line, kind);
  return kind;
}

function kindOf(line: string): LineKind {
  if (wordsOf(line) !== null) return cellRunOf(line) === null ? 'prose' : 'mixed';
  return areLetters(line) ? 'prose' : 'cells';
}

/** Whether a line without words has nothing but names and single letters. */
function areLetters(line: string): boolean {
  const tokens = line.match(/[^\s|:,;+-]+/g) ?? [];
  if (tokens.length > 8 && tokens.every((token) => NAME.test(token))) return true;
  const letters = new Set(tokens.map((token) => token.toLowerCase()));
  return tokens.every((token) => /^\p{L}$/u.test(token)) && (letters.size > 1 || !letters.has('x'));
}
