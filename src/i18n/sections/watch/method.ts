import type { Cell, Digit, House } from '../../../sudoku/core';
import type { Counters, LineOf, StrategyId } from '../../../sudoku/search';

/** What the strategies are called, and their pseudocode. */
export interface StrategyMessages {
  readonly strategies: {
    readonly [K in StrategyId]: { readonly name: string; readonly says: string };
  };
  /** Of strategies that are known in another form: in what that one differs. */
  readonly variants: { readonly propagation: string };
  readonly code: { readonly [K in StrategyId]: { readonly [L in LineOf<K>]: string } };
}

/** What the search counts, the choices that stand and what the strategy keeps in mind. */
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
  /** The name of a row of the stack: pressing it goes to where the choice was made. */
  stackRow(depth: number, cell: Cell, digit: Digit, failed: readonly Digit[]): string;

  readonly variables: {
    readonly title: string;
    readonly rows: string;
    readonly columns: string;
    readonly boxes: string;
    readonly blanks: string;
    /** Where in the list of blanks the search is: both from 1. */
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
      /** When each verdict is from. */
      readonly alone: string;
      readonly now: string;
      readonly end: string;
      /** In place of a verdict: when it comes. */
      readonly notYet: string;
    };
    /** How many cells have one candidate left. */
    solved(cells: number): string;
    readonly solvedCells: string;
    /** The heading over what is told of the selected cell. */
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
    /** Over what an algorithm known by the same name does otherwise. */
    readonly differs: string;
    readonly none: string;
  };
}
