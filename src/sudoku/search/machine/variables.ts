import type { Cell, Clash, Digit, DigitSet, House } from '../../core';
import type { Need } from './needs';
import type { Placement } from './placement';

/** The variables of a strategy, to be shown beside its pseudocode. Digit sets by cell are empty for filled cells. */
export type Variables =
  | {
      readonly kind: 'rowByRow';
      /** The digits used in each of the 27 houses, as the three tables show them: rows, columns, boxes. */
      readonly used: readonly DigitSet[];
      /** The table entries that the last step changed. */
      readonly toggled: { readonly digit: Digit; readonly houses: readonly House[] } | null;
      /** All nine digits in the order in which they are tested. */
      readonly order: readonly Digit[];
      /** The orders at guesses of the person's own that stand or come next, by index in `blanks`. */
      readonly ownOrders: ReadonlyMap<number, readonly Digit[]>;
      readonly blanks: readonly Cell[];
      /** The index in `blanks` of the next blank; the number of blanks if all are filled. */
      readonly index: number;
    }
  | {
      readonly kind: 'candidateLists';
      /** The next blank; `null` if the board is full. */
      readonly cell: Cell | null;
      /** The filled cells passed in the scan for the next blank, in order. */
      readonly scanned: readonly Cell[];
      /** The digits that the row, column and box of that blank strike off, and those that remain. */
      readonly row: DigitSet;
      readonly column: DigitSet;
      readonly box: DigitSet;
      readonly free: DigitSet;
      /** The final check, once the board is full. */
      readonly check: FinalCheck | null;
    }
  | {
      readonly kind: 'colouredNodes';
      readonly colours: readonly ('white' | 'grey' | 'black')[];
      /** The cell with which the search begins. */
      readonly start: Cell;
      /** How many digits each white cell can take; `null` for other cells. */
      readonly counts: readonly (number | null)[];
    }
  | {
      readonly kind: 'fewestCandidates';
      /** How many digits each blank cell can take; `null` for filled cells. */
      readonly counts: readonly (number | null)[];
      /** The lowest of these numbers; `null` if the board is full. */
      readonly least: number | null;
      /** The cells with this number. The first is chosen. */
      readonly ties: readonly Cell[];
    }
  | { readonly kind: 'singlesFirst'; readonly candidates: readonly DigitSet[] }
  | {
      readonly kind: 'propagation';
      readonly phase: 'givens' | 'search';
      /** The candidates of every cell; a solved cell has one. */
      readonly candidates: readonly DigitSet[];
      /** What is under way, outermost first: assignments and the eliminations they cause. */
      readonly tasks: readonly PropagationTask[];
      /** The houses that hold nine different solved digits, as the judge finds them. */
      readonly complete: readonly House[];
      /** The same for the board that propagation of the givens leads to; `null` while that is under way. */
      readonly propagated: readonly House[] | null;
    }
  | {
      readonly kind: 'exactCover';
      /** The column chosen next: the first of the smallest size; `null` if all are covered. */
      readonly column: { readonly need: Need; readonly options: readonly Placement[] } | null;
      readonly columnsLeft: number;
      readonly rowsLeft: number;
      /**
       * The size of each of the 324 columns, `null` if covered: first cells, then digits by row, by column and by
       * box.
       */
      readonly sizes: readonly (number | null)[];
    }
  | {
      readonly kind: 'ownCode';
      /** The line that made the last step. */
      readonly line: number | null;
      readonly clashing: readonly Clash[];
    };

/** Whether the board is full, adds up to 405, and has every row, column and box complete. */
export interface FinalCheck {
  readonly filled: number;
  readonly total: number;
  readonly complete: readonly House[];
}

/** One level of propagation. */
export type PropagationTask =
  | { readonly kind: 'assign' | 'eliminate'; readonly cell: Cell; readonly digit: Digit }
  /** Rule 1; and rule 2 for one house. */
  | { readonly kind: 'peers'; readonly cell: Cell; readonly digit: Digit }
  | { readonly kind: 'places'; readonly house: House; readonly digit: Digit };
