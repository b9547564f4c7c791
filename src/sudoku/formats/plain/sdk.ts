import { EMPTY_GRID, type Grid, overlay, type Puzzle } from '../../core';
import { find } from '../cells/puzzles';
import { inRows } from '../cells/writing';
import { CERTAINTY, type Format, found, refused } from '../format';
import { titleFrom } from '../links/json';
import { linesOf, spanOf } from '../text/lines';
import { type Source, withoutSpans } from '../text/source';
import { readPlain } from './plain';

/**
 * SadMan's .sdk: nine lines with `.` for blanks. Before them there may be lines of `#` and a letter (A author, D
 * description, C comment, B date, S source, L level, U address). There may be sections `[Puzzle]` and `[State]`, the
 * second with placed digits. See sudocue.net/fileformats.php.
 */
export const sdk = {
  id: 'sdk',
  carries: ['givens', 'entries'],
  extension: 'sdk',
  read(source: Source) {
    const lines = linesOf(source);
    const headers = lines.filter(({ text }) => HEADER.test(text));
    const sections = lines.filter(({ text }) => SECTION.test(text));
    const marked = headers.length > 0 || sections.length > 0;
    const bare = marked ? withoutSpans(source, [...headers, ...sections].map(spanOf)) : source;
    const outcome = readPlain(bare);
    if (outcome === null) return null;
    // A space before the letter makes it a comment of any kind, `# A tibble: 9 x 9`; keys are those of another file.
    if (outcome.kind === 'fault')
      return marked && !/^\s*# |^\w+ ?=/m.test(source.text)
        ? refused({ ...outcome.fault, certainty: CERTAINTY.marked })
        : null;
    const { finds, shape } = outcome;
    const [puzzle, state, more] = finds;
    if (shape !== 'rows' || puzzle === undefined || more !== undefined) return null;
    const description = headers.find(({ text }) => /^\s*#\s?D/.test(text));
    const name = titleFrom(description?.text.replace(/^\s*#\s?D/, ''));
    if (state === undefined) return found([find({ ...puzzle.puzzle, name }, puzzle.details)], { marked });
    const entries = entriesIn(state.puzzle.givens, puzzle.puzzle.givens);
    if (sections.length !== 2 || entries === null) return null;
    return found([find({ ...puzzle.puzzle, entries, name }, { lines: 18, blank: puzzle.details.blank })], {
      marked,
    });
  },
  write({ givens, entries, name }: Puzzle): string {
    const block = (grid: Grid): string =>
      `${inRows([...grid])
        .map((row) => row.join(''))
        .join('\n')}\n`;
    const title = name === null ? '' : `#D${name.replace(/\s+/g, ' ')}\n`;
    return entries === EMPTY_GRID
      ? title + block(givens)
      : `${title}[Puzzle]\n${block(givens)}[State]\n${block(overlay(givens, entries))}`;
  },
} as const satisfies Format;

const HEADER = /^\s{0,8}#\s?[ADCBSLUHP]/;
const SECTION = /^\s{0,8}\[(?:puzzle|state)\]\s{0,8}$/i;

/** The digits that a later state of a puzzle adds; `null` if it is a state of another puzzle. */
function entriesIn(state: Grid, givens: Grid): Grid | null {
  if (overlay(givens, state) !== state) return null;
  return [...state].map((character, cell) => (givens[cell] === '.' ? character : '.')).join('') as Grid;
}
