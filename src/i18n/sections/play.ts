import type { Cell, Digit } from '../../sudoku/core';
import type { CellNaming } from './reasons';

/** The words beside the keypad during play. */
export interface PlayMessages {
  readonly check: string;
  /** Of so many cells. */
  reveal(count: number): string;
  /** What the selected cell can hold by the rules alone. Cells are named by the player's choice. */
  canBe(cell: Cell, digits: readonly Digit[], naming: CellNaming | null): string;
  /** For a cell that holds a digit, and for one that has no candidate left. */
  holds(cell: Cell, role: 'given' | 'entry' | 'answer', digit: Digit, naming: CellNaming | null): string;
  cannotBe(cell: Cell, naming: CellNaming | null): string;
  several(count: number): string;
  /** Writes the candidates into every empty cell without notes. */
  readonly fillNotes: string;
  readonly mistakes: string;
  readonly moreOptions: string;
  /** The name of the timer, and its time (in milliseconds) as a clock shows it. */
  readonly timer: string;
  clock(milliseconds: number): string;
  /** The puzzle is finished: the heading, how it went, the button to ask for that, and what to do next. */
  readonly finished: string;
  readonly askHow: string;
  howItWent(milliseconds: number, hints: number, mistakes: number): string;
  /** Follows the steps of human logic from the start; `null` while their number is unknown. */
  byLogic(steps: number | null): string;
  readonly watchSearch: string;
}
