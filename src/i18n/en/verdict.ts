import type { ClashGroup } from '../../sudoku/core';
import type { Names } from '../cellNames';
import type { InAnyLanguage } from '../inAnyLanguage';
import { capital, plural, words } from './words';

/** A line whose first words are emphasised. */
export interface Line {
  readonly lead: string;
  readonly rest: string;
}

/** A number of solutions: exact, or the limit that the count has passed. */
export interface Count {
  readonly count: number;
  readonly exact: boolean;
}

/** A number of entries that are shown as wrong, or equal digits in houses. */
export type Mistake = number | readonly ClashGroup[];

export const givens = (count: number): string => plural(count, 'given');

const COUNTS = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const equals = ({ digit, cells }: ClashGroup): string => `${COUNTS[cells.length - 2]} ${digit}s`;
const more = (count: number): string => plural(count, 'more clash', 'more clashes');

/** At most this many houses with equal digits are named. */
const MOST = 3;

export const verdictIn = ({ at, inHouse }: Names) => ({
  empty: { lead: 'Empty board', rest: 'type or paste a puzzle' },
  /** Before the first verdict. */
  judging: (count: number) => ({ lead: 'Checking', rest: givens(count) }),
  example: (count: number) => ({ lead: 'An example, ready to go', rest: givens(count) }),
  one: (count: number) => ({ lead: 'One solution', rest: givens(count) }),
  /** How many of the blanks are filled, and what is wrong with the entries. */
  progress(filled: number, blanks: number, mistake: Mistake | null) {
    const done = `${filled} of ${blanks} filled`;
    if (mistake === null) return done;
    if (typeof mistake === 'number') return `${plural(mistake, 'mistake', 'mistakes')} · ${done}`;
    const [first, ...others] = mistake;
    if (first === undefined) return done;
    const clash = capital(`${equals(first)} in ${inHouse(first.house)}`);
    return `${clash}${others.length > 0 ? ` and ${more(others.length)}` : ''} · ${done}`;
  },
  none: (count: number) => ({
    lead: 'No solution',
    rest: count === 1 ? givens(count) : `${givens(count)}, no two of which clash`,
  }),
  /** Where digits clash. */
  clash(groups: readonly ClashGroup[]) {
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
  many: ({ count, exact }: Count, given: number) => ({
    lead: exact ? `Many solutions: ${words.count(count)}` : `Many solutions (over ${words.count(count)})`,
    rest: `${givens(given)} · a proper puzzle has exactly one`,
  }),
  unknown: { lead: 'Not known', rest: 'the solver stopped twice; Solve tries again' },
  /** Every cell holds a digit. */
  solvedByYou: { lead: 'Solved, by you', rest: 'every cell is right' },
  fullButWrong: { lead: 'Full, but something is wrong', rest: 'Check shows where' },
  solvedWithAnswers: (answers: number) => ({
    lead: 'Solved',
    rest: `${plural(answers, 'cell')} filled in for you`,
  }),
  /** While a job runs. */
  working: (count: number, milliseconds: number) => ({
    lead: count === 0 ? 'Working' : `${plural(count, 'solution')} so far`,
    rest: words.duration(milliseconds),
  }),
  /** Opens the doctor's panel for a puzzle without a solution. */
  mistyped: 'Did you mistype?',
  /** Opens the doctor's panel for any other puzzle. */
  examine: 'Examine',
  /** While a puzzle is typed, nothing is said of its solutions until somebody says that it is all. */
  entering: (count: number) => ({
    lead: 'Entering a puzzle',
    rest: `${givens(count)} · press Play when that is all`,
  }),
  /** Beside the example in play: it can make way for a puzzle that somebody types. */
  own: { ask: 'Typing your own?', act: 'Start with an empty board' },
  /** Goes back to the example from a puzzle begun in its place. */
  backToExample: 'Back to the example',
  /** Begins to play a puzzle that has one solution. */
  start: 'Start playing',
});

export type VerdictMessages = InAnyLanguage<ReturnType<typeof verdictIn>>;
