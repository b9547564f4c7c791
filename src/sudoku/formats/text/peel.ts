import { isBlank, type Line, trimmed } from './lines';
import { wholePuzzles } from './whole';
import { cellRunOf, isProse } from './words';

/*
 * Taking off a line what stands around its cells and is no part of them: marks of quoted mail, tags and quotes,
 * names and assignments, comments, and the numbers or letters of rows. Only the ends of a line are ever taken off.
 */

/** Lines longer than this are cells or nothing; they are left as they are. */
const LONGEST_PEELED = 2_000;

/** Lines without what stands around their cells. */
export function peeled(lines: readonly Line[]): readonly Line[] {
  const unquoted = withoutBullets(withoutMailQuotes(lines));
  const known: KnownPeels = new Map();
  return withoutRowNames(
    unquoted.flatMap((line) => {
      const whole = wholePuzzles(line);
      return whole[0] === line && line.text.length <= LONGEST_PEELED ? [peeledLine(line, known)] : whole;
    }),
  );
}

/** What is taken off both ends of a line, by its text: the same line may stand in a text again. */
type KnownPeels = Map<string, { readonly left: number; readonly right: number }>;

function peeledLine(line: Line, known: KnownPeels): Line {
  if (ONLY_CELLS.test(line.text)) return line;
  let peel = known.get(line.text);
  if (peel === undefined) {
    const { start, text } = bareLine(line);
    const left = start - line.start;
    peel = { left, right: line.text.length - left - text.length };
    known.set(line.text, peel);
  }
  return trimmed(line, peel.left, peel.right);
}

/** Nothing stands around the cells of such a line. */
const ONLY_CELLS = /^[\d\s.|_*?xX-]*$/;

/** A row of empty fields has as many commas after it, and a cell no more tags around it. */
const MOST_PEELS = 20;

function bareLine(line: Line): Line {
  let current = line;
  for (let peels = 0; peels < MOST_PEELS; peels++) {
    const next = withoutComment(withoutQuotes(withoutName(withoutTags(current))));
    if (next.text === current.text) break;
    current = next;
  }
  return current;
}

/** Drops the `>` of quoted mail if most lines have it. */
function withoutMailQuotes(lines: readonly Line[]): readonly Line[] {
  const written = lines.filter((line) => !isBlank(line));
  const quoted = written.filter((line) => /^\s{0,4}>/.test(line.text));
  if (quoted.length < 9 && quoted.length < written.length) return lines;
  return lines.map((line) => trimmed(line, line.text.match(/^(?:\s{0,4}> ?)*/)?.[0].length ?? 0));
}

/** Drops the marks of a list if every line has the same. */
function withoutBullets(lines: readonly Line[]): readonly Line[] {
  const written = lines.filter((line) => !isBlank(line));
  const bullet = written[0]?.text.match(BULLET)?.[1];
  if (bullet === undefined || written.some(({ text }) => text.match(BULLET)?.[1] !== bullet)) return lines;
  return lines.map((line) => trimmed(line, line.text.match(BULLET)?.[0].length ?? 0));
}

const BULLET = /^\s{0,16}([-*+•‣·◦])\s{1,4}/;

const TAG = '(?:\\[/?[a-z]{1,10}(?:=[^\\]]{0,40})?\\]|</?[a-z]{1,10}\\s?/?>|`{1,3}|&nbsp;)';
const TAGS_BEFORE = new RegExp(`^\\s*${TAG}`, 'i');
const TAGS_AFTER = new RegExp(`${TAG}$`, 'i');

function withoutTags(line: Line): Line {
  const before = line.text.match(TAGS_BEFORE)?.[0].length ?? 0;
  const end = line.text.trimEnd();
  const after = end.match(TAGS_AFTER)?.[0].length ?? 0;
  if (before + after > end.length) return line;
  return before + after === 0 ? line : trimmed(line, before, line.text.length - end.length + after);
}

/** A name and what sets it off, as in `board =`, `Input:`, `R1:`. */
const NAME = /^\s*["']?\p{L}[^=:|]{0,60}(?::=|=>|[:=])\s?/u;

function withoutName(line: Line): Line {
  const name = line.text.slice(0, 80).match(NAME)?.[0] ?? '';
  return name === '' || cellRunOf(name) !== null ? line : trimmed(line, name.length);
}

/** What may follow a quoted row in a program: the end of a line in the string, and what joins it to the next. */
const AFTER_QUOTE = /^(?:\\n)?[\s,;+\\&_)\]}.]*$/;

function withoutQuotes(line: Line): Line {
  const open = line.text.search(/["'`]/);
  if (open >= 0 && !/\d/.test(line.text.slice(0, open))) {
    const quote = line.text[open] ?? '';
    const close = line.text.lastIndexOf(quote);
    const inside = line.text.slice(open + 1, close);
    if (close > open && !inside.includes(quote) && AFTER_QUOTE.test(line.text.slice(close + 1))) {
      return withoutEscapedEnd(trimmed(line, open + 1, line.text.length - close));
    }
    const before = line.text.slice(0, open);
    if (close === open && !/[\d._*-]/.test(before)) {
      return trimmed(line, (line.text.match(/^[^"'`]*["'`]{1,3}/)?.[0] ?? '').length);
    }
  }
  const end = line.text.trimEnd();
  const tail = end.match(/(?:\\n|\\|["'`]{1,3}[,;)]{0,3}|[,;])$/)?.[0].length ?? 0;
  return tail === 0 || tail === end.length ? line : trimmed(line, 0, line.text.length - end.length + tail);
}

function withoutEscapedEnd(line: Line): Line {
  const escapes = line.text.match(/(?:\\r)?(?:\\n)$/)?.[0].length ?? 0;
  return trimmed(line, 0, escapes);
}

const COMMENT = /\s(?:#|\/\/|;|%|\/\*|<!--|--\s|<-|←)/g;

/** A comment has marks of comments in it, but its own is among the first. */
const MOST_COMMENTS = 12;

/** Drops a comment after the cells. */
function withoutComment(line: Line): Line {
  for (const { index } of [...line.text.matchAll(COMMENT)].slice(0, MOST_COMMENTS)) {
    if (cellRunOf(line.text.slice(0, index)) !== null) return trimmed(line, 0, line.text.length - index);
  }
  return line;
}

/** How a row may be named at its start: the mark, which is captured, and what sets it off. */
const ROW_NAMES = [
  { name: /^\s*([A-Ja-j])(?:\s*[|:)\]]|\.\s|\s)/, orders: ['ABCDEFGHI', 'ABCDEFGHJ'] },
  {
    name: /^\s*(?:[rR]|row\s?)?(\d)\s*(?:[:)\]|]|\.\s|행|줄|번)\s?[:|]?/i,
    orders: ['123456789', '012345678'],
  },
  { name: /^\s*(?:[rR]|row\s?)(\d)\s/i, orders: ['123456789'] },
] as const;

/** Drops the names of rows, if nine lines in a row have them in order. */
function withoutRowNames(lines: readonly Line[]): readonly Line[] {
  for (const { name, orders } of ROW_NAMES)
    for (const order of orders) {
      const lengths = namesInOrder(lines, name, order);
      if (lengths !== null) return lines.map((line) => trimmed(line, lengths.get(line) ?? 0));
    }
  return lines;
}

/** How long the names of lines are, or `null` if they are not all of some boards, in order. */
function namesInOrder(lines: readonly Line[], name: RegExp, order: string): ReadonlyMap<Line, number> | null {
  const lengths = new Map<Line, number>();
  for (const line of lines) {
    const match = name.exec(line.text);
    if (match === null || isProse(line.text)) continue;
    if (match[1]?.toUpperCase() !== order[lengths.size % 9]) return null;
    lengths.set(line, match[0].length);
  }
  return lengths.size > 0 && lengths.size % 9 === 0 ? lengths : null;
}
