import { type Line, titleFrom, trimmed } from './lines';
import { isCells } from './words';

const LONG_TOKEN = /[^\s,;|"'`\\()]{81,}/g;

/**
 * The parts of a line that are whole puzzles of 81 characters, if all else on the line is a label before or a comment
 * after them; otherwise the line itself. In lists, puzzles often share a line with a number, a rating or the
 * solution.
 */
export function wholePuzzles(line: Line): readonly Line[] {
  if (line.text.length < 81) return [line];
  const tokens = [...line.text.matchAll(LONG_TOKEN)].filter(
    ([token]) => token.length === 81 && isCells(token),
  );
  const [first] = tokens;
  const last = tokens.at(-1);
  if (first === undefined || last === undefined) return [line];
  const before = line.text.slice(0, first.index);
  const after = line.text.slice(last.index + 81);
  if (!isLabel(before) && !isShortLabel(before, after)) return [line];
  const comment = /\p{L}/u.test(after) ? titleFrom(after) : null;
  return tokens.map(({ index }, number) => ({
    ...trimmed(line, index, line.text.length - index - 81),
    comment,
    title: number === 0 ? line.title : null,
  }));
}

/** Whether the text before cells is separate from them: a number, a name with a colon, a field of a table. */
const isLabel = (text: string): boolean =>
  !/\p{L}/u.test(text) || /[:=,;\t|"'`\\(]\s*$/.test(text.slice(-20));

/** Whether a few words stand before the cells at the end of a line, as in "• Input 0030…". */
const isShortLabel = (before: string, after: string): boolean =>
  before.length <= 24 && (before.match(/\p{L}+/gu) ?? []).length <= 2 && !/[\p{L}\p{N}]/u.test(after);
