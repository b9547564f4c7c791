import type { Cell, Digit, House } from '../../sudoku/core';

/** A line with its first words set stronger. */
export interface Line {
  readonly lead: string;
  readonly rest: string;
}

/** How many solutions: all of them, or more than were counted. */
export interface Count {
  readonly count: number;
  readonly exact: boolean;
}

export interface VerdictMessages {
  readonly empty: Line;
  /** Before the first board is judged. */
  judging(givens: number): Line;
  example(givens: number): Line;
  one(givens: number): Line;
  /** How many of the blanks are filled, and how many entries are shown as wrong. */
  progress(filled: number, blanks: number, wrong: number): string;
  none(givens: number): Line;
  clash(clash: { digit: Digit; house: House; a: Cell; b: Cell; more: number }): Line;
  many(count: Count, givens: number): Line;
  readonly unknown: Line;
  /** Every cell holds a digit. */
  readonly solvedByYou: Line;
  readonly fullButWrong: Line;
  solvedWithAnswers(answers: number): Line;
  /** After Solve. */
  solved(milliseconds: number, corrected: number): Line;
  readonly alreadySolved: Line;
  proved(milliseconds: number, givens: number): Line;
  shown(count: Count, place: 'first' | 'fitting' | 'other', atLast: boolean): Line;
  /** After Check. */
  checked(wrong: number, filled: number): Line;
  checkedLoosely(fits: boolean): Line;
  revealed(cells: readonly Cell[]): Line;
  cannot(why: 'nothingEntered' | 'noSolution' | 'manySolutions' | 'given' | 'emptyBoard'): Line;
  readonly failed: Line;
  /** While a job runs. */
  working(solutions: number, milliseconds: number): Line;
  /** Opens the doctor's panel: of a puzzle without a solution, and of any other. */
  readonly mistyped: string;
  readonly examine: string;
  /** Ends the entering of a puzzle that has one solution. */
  readonly start: string;
}

/** What can be done about an answer: it comes with what comes later. */
export interface AnswerMessages {
  readonly stop: string;
  readonly takeBack: string;
  readonly copyAnswer: string;
  readonly next: string;
  readonly previous: string;
  readonly showFirst: string;
  countTo(limit: number): string;
}
