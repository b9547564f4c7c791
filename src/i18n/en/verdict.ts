import type { VerdictMessages } from '../sections/verdict';
import { words } from './words';

export const plural = (count: number, one: string, many: string): string =>
  `${words.count(count)} ${count === 1 ? one : many}`;
export const givens = (count: number): string => plural(count, 'given', 'givens');

export const verdict: VerdictMessages = {
  empty: { lead: 'Empty board', rest: 'type or paste a puzzle' },
  judging: (count) => ({ lead: 'Checking', rest: givens(count) }),
  example: (count) => ({ lead: 'An example, ready to go', rest: givens(count) }),
  one: (count) => ({ lead: 'One solution', rest: givens(count) }),
  progress(filled, blanks, mistake) {
    const done = `${filled} of ${blanks} filled`;
    if (mistake === null) return done;
    return typeof mistake === 'number'
      ? `${plural(mistake, 'wrong entry', 'wrong entries')} · ${done}`
      : `Two ${mistake.digit}s in ${words.house(mistake.house)} · ${done}`;
  },
  none: (count) => ({
    lead: 'No solution',
    rest: count === 1 ? givens(count) : `${givens(count)}, no two of which clash`,
  }),
  clash: ({ digit, house, a, b, more }) => ({
    lead: 'No solution',
    rest:
      `${words.house(house)} has two ${digit}s, in ${words.cell(a)} and ${words.cell(b)}` +
      (more > 0 ? `, and ${plural(more, 'more clash', 'more clashes')}` : ''),
  }),
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
