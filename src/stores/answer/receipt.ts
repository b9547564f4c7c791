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

/** What the last press of Solve, Check or Reveal found. It is about one board, and is not shown after a move. */
export type Receipt =
  | { readonly kind: 'one'; readonly milliseconds: number; readonly corrected: number }
  | { readonly kind: 'already' }
  | { readonly kind: 'none'; readonly milliseconds: number }
  | { readonly kind: 'clash'; readonly clashes: readonly Clash[] }
  | ManyReceipt
  | { readonly kind: 'checked'; readonly wrong: number; readonly filled: number }
  | { readonly kind: 'checkedLoosely'; readonly fits: boolean }
  | { readonly kind: 'revealed'; readonly cells: readonly Cell[] }
  /** Nothing to check, or no one answer to reveal from. */
  | {
      readonly kind: 'cannot';
      readonly why: 'nothingEntered' | 'noSolution' | 'manySolutions' | 'given' | 'emptyBoard';
    }
  | { readonly kind: 'failed' };

export interface ManyReceipt {
  readonly kind: 'many';
  readonly count: number;
  /** `count` is all of them, not just as many as were asked for. */
  readonly exact: boolean;
  readonly limit: number;
  readonly shown: Grid;
  /** Which one is shown: the lexicographically first, the first that fits the entries, or another, browsed to. */
  readonly place: 'first' | 'fitting' | 'other';
  readonly first: Grid;
  /** The solutions browsed so far, in order from the first; those before `shown` are the way back. */
  readonly seen: readonly Grid[];
  readonly atLast: boolean;
}

export type Work =
  | { readonly kind: 'solving'; readonly solutions: number; readonly since: number }
  | { readonly kind: 'counting'; readonly solutions: number; readonly since: number };

export interface AnswerState {
  readonly receipt: Receipt | null;
  /** The board the receipt is about. */
  readonly board: Board | null;
  /** A long job under way. */
  readonly work: Work | null;
}

export interface Answering {
  readonly store: StoreApi<AnswerState>;
  /** Solves the givens and writes the answer on the board. */
  solve(): Promise<void>;
  /** Takes the answers off again. */
  takeBack(): void;
  /** Shows another solution of many. */
  browse(to: 'first' | 'next' | 'previous'): Promise<void>;
  /** Counts again, up to a higher limit. */
  countTo(limit: number): Promise<void>;
  check(): Promise<void>;
  reveal(cells: readonly Cell[]): Promise<void>;
  /** Ends the job under way; what it counted so far stays. Returns whether there was one. */
  stop(): boolean;
}

/** How many solutions Solve counts; where there are more, it says so. */
export const SOLVE_LIMIT = 10_000;

/** How many entries are not the solution's digit. */
export const wrongEntries = (board: Board, solution: Grid): number =>
  board.entries === EMPTY_GRID
    ? 0
    : [...board.entries].filter((entry, cell) => entry !== '.' && entry !== solution[cell]).length;

/** How the board stands when its last blank is gone, `null` while there are blanks. */
export function completionOf(board: Board): 'byPlayer' | 'withAnswers' | 'wrong' | null {
  const visible = visibleOf(board);
  if (countFilled(visible) < 81 || countFilled(board.givens) === 81) return null;
  if (!isSolution(visible)) return 'wrong';
  return board.answers === EMPTY_GRID ? 'byPlayer' : 'withAnswers';
}
