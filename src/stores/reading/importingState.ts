import type { StoreApi } from 'zustand/vanilla';
import type { Later } from '../../parts';
import { type Board, boardOf, type Cell, NO_NOTES, type Origin, type Puzzle } from '../../sudoku/core';
import type { Link, Reading } from '../../sudoku/formats';
import type { SolutionCount, Thread } from '../../worker';
import type { VerdictState } from '../answer/verdict';
import type { Game } from '../game/game';
import type { Selection } from '../game/selection';
import type { Many } from '../many/many';
import type { NoticeAction, Notices } from '../page/notices';
import type { Screen } from '../page/screen';

/** Where a text came from. */
export type Source = { readonly kind: 'pasted' } | { readonly kind: 'file'; readonly name: string };

/** A puzzle that may be meant, with, it may be, one cell in doubt. */
export interface Draft {
  readonly puzzle: Puzzle;
  readonly doubtful: Cell | null;
  /** Of a few boards to choose from, how many solutions each has, and which is likeliest to be wanted. */
  readonly judged?: readonly BoardState[];
  readonly preferred?: number;
}

/** What helps to choose between boards: one is solved already, or a puzzle with so many solutions. */
export type BoardState = 'solved' | SolutionCount;

export interface ImportingState {
  /** The text in the dialog. */
  readonly text: string;
  readonly source: Source;
  /** What it reads as; `null` while nothing has been read yet. */
  readonly reading: Reading | null;
  /** The puzzle that a refused text becomes when it is mended; for several boards, what is known of them. */
  readonly draft: Draft | null;
  readonly working: boolean;
  /** The text before its last repair, `null` if it was not mended. */
  readonly before: string | null;
  /** The dialog was opened because the browser does not hand over the clipboard. */
  readonly refused: boolean;
}

/** A text that was read. */
export type TextRead = Pick<ImportingState, 'text' | 'before' | 'source'>;

/** What reading a text needs of the app. */
export interface ImportingWorld {
  readonly game: Game;
  readonly selection: Selection;
  readonly screen: Screen;
  readonly notices: Notices;
  readonly many: Many;
  readonly photo: Later<{ offer(picture: Blob): Promise<void> }>;
  readonly verdict: StoreApi<VerdictState>;
  readonly workThread: Thread;
  readonly now: () => number;
}

/** What a link asks for beside its puzzle. */
export type LinkWishes = Pick<Link, 'solve' | 'watch' | 'compare' | 'hint'>;

/** Puts a board in place of the present one. Returns what a notice can offer: undo, if the board has changed. */
export type Lay = (board: Board) => { readonly actions: readonly NoticeAction[] };

/** The longest text that is read as one, in characters, and as a file in bytes. */
export const LONGEST_TEXT = 1_048_576;

/** A board with what a text can carry. */
export function boardFrom(puzzle: Puzzle, origin: Origin): Board {
  return {
    ...boardOf(puzzle.givens, origin),
    entries: puzzle.entries,
    notes: puzzle.notes ?? NO_NOTES,
  };
}
