import { isBlank, type Line, trimmed } from './lines';
import { wholePuzzles } from './whole';
import { cellRunOf } from './words';

/*
 * Removes from a line what surrounds its cells: marks of quoted mail, names, assignments, quotes and comments. Only the
 * ends of a line are removed. What else a line may have around its cells is taken off in `inferred/unwrap.ts`.
 */

/** Lines longer than this are left as they are: they have nothing but cells, or are no rows. */
const LONGEST_PEELED = 2_000;

/** Lines without what surrounds their cells. */
export function withoutSurroundings(lines: readonly Line[]): readonly Line[] {
  return withoutMailQuotes(lines).flatMap((line) => {
    const whole = wholePuzzles(line);
    return whole[0] === line && line.text.length <= LONGEST_PEELED ? [peeledLine(line)] : whole;
  });
}

/** Nothing surrounds the cells of such a line. */
const ONLY_CELLS = /^[\d\s.|_*?xX-]*$/;
/** A name, as in `board =`, `Input:`, `R1:`, and what joins a quoted row to the one before. */
const NAME = /^(?:\s*["']?\p{L}[^=:|"'`]{0,60}(?::=|=>|[:=]))?\s*(?:[.+&([]{0,4}\s*["'`])?/u;
/** A mark before cells. */
const BEFORE = /(?:^|[:=|>"'`([{]\s*|\t)$/;
/** After cells: what joins a row to the next one in a program, a mark in brackets, or a comment. */
const AFTER =
  /^(?:["'`]?(?:\\r)?\\n)?(?:[^\p{L}\p{N}]*(?:\[\/?[a-z]{1,10}\])?$|["'`,;)\]}]{0,4}\s+(?:#|\/\/|;|%|\/\*|<!--|--\s|<-|←))/u;

/** A row without a digit in quotes, which looks like a line drawn between others. */
const EMPTY_ROW = /^(\s*["'`])[._*xX?-]{9}(["'`],?\s*)$/;

function peeledLine(line: Line): Line {
  if (ONLY_CELLS.test(line.text)) return line;
  const [, open, close] = EMPTY_ROW.exec(line.text) ?? [];
  if (open !== undefined && close !== undefined) return trimmed(line, open.length, close.length);
  const name = line.text.match(NAME)?.[0] ?? '';
  const named = cellRunOf(name) === null ? trimmed(line, name.length) : line;
  const run = cellRunOf(named.text);
  if (run === null) return trimmed(line, 0, line.text.match(/\s\[\/?[a-z]{1,10}\]$/)?.[0].length ?? 0);
  const after = named.text.slice(run.end);
  return BEFORE.test(named.text.slice(0, run.start)) && AFTER.test(after)
    ? trimmed(named, run.start, after.length)
    : line;
}

/** Removes the `>` of quoted mail if most lines have it. */
function withoutMailQuotes(lines: readonly Line[]): readonly Line[] {
  const written = lines.filter((line) => !isBlank(line));
  const quoted = written.filter((line) => /^\s{0,4}>/.test(line.text));
  if (quoted.length < 9 && quoted.length < written.length) return lines;
  return lines.map((line) => trimmed(line, line.text.match(/^(?:\s{0,4}> ?)*/)?.[0].length ?? 0));
}
