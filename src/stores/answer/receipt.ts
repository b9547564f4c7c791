import type { StoreApi } from 'zustand/vanilla';
import {
  type Board,
  type Cell,
  type Clash,
  countFilled,
  EMPTY_GRID,
  type Grid,
  isSolution,
  visibleOf,
} from '../../sudoku/core';

/** The result of the last Solve, Check or Reveal. It is about one board, and is not shown after a move. */
export type Receipt =
  | { readonly kind: 'one'; readonly milliseconds: number; readonly corrected: number }
  | { readonly kind: 'already' }
  | { readonly kind: 'none'; readonly milliseconds: number }
  | { readonly kind: 'clash'; readonly clashes: readonly Clash[] }
  | ManyReceipt
  | { readonly kind: 'checked'; readonly wrong: number; readonly filled: number }
  | { readonly kind: 'checkedLoosely'; readonly fits: boolean }
  | { readonly kind: 'revealed'; readonly cells: readonly Cell[] }
  /** There is nothing to check, or no single solution to reveal. */
  | {
      readonly kind: 'cannot';
      readonly why: 'nothingEntered' | 'noSolution' | 'manySolutions' | 'given' | 'emptyBoard';
    }
  | { readonly kind: 'failed' };

export interface ManyReceipt {
  readonly kind: 'many';
  readonly count: number;
  /** Whether `count` is the number of all solutions; otherwise there may be more. */
  readonly exact: boolean;
  readonly limit: number;
  readonly shown: Grid;
  /**
   * Which solution is shown: the lexicographically first, the first that fits the entries, or another from browsing.
   */
  readonly place: 'first' | 'fitting' | 'other';
  readonly first: Grid;
  /** The solutions browsed so far, in order; `previous` goes back through those before `shown`. */
  readonly seen: readonly Grid[];
  /** Whether `shown` is known to be the last solution. */
  readonly atLast: boolean;
}

export type Work =
  | { readonly kind: 'solving'; readonly solutions: number; readonly since: number }
  | { readonly kind: 'counting'; readonly solutions: number; readonly since: number };

export interface AnswerState {
  readonly receipt: Receipt | null;
  /** The board that the receipt is about. */
  readonly board: Board | null;
  /** The job under way. */
  readonly work: Work | null;
}

export interface Answering {
  readonly store: StoreApi<AnswerState>;
  /** Solves the givens and writes the answer on the board. */
  solve(): Promise<void>;
  /** Removes the answers from the board. */
  takeBack(): void;
  /** Shows another solution of many. */
  browse(to: 'first' | 'next' | 'previous'): Promise<void>;
  /** Counts again, up to a higher limit. */
  countTo(limit: number): Promise<void>;
  check(): Promise<void>;
  reveal(cells: readonly Cell[]): Promise<void>;
  /** Ends the job under way; its count so far stays. Returns whether there was one. */
  stop(): boolean;
}

/** Solve counts at most this many solutions; if there are more, it says so. */
export const SOLVE_LIMIT = 10_000;

/** How many entries differ from the solution. */
export const wrongEntries = (board: Board, solution: Grid): number =>
  board.entries === EMPTY_GRID
    ? 0
    : [...board.entries].filter((entry, cell) => entry !== '.' && entry !== solution[cell]).length;

/** How the board was completed; `null` while there are blanks. */
export function completionOf(board: Board): 'byPlayer' | 'withAnswers' | 'wrong' | null {
  const visible = visibleOf(board);
  if (countFilled(visible) < 81 || countFilled(board.givens) === 81) return null;
  if (!isSolution(visible)) return 'wrong';
  return board.answers === EMPTY_GRID ? 'byPlayer' : 'withAnswers';
}
