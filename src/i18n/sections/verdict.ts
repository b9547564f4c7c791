import type { Cell, ClashGroup } from '../../sudoku/core';
import type { CellNaming } from './reasons';

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

export interface VerdictMessages {
  readonly empty: Line;
  /** Before the first verdict. */
  judging(givens: number): Line;
  example(givens: number): Line;
  one(givens: number): Line;
  /** How many of the blanks are filled, and what is wrong with the entries. */
  progress(filled: number, blanks: number, mistake: Mistake | null, naming: CellNaming | null): string;
  none(givens: number): Line;
  /** Where digits clash, with cells and houses named by the player's choice. */
  clash(groups: readonly ClashGroup[], naming: CellNaming | null): Line;
  many(count: Count, givens: number): Line;
  readonly unknown: Line;
  /** Every cell holds a digit. */
  readonly solvedByYou: Line;
  readonly fullButWrong: Line;
  solvedWithAnswers(answers: number): Line;
  /** While a job runs. */
  working(solutions: number, milliseconds: number): Line;
  /** Opens the doctor's panel for a puzzle without a solution. */
  readonly mistyped: string;
  /** Opens the doctor's panel for any other puzzle. */
  readonly examine: string;
  /** Begins to play a puzzle that has one solution. */
  readonly start: string;
}

/** Answers to commands, and the buttons beside them. They load after the first screen. */
export interface AnswerMessages {
  /** After Solve. */
  solved(milliseconds: number, corrected: number): Line;
  readonly alreadySolved: Line;
  proved(milliseconds: number, givens: number): Line;
  shown(count: Count, place: 'first' | 'fitting' | 'other', atLast: boolean): Line;
  /** After Check. */
  checked(wrong: number, filled: number): Line;
  checkedLoosely(fits: boolean): Line;
  revealed(cells: readonly Cell[], naming: CellNaming | null): Line;
  cannot(why: 'nothingEntered' | 'noSolution' | 'manySolutions' | 'given' | 'emptyBoard'): Line;
  readonly failed: Line;
  readonly stop: string;
  readonly takeBack: string;
  readonly copyAnswer: string;
  readonly next: string;
  readonly previous: string;
  readonly showFirst: string;
  countTo(limit: number): string;
}
