import { isBlank, type Line, trimmed } from './lines';
import { wholePuzzles } from './whole';
import { cellRunOf } from './words';

/*
 * Removes from a line what surrounds its cells: marks of quoted mail, tags and quotes, names and assignments,
 * comments, and the numbers or letters of rows. Only the ends of a line are removed.
 */

/** Lines longer than this are left as they are: they have nothing but cells, or are no rows. */
const LONGEST_PEELED = 2_000;

/** Lines without what surrounds their cells. */
export function withoutSurroundings(lines: readonly Line[]): readonly Line[] {
  const unquoted = withoutMailQuotes(lines);
  const known: KnownPeels = new Map();
  return unquoted.flatMap((line) => {
    const whole = wholePuzzles(line);
    return whole[0] === line && line.text.length <= LONGEST_PEELED ? [peeledLine(line, known)] : whole;
  });
}

/** How much to remove at both ends of a line, by its text, since lines repeat. */
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

/** Nothing surrounds the cells of such a line. */
const ONLY_CELLS = /^[\d\s.|_*?xX-]*$/;

/**
 * How often something is removed from a line. A row of empty fields has that many commas after it; a cell has fewer
 * tags around it.
 */
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

/** Removes the `>` of quoted mail if most lines have it. */
function withoutMailQuotes(lines: readonly Line[]): readonly Line[] {
  const written = lines.filter((line) => !isBlank(line));
  const quoted = written.filter((line) => /^\s{0,4}>/.test(line.text));
  if (quoted.length < 9 && quoted.length < written.length) return lines;
  return lines.map((line) => trimmed(line, line.text.match(/^(?:\s{0,4}> ?)*/)?.[0].length ?? 0));
}

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

/** A name with its separator, as in `board =`, `Input:`, `R1:`. */
const NAME = /^\s*["']?\p{L}[^=:|]{0,60}(?::=|=>|[:=])\s?/u;

function withoutName(line: Line): Line {
  const name = line.text.slice(0, 80).match(NAME)?.[0] ?? '';
  return name === '' || cellRunOf(name) !== null ? line : trimmed(line, name.length);
}

/** What may follow a quoted row in a program: an escaped line end, and what joins it to the next row. */
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

/** A comment may contain marks of comments, but the mark that begins it is among the first. */
const MOST_COMMENTS = 12;

/** Removes a comment after the cells. */
function withoutComment(line: Line): Line {
  for (const { index } of [...line.text.matchAll(COMMENT)].slice(0, MOST_COMMENTS)) {
    if (cellRunOf(line.text.slice(0, index)) !== null) return trimmed(line, 0, line.text.length - index);
  }
  return line;
}
