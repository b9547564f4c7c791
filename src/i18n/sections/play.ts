import type { Cell, Digit } from '../../sudoku/core';

/** What stands beside the keypad while one plays. */
export interface PlayMessages {
  readonly check: string;
  /** Of so many cells. */
  reveal(count: number): string;
  /** What the selected cell can hold by the rules alone. */
  canBe(cell: Cell, digits: readonly Digit[]): string;
  /** Told of a cell that already holds a digit, or has none left. */
  holds(cell: Cell, role: 'given' | 'entry' | 'answer', digit: Digit): string;
  cannotBe(cell: Cell): string;
  several(count: number): string;
  /** Writes the candidates into every empty cell without notes. */
  readonly fillNotes: string;
  readonly mistakes: string;
  readonly moreOptions: string;
  /** The name of the time played, and that time, in milliseconds, as a clock shows it. */
  readonly timer: string;
  clock(milliseconds: number): string;
  /** The puzzle is finished: the heading, how it went and the way to ask for it, and what is next. */
  readonly finished: string;
  readonly askHow: string;
  howItWent(milliseconds: number, hints: number, mistakes: number): string;
  /** Follows the steps of human logic from the start; `null` while it is not known how many. */
  byLogic(steps: number | null): string;
  readonly watchSearch: string;
  readonly another: string;
}
