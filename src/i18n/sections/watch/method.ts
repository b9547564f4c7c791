import type { Cell, Digit, House } from '../../../sudoku/core';
import type { Counters, LineOf, StrategyId } from '../../../sudoku/search';

/** The names of the strategies, and their pseudocode. */
export interface StrategyMessages {
  readonly strategies: {
    readonly [K in StrategyId]: { readonly name: string; readonly says: string };
  };
  /** How a strategy differs from an algorithm that is better known under the same name. */
  readonly variants: { readonly propagation: string };
  readonly code: { readonly [K in StrategyId]: { readonly [L in LineOf<K>]: string } };
}

/** The search's counters, the stack of choices, and the strategy's own data. */
export interface MethodMessages {
  /** The heading over the pseudocode. */
  readonly codeTitle: string;
  readonly detail: string;
  readonly closeDetail: string;

  readonly counters: Readonly<Record<keyof Counters, string>>;
  readonly moreCounts: string;
  readonly fewerCounts: string;

  readonly stack: string;
  stackDepth(depth: number): string;
  readonly stackEmpty: string;
  /** The name of a row of the stack. Pressing it goes to where the choice was made. */
  stackRow(depth: number, cell: Cell, digit: Digit, failed: readonly Digit[]): string;

  readonly variables: {
    readonly title: string;
    readonly rows: string;
    readonly columns: string;
    readonly boxes: string;
    readonly blanks: string;
    /** The search's place in the list of blanks; both numbers count from 1. */
    blankAt(index: number, of: number): string;
    readonly nextCell: string;
    readonly scanned: string;
    readonly strikes: string;
    readonly free: string;
    readonly check: string;
    checked(filled: number, total: number, complete: number): string;
    readonly white: string;
    readonly grey: string;
    readonly black: string;
    readonly start: string;
    readonly least: string;
    readonly ties: string;
    readonly candidates: string;
    readonly phase: string;
    readonly phases: { readonly givens: string; readonly search: string };
    readonly tasks: string;
    /** How many houses of each kind the judge finds complete. */
    judged(rows: number, columns: number, boxes: number): string;
    readonly judge: {
      readonly title: string;
      /** When each verdict was given. */
      readonly alone: string;
      readonly now: string;
      readonly end: string;
      /** Shown in place of a verdict that has not been given: when it will be. */
      readonly notYet: string;
    };
    /** How many cells have one candidate left. */
    solved(cells: number): string;
    readonly solvedCells: string;
    /** The heading over the facts about the selected cell. */
    selected(cell: Cell): string;
    unitsOf(cell: Cell): string;
    peersOf(cell: Cell, peers: number): string;
    assign(cell: Cell, digit: Digit): string;
    eliminate(cell: Cell, digit: Digit): string;
    peers(cell: Cell, digit: Digit): string;
    places(house: House, digit: Digit): string;
    readonly column: string;
    need(need: { readonly cell: Cell } | { readonly house: House; readonly digit: Digit }): string;
    readonly columnsLeft: string;
    readonly rowsLeft: string;
    readonly choices: string;
    /** The heading over `variants`: how the strategy differs from the better-known algorithm. */
    readonly differs: string;
    readonly none: string;
  };
}
