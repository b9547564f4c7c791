import { knownOf } from './source';
import { lineKindOf, type Span } from './words';

/** A line of a source, or what remains of it after labels and the like are removed from its ends. */
export interface Line {
  /** Its number in the cleaned text, from 1. */
  readonly number: number;
  /** The offset of its first character in the cleaned text. */
  readonly start: number;
  readonly text: string;
  /** Words after its cells. */
  readonly comment: string | null;
  /** The line of prose before it. */
  readonly title: string | null;
}

/** Lines that may hold cells: without prose, but with blank lines and rules. */
export interface CellLines {
  readonly lines: readonly Line[];
  /** The first line that mixes words with cells. */
  readonly mixed: Line | null;
}

/** Blank lines may be empty rows, but there are no more of these than rows in a board. */
const MOST_BLANK = 9;

/** The lines of a source; of a long run of blank lines only the first few. */
export const linesOf = knownOf(({ text: whole }): readonly Line[] => {
  const lines: Line[] = [];
  let start = 0;
  let blank = 0;
  whole.split('\n').forEach((text, index) => {
    blank = text === '' ? blank + 1 : 0;
    if (blank <= MOST_BLANK) lines.push(lineAt(start, text, index + 1));
    start += text.length + 1;
  });
  return lines;
});

/** A line with nothing known about what stands around it. The number 0 is that of text which is no line of its own. */
export const lineAt = (start: number, text = '', number = 0): Line => ({
  number,
  start,
  text,
  comment: null,
  title: null,
});

const LONGEST_TITLE = 60;

/** Removes the lines of prose. */
export function cellLinesOf(all: readonly Line[]): CellLines {
  const lines: Line[] = [];
  let title: string | null = null;
  let mixed: Line | null = null;
  for (const line of all) {
    const kind = lineKindOf(line.text);
    if (kind === 'prose') {
      title = titleFrom(line.text);
      continue;
    }
    lines.push(title === null ? line : { ...line, title });
    if (!isBlank(line)) title = null;
    if (kind === 'mixed') mixed ??= line;
  }
  return { lines, mixed };
}

/** Words as a title, without the marks of a comment; `null` if there are none or too many. */
export function titleFrom(words: string): string | null {
  if (words.length > 4 * LONGEST_TITLE) return null;
  const title = words.replace(/^[\s#/;%*,"'`>([{-]+/, '').replace(/[\s*:,;"'`/)\]}-]{1,20}$/, '');
  return title === '' || title.length > LONGEST_TITLE ? null : title;
}

export const isBlank = ({ text }: Pick<Line, 'text'>): boolean => text.trim() === '';

/** A number such as a puzzle's number in a list, a date or a time of day. */
const NUMBER =
  /^[^\p{L}\d]{0,4}(?:\d{1,4}|\d{1,4}[-./]\d{1,2}[-./]\d{1,4}|\d{1,3}\/\d{1,3}|\d{1,2}:\d\d(?::\d\d)?)[^\p{L}\d]{0,4}$/u;
const MOST_NUMBERS = 3;
/** A row that looks like a date: `.4.9.17..`. */
const ROW = /^(?=\.|.*\.(?:\.|$))[\d.]{9}$/;

function isNumbers(text: string): boolean {
  // A number of a page may have a dash at both sides.
  const bare = text.trim().replace(/^- (\d{2,4}) -$/, '$1');
  const tokens = bare.split(/\s+/, MOST_NUMBERS + 1);
  return tokens.length <= MOST_NUMBERS && !ROW.test(bare) && tokens.every((token) => NUMBER.test(token));
}

/** Removes lines that are only such numbers. */
export const withoutNumbers = (lines: readonly Line[]): readonly Line[] =>
  lines.filter(({ text }) => isBlank({ text }) || !isNumbers(text));

/** A line with only a few digits, without separators: the cells that did not fit into the lines above. */
const LEFT_OVER = /^\s*\d{1,8}\s*$/;

/**
 * Whether a few digits stand directly under the last line of cells. They are the end of a wrapped board with too many
 * cells. If other lines look the same, it is a list in which every board may have a number under it; then false.
 */
export function endInLeftOver(lines: readonly Line[]): boolean {
  const index = lines.findLastIndex((line) => !isBlank(line));
  const [before, last] = [lines[index - 1], lines[index]];
  if (before === undefined || last === undefined || !LEFT_OVER.test(last.text)) return false;
  if (isBlank(before) || isNumbers(before.text) || !/[\d.]/.test(before.text)) return false;
  return !lines.some((line) => line !== last && LEFT_OVER.test(line.text));
}

/** The span of the source that a line's text occupies. */
export const spanOf = (line: Line): Span => ({
  start: line.start,
  end: line.start + line.text.trimEnd().length,
});

/** A line with some characters removed at both ends. */
export const trimmed = (line: Line, left: number, right = 0): Line =>
  left === 0 && right === 0
    ? line
    : { ...line, start: line.start + left, text: line.text.slice(left, line.text.length - right) };
