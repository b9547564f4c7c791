import type { ClashGroup } from '../../sudoku/core';
import type { VerdictMessages } from '../sections/verdict';
import { namesIn } from './names';
import { words } from './words';

export const plural = (count: number, one: string, many: string): string =>
  `${words.count(count)} ${count === 1 ? one : many}`;
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
export const givens = (count: number): string => plural(count, 'given', 'givens');

const COUNTS = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const equals = ({ digit, cells }: ClashGroup): string => `${COUNTS[cells.length - 2]} ${digit}s`;
const more = (count: number): string => plural(count, 'more clash', 'more clashes');

/** At most this many houses with equal digits are named. */
const MOST = 3;

export const verdict: VerdictMessages = {
  empty: { lead: 'Empty board', rest: 'type or paste a puzzle' },
  judging: (count) => ({ lead: 'Checking', rest: givens(count) }),
  example: (count) => ({ lead: 'An example, ready to go', rest: givens(count) }),
  one: (count) => ({ lead: 'One solution', rest: givens(count) }),
  progress(filled, blanks, mistake, naming) {
    const done = `${filled} of ${blanks} filled`;
    if (mistake === null) return done;
    if (typeof mistake === 'number') return `${plural(mistake, 'wrong entry', 'wrong entries')} · ${done}`;
    const [first, ...others] = mistake;
    if (first === undefined) return done;
    const clash = capital(`${equals(first)} in ${namesIn(naming).inHouse(first.house)}`);
    return `${clash}${others.length > 0 ? ` and ${more(others.length)}` : ''} · ${done}`;
  },
  none: (count) => ({
    lead: 'No solution',
    rest: count === 1 ? givens(count) : `${givens(count)}, no two of which clash`,
  }),
  clash(groups, naming) {
    const { at, inHouse } = namesIn(naming);
    const [only, ...others] = groups;
    const parts = groups.slice(0, MOST).map((group) => `${equals(group)} in ${inHouse(group.house)}`);
    if (groups.length > MOST) parts.push(more(groups.length - MOST));
    return {
      lead: 'No solution',
      rest:
        only === undefined || others.length > 0
          ? // Two of them fit on the one line of the narrowest telephone without "and".
            parts.join(', ')
          : `${inHouse(only.house)} has ${equals(only)}, in ${words.and(only.cells.map(at))}`,
    };
  },
  many: ({ count, exact }, given) => ({
    lead: exact ? `Many solutions: ${words.count(count)}` : `Many solutions (over ${words.count(count)})`,
    rest: `${givens(given)} · a proper puzzle has exactly one`,
  }),
  unknown: { lead: 'Not known', rest: 'the solver stopped twice; Solve tries again' },
  solvedByYou: { lead: 'Solved, by you', rest: 'every row, column and box is complete' },
  fullButWrong: { lead: 'Full, but something is wrong', rest: 'Check my entries shows where' },
  solvedWithAnswers: (answers) => ({
    lead: 'Solved',
    rest: `${plural(answers, 'cell', 'cells')} filled in for you`,
  }),
  working: (count, milliseconds) => ({
    lead: count === 0 ? 'Working' : `${plural(count, 'solution', 'solutions')} so far`,
    rest: words.duration(milliseconds),
  }),
  mistyped: 'Did you mistype?',
  examine: 'Examine',
  start: 'Start playing',
};
