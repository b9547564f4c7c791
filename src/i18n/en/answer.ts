import type { Cell } from '../../sudoku/core';
import type { Names } from '../cellNames';
import type { InAnyLanguage } from '../inAnyLanguage';
import { type Count, givens } from './verdict';
import { plural, words } from './words';

const solutions = ({ count, exact }: Count): string =>
  exact ? plural(count, 'solution', 'solutions') : `Over ${words.count(count)} solutions`;

export const answerIn = ({ at }: Names) => ({
  /** After Solve. */
  solved: (milliseconds: number, corrected: number) => ({
    lead: `Solved in ${words.duration(milliseconds)}`,
    rest:
      corrected === 0
        ? 'the only solution'
        : `the only solution · ${plural(corrected, 'entry', 'entries')} corrected`,
  }),
  alreadySolved: { lead: 'Already solved', rest: 'every row, column and box is complete' },
  proved: (milliseconds: number, count: number) => ({
    lead: 'No solution',
    rest: `proved in ${words.duration(milliseconds)} · ${givens(count)}, no two of which clash`,
  }),
  shown: (count: Count, place: 'first' | 'fitting' | 'other', atLast: boolean) => ({
    lead: solutions(count),
    rest: atLast
      ? 'this is the last one'
      : {
          first: 'this is the first, row by row',
          fitting: 'this one fits your entries',
          other: 'this is another one',
        }[place],
  }),
  /** After Check. */
  checked: (wrong: number, filled: number) =>
    wrong === 0
      ? { lead: 'No mistakes so far', rest: `${plural(filled, 'entry', 'entries')} checked` }
      : {
          lead: plural(wrong, 'mistake', 'mistakes'),
          rest: `struck on the board · ${words.count(filled)} checked`,
        },
  checkedLoosely: (fits: boolean) =>
    fits
      ? { lead: 'Your entries fit', rest: 'the puzzle has many solutions, some with all of them' }
      : { lead: 'Your entries do not fit', rest: 'of the many solutions none has all of them' },
  revealed: (cells: readonly Cell[]) => ({
    lead: cells.length === 1 ? 'Revealed' : `${words.count(cells.length)} cells revealed`,
    rest: cells.length === 1 && cells[0] !== undefined ? at(cells[0]) : 'from the only solution',
  }),
  cannot: (why: 'nothingEntered' | 'noSolution' | 'manySolutions' | 'given' | 'emptyBoard') =>
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
  copyAnswer: 'Copy solution',
  next: 'Next solution',
  previous: 'Previous',
  showFirst: 'Show the first',
  countTo: (limit: number) => `Count to ${words.count(limit)}`,
});

export type AnswerMessages = InAnyLanguage<ReturnType<typeof answerIn>>;
