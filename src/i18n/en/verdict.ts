import type { Count, VerdictMessages } from '../sections/verdict';
import { words } from './words';

const plural = (count: number, one: string, many: string): string =>
  `${words.count(count)} ${count === 1 ? one : many}`;
const givens = (count: number): string => plural(count, 'given', 'givens');
const solutions = ({ count, exact }: Count): string =>
  exact ? plural(count, 'solution', 'solutions') : `Over ${words.count(count)} solutions`;

export const verdict: VerdictMessages = {
  empty: { lead: 'Empty board', rest: 'type or paste a puzzle' },
  judging: (count) => ({ lead: 'Checking', rest: givens(count) }),
  example: (count) => ({ lead: 'An example, ready to go', rest: givens(count) }),
  one: (count) => ({ lead: 'One solution', rest: givens(count) }),
  progress: (filled, blanks, wrong) =>
    (wrong > 0 ? `${plural(wrong, 'wrong entry', 'wrong entries')} · ` : '') +
    `${filled} of ${blanks} filled`,
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
  solved: (milliseconds, corrected) => ({
    lead: `Solved in ${words.duration(milliseconds)}`,
    rest:
      corrected === 0
        ? 'the only solution'
        : `the only solution · ${plural(corrected, 'entry', 'entries')} corrected`,
  }),
  alreadySolved: { lead: 'Already solved', rest: 'every row, column and box is complete' },
  proved: (milliseconds, count) => ({
    lead: 'No solution',
    rest: `proved in ${words.duration(milliseconds)} · ${givens(count)}, no two of which clash`,
  }),
  shown: (count, place, atLast) => ({
    lead: solutions(count),
    rest: atLast
      ? 'this is the last one'
      : {
          first: 'this is the first, row by row',
          fitting: 'this one fits your entries',
          other: 'this is another one',
        }[place],
  }),
  checked: (wrong, filled) =>
    wrong === 0
      ? { lead: 'No mistakes so far', rest: `${plural(filled, 'entry', 'entries')} checked` }
      : {
          lead: plural(wrong, 'wrong entry', 'wrong entries'),
          rest: `struck on the board · ${words.count(filled)} checked`,
        },
  checkedLoosely: (fits) =>
    fits
      ? { lead: 'Your entries fit', rest: 'the puzzle has many solutions, some with all of them' }
      : { lead: 'Your entries do not fit', rest: 'of the many solutions none has all of them' },
  revealed: (cells) => ({
    lead: cells.length === 1 ? 'Revealed' : `${words.count(cells.length)} cells revealed`,
    rest: cells.length === 1 && cells[0] !== undefined ? words.cell(cells[0]) : 'from the only solution',
  }),
  cannot: (why) =>
    ({
      nothingEntered: { lead: 'Nothing to check', rest: 'write an entry first' },
      noSolution: { lead: 'No solution', rest: 'the givens cannot be completed' },
      manySolutions: { lead: 'No one answer', rest: 'the puzzle has many solutions' },
      given: { lead: 'A given', rest: 'choose an empty cell to reveal' },
      emptyBoard: { lead: 'Empty board', rest: 'there is no puzzle yet' },
    })[why],
  failed: { lead: 'The solver stopped twice', rest: 'the board is as it was; try once more' },
  working: (count, milliseconds) => ({
    lead: count === 0 ? 'Working' : `${plural(count, 'solution', 'solutions')} so far`,
    rest: words.duration(milliseconds),
  }),
  mistyped: 'Did you mistype?',
  examine: 'Examine',
  start: 'Start playing',
};
