import { createStore, type StoreApi } from 'zustand/vanilla';
import { later } from '../../parts';
import {
  type Board,
  type Cell,
  type Clash,
  clashesOf,
  countFilled,
  EMPTY_GRID,
  filledOf,
  type Grid,
  isSolution,
  visibleOf,
} from '../../sudoku/core';
import type { Thread } from '../../worker';
import { type Game, momentOf } from '../game/game';
import type { SettingsStore } from '../settings/settings';
import { newestQuestion } from '../shared/newestQuestion';
import type { MoreAnswers } from './moreAnswers';
import type { Verdict, VerdictState } from './verdict';

/** What the last press of Solve, Check or Reveal found. It holds for one board alone: after a move it is past. */
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

/** Fetches the answers that are not Solve's, so that they are there when they are wanted. */
export const fetchMoreAnswers = later(() => import('./moreAnswers'));

/** Answers to what a person asks of the board; each is worked out in the worker and written as a move. */
export function createAnswering(
  game: Game,
  verdict: StoreApi<VerdictState>,
  settings: SettingsStore,
  thread: Thread,
  now: () => number,
): Answering {
  const store = createStore<AnswerState>(() => ({ receipt: null, board: null, work: null }));
  const question = newestQuestion(() => store.setState({ work: null }));

  /** Gives the answer to what was asked last, ending what is still worked at. */
  const settle = (receipt: Receipt): void => {
    question.cancel();
    store.setState({ receipt, board: game.now().board });
  };

  // A change on the board makes what is being worked out about it pointless.
  game.store.subscribe((state, before) => {
    if (momentOf(state).board !== momentOf(before).board) question.cancel();
  });

  /** Writes the one solution. The live verdict holds it already, so most often nothing is left to work out. */
  function showOnly(board: Board, { solution, milliseconds }: Extract<Verdict, { kind: 'one' }>): void {
    const corrected = wrongEntries(board, solution);
    game.play({ kind: 'solve', solution }, 'play');
    settle({ kind: 'one', milliseconds, corrected });
  }

  async function solve(): Promise<void> {
    game.adoptExample();
    const { board } = game.now();
    const clashes = clashesOf(board.givens);
    if (clashes.length > 0) return settle({ kind: 'clash', clashes });
    if (isSolution(filledOf(board))) return settle({ kind: 'already' });
    const known = verdict.getState();
    if (!known.stale && known.givens === board.givens && known.verdict.kind === 'one') {
      return showOnly(board, known.verdict);
    }
    return ask((more) => more.solve(board));
  }

  let more: MoreAnswers | undefined;
  // Once it is fetched, nothing waits: what is asked next finds this under way.
  const ask = async (act: (more: MoreAnswers) => Promise<void>): Promise<void> => {
    const { board } = game.now();
    const { createMoreAnswers } = fetchMoreAnswers.here ?? (await fetchMoreAnswers());
    // What was asked of a board is not answered on another.
    if (game.now().board !== board) return;
    more ??= createMoreAnswers({ game, settings, thread, now, store, question, settle, showOnly });
    return act(more);
  };

  return {
    store,
    solve,
    stop: question.cancel,
    takeBack: () => game.play({ kind: 'takeBack' }),
    browse: (to) => ask((more) => more.browse(to)),
    countTo: (limit) => ask((more) => more.countTo(limit)),
    check: () => ask((more) => more.check()),
    reveal: (cells) => ask((more) => more.reveal(cells)),
  };
}

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
