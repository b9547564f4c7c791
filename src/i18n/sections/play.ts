import type { Cell, Digit } from '../../sudoku/core';
import type { CellNaming } from './reasons';

/** The words beside the keypad during play. */
export interface PlayMessages {
  readonly check: string;
  /** The button that reveals `count` cells. */
  reveal(count: number): string;
  /** The candidates of the selected cell, by the rules alone. Cells are named by the player's choice. */
  canBe(cell: Cell, digits: readonly Digit[], naming: CellNaming | null): string;
  /** For a selected cell with a digit. */
  holds(cell: Cell, role: 'given' | 'entry' | 'answer', digit: Digit, naming: CellNaming | null): string;
  /** For a selected cell without candidates. */
  cannotBe(cell: Cell, naming: CellNaming | null): string;
  several(count: number): string;
  /** Writes the candidates into every empty cell without notes. */
  readonly fillNotes: string;
  readonly mistakes: string;
  readonly moreOptions: string;
  /** The name of the timer. */
  readonly timer: string;
  clock(milliseconds: number): string;
  /** The heading when the puzzle is finished. */
  readonly finished: string;
  /** The button that shows the result. */
  readonly askHow: string;
  howItWent(milliseconds: number, hints: number, mistakes: number): string;
  /** Follows the steps of human logic from the start; `null` while their number is unknown. */
  byLogic(steps: number | null): string;
  readonly watchSearch: string;
}
