import type { Cell, Digit, DigitSet, House } from '../../core';
import type { Need } from './needs';
import type { Placement } from './placement';

/** What a strategy keeps in mind, to be shown beside its pseudocode. Digit sets by cell are empty for filled cells. */
export type Variables =
  | {
      readonly kind: 'rowByRow';
      /** The digits used in each of the 27 houses: the three tables, rows, columns and boxes. */
      readonly used: readonly DigitSet[];
      /** The entry of each table that the last step toggled. */
      readonly toggled: { readonly digit: Digit; readonly houses: readonly House[] } | null;
      readonly blanks: readonly Cell[];
      /** The blank to be filled next, as an index into `blanks`; their number when all are filled. */
      readonly index: number;
    }
  | {
      readonly kind: 'candidateLists';
      /** The next blank, `null` when the board is full. */
      readonly cell: Cell | null;
      /** Filled cells that the scan for the next blank passed since the last one, in its order. */
      readonly scanned: readonly Cell[];
      /** What the row, column and box of that blank strike out, and what is left. */
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
      /** The cell the search begins with. */
      readonly start: Cell;
      /** How many digits each white cell can take, `null` for the others. */
      readonly counts: readonly (number | null)[];
    }
  | {
      readonly kind: 'fewestCandidates';
      /** How many digits each blank cell can take, `null` for filled ones. */
      readonly counts: readonly (number | null)[];
      /** The least of them; `null` when the board is full. */
      readonly least: number | null;
      /** The cells that have it; the first is taken. */
      readonly ties: readonly Cell[];
    }
  | { readonly kind: 'singlesFirst'; readonly candidates: readonly DigitSet[] }
  | {
      readonly kind: 'propagation';
      readonly phase: 'givens' | 'search';
      /** The candidates of every cell, one for a solved cell. */
      readonly candidates: readonly DigitSet[];
      /** What is being done, the outermost first: assignments and the eliminations they lead to. */
      readonly tasks: readonly PropagationTask[];
      /** The houses that hold nine different solved digits: the judge's verdict on this board. */
      readonly complete: readonly House[];
      /** The same for the board that propagation alone came to; `null` while the givens are still propagated. */
      readonly propagated: readonly House[] | null;
    }
  | {
      readonly kind: 'exactCover';
      /** The column chosen next: the first of least size; `null` when all are covered. */
      readonly column: { readonly need: Need; readonly options: readonly Placement[] } | null;
      readonly columnsLeft: number;
      readonly rowsLeft: number;
      /** The size of each of the 324 columns, `null` if covered: cells, then digits by row, column and box. */
      readonly sizes: readonly (number | null)[];
    };

/** Full? Total 405? Every row, column and box complete? */
export interface FinalCheck {
  readonly filled: number;
  readonly total: number;
  readonly complete: readonly House[];
}

/** One level of propagation. */
export type PropagationTask =
  | { readonly kind: 'assign' | 'eliminate'; readonly cell: Cell; readonly digit: Digit }
  /** Rule 1, and rule 2 for a house. */
  | { readonly kind: 'peers'; readonly cell: Cell; readonly digit: Digit }
  | { readonly kind: 'places'; readonly house: House; readonly digit: Digit };
