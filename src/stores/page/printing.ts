import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Grid } from '../../sudoku/core';
import type { Dialog, Screen } from './screen';

/** How much of the board is printed: everything on it, or only the givens. */
export type PrintContent = 'asItIs' | 'givens';

export const PER_PAGE = [1, 2, 4, 6] as const;
export type PerPage = (typeof PER_PAGE)[number];

/** The largest number of puzzles that are printed at once. */
export const MOST_PRINTED = 600;

/** A puzzle of a set. */
export interface SetPuzzle {
  /** Its place in the set, counted from 1. */
  readonly number: number;
  /** What it is called on paper, by default its number. */
  readonly title?: string;
  readonly givens: Grid;
  /** `null` if there is none, or several. */
  readonly solution: Grid | null;
}

/** The puzzles of a file, a text or a day, to be printed together. */
export interface PrintSet {
  /** The dialog that shows the set, to which closing goes back. */
  readonly shownIn: Dialog;
  /** The name of the file, `null` for a text. */
  readonly name: string | null;
  readonly size: number;
  /** The puzzle at a place, 0 to `size - 1`; `null` if it could not be read. */
  puzzle(place: number): SetPuzzle | null;
}

/** What is printed, by the button or by the browser's own command. */
export interface PrintState {
  readonly content: PrintContent;
  /** Whether the solutions follow, on separate pages. */
  readonly solutions: boolean;
  /** Whether the player's colours are printed, if `content` is 'asItIs'. */
  readonly colours: boolean;
  /** Whether the digits are as large as a cell allows. */
  readonly large: boolean;
  /** A board is joined by the puzzles of the shelf that were played last. */
  readonly perPage: PerPage;
  /** The only solutions of those, by their givens, as far as they are known. */
  readonly solved: ReadonlyMap<Grid, Grid>;
  /** The set that is printed, `null` for the board. */
  readonly set: PrintSet | null;
  /** The first and the last puzzle of the set to print, counted from 1. */
  readonly from: number;
  readonly to: number;
}

export interface Printing {
  readonly store: StoreApi<PrintState>;
  /** Opens the dialog for the board. */
  open(): void;
  /** Opens the dialog for a set. */
  openSet(set: PrintSet): void;
  /** Closes the dialog. For a set, goes back to the dialog of the set. */
  close(): void;
}

export function createPrinting(screen: Screen): Printing {
  const store = createStore<PrintState>(() => ({
    content: 'asItIs',
    solutions: false,
    colours: true,
    large: false,
    perPage: 1,
    solved: new Map(),
    set: null,
    from: 1,
    to: 1,
  }));
  // After the dialog is closed in any way, the browser's own command prints the board again.
  screen.store.subscribe(({ dialog }) => {
    if (dialog !== 'print' && store.getState().set !== null) store.setState({ set: null, perPage: 1 });
  });
  return {
    store,
    open: () => screen.open('print'),
    openSet(set) {
      store.setState({
        set,
        perPage: set.size > 4 && set.size <= 6 ? 6 : 4,
        from: 1,
        to: Math.min(set.size, 24),
      });
      screen.open('print');
    },
    close() {
      const { set } = store.getState();
      if (set === null) screen.close();
      else screen.open(set.shownIn);
    },
  };
}
