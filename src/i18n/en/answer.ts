import type { AnswerMessages, Count } from '../sections/verdict';
import { namesIn } from './names';
import { givens, plural } from './verdict';
import { words } from './words';

const solutions = ({ count, exact }: Count): string =>
  exact ? plural(count, 'solution', 'solutions') : `Over ${words.count(count)} solutions`;

export const answer: AnswerMessages = {
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
  revealed: (cells, naming) => ({
    lead: cells.length === 1 ? 'Revealed' : `${words.count(cells.length)} cells revealed`,
    rest:
      cells.length === 1 && cells[0] !== undefined ? namesIn(naming).at(cells[0]) : 'from the only solution',
  }),
  cannot: (why) =>
    ({
      nothingEntered: { lead: 'Nothing to check', rest: 'write an entry first' },
      noSolution: { lead: 'No solution', rest: 'the givens cannot be completed' },
      manySolutions: { lead: 'No one answer', rest: 'the puzzle has many solutions' },
      given: { lead: 'A given', rest: 'choose an empty cell to reveal' },
      emptyBoard: { lead: 'Empty board', rest: 'there is no puzzle yet' },
    })[why],
  failed: { lead: 'The solver stopped twice', rest: 'the board is unchanged; try again' },
  stop: 'Stop here',
  takeBack: 'Take it back',
  copyAnswer: 'Copy answer',
  next: 'Next solution',
  previous: 'Previous',
  showFirst: 'Show the first',
  countTo: (limit) => `Count to ${words.count(limit)}`,
};
