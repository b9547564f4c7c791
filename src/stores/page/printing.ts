import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Grid } from '../../sudoku/core';
import type { Screen } from './screen';

/** How much of the board goes on paper: all that stands on it, or the givens alone. */
export type PrintContent = 'asItIs' | 'givens';

export const PER_PAGE = [1, 2, 4, 6] as const;
export type PerPage = (typeof PER_PAGE)[number];

/** More puzzles than this are not printed at once. */
export const MOST_PRINTED = 600;

/** A puzzle of a set. */
export interface SetPuzzle {
  /** Its place in the set, counted from 1. */
  readonly number: number;
  readonly givens: Grid;
  /** `null` where it has none, or several. */
  readonly solution: Grid | null;
}

/** Puzzles opened together, to be printed together. */
export interface PrintSet {
  /** The name of the file, `null` for a text. */
  readonly name: string | null;
  readonly size: number;
  /** The puzzle at a place, 0 to `size - 1`; `null` where there was nothing that could be read. */
  puzzle(place: number): SetPuzzle | null;
}

/** What is printed, by the button and by the browser's own command. */
export interface PrintState {
  readonly content: PrintContent;
  /** Whether the solutions follow, on pages of their own. */
  readonly solutions: boolean;
  /** Whether what a person coloured is printed, where all that stands on the board is. */
  readonly colours: boolean;
  readonly perPage: PerPage;
  /** The set that is printed, `null` for the board. */
  readonly set: PrintSet | null;
  /** The first and the last place of the set that are printed, counted from 1. */
  readonly from: number;
  readonly to: number;
}

export interface Printing {
  readonly store: StoreApi<PrintState>;
  /** Opens the dialog for the board. */
  open(): void;
  /** Opens the dialog for a set. */
  openSet(set: PrintSet): void;
  /** Closes the dialog; from a set it leads back to that. */
  close(): void;
}

export function createPrinting(screen: Screen): Printing {
  const store = createStore<PrintState>(() => ({
    content: 'asItIs',
    solutions: false,
    colours: true,
    perPage: 1,
    set: null,
    from: 1,
    to: 1,
  }));
  // However its dialog is closed, the browser's own command means the board again.
  screen.store.subscribe(({ dialog }) => {
    if (dialog !== 'print' && store.getState().set !== null) store.setState({ set: null, perPage: 1 });
  });
  return {
    store,
    open: () => screen.open('print'),
    openSet(set) {
      store.setState({ set, perPage: 4, from: 1, to: Math.min(set.size, 24) });
      screen.open('print');
    },
    close() {
      if (store.getState().set === null) screen.close();
      else screen.open('many');
    },
  };
}
