import type { Later } from '../../parts';
import { type Board, boardOf, type Cell, NO_NOTES, type Origin, type Puzzle } from '../../sudoku/core';
import type { Link, Reading } from '../../sudoku/formats';
import type { SolutionCount, Thread } from '../../worker';
import type { Acts } from '../acts/acts';
import type { Game } from '../game/game';
import type { Selection } from '../game/selection';
import type { Many } from '../many/many';
import type { NoticeAction, Notices } from '../page/notices';
import type { Screen } from '../page/screen';

/** Where a text came from. */
export type Source = { readonly kind: 'pasted' } | { readonly kind: 'file'; readonly name: string };

/** A preview of the puzzle that the text probably means. */
export interface Draft {
  readonly puzzle: Puzzle;
  /** A cell that may be wrong. */
  readonly doubtful: Cell | null;
  /** The state of each board, if there are a few to choose from. */
  readonly judged?: readonly BoardState[];
  /** The index of the board that the player most probably wants. */
  readonly preferred?: number;
}

/** A fact that helps to choose between boards: the board is solved already, or the number of its solutions. */
export type BoardState = 'solved' | SolutionCount;

export interface ImportingState {
  /** The text in the dialog. */
  readonly text: string;
  readonly source: Source;
  /** The reading of the text; `null` while it has not been read. */
  readonly reading: Reading | null;
  /** A preview: of the mended puzzle for a refused text, of the likeliest board for several boards. */
  readonly draft: Draft | null;
  readonly working: boolean;
  /** Whether the dialog was opened because the browser refused access to the clipboard. */
  readonly refused: boolean;
}

/** What reading a text needs from the app. */
export interface ImportingNeeds {
  readonly acts: Pick<Acts, 'during'>;
  readonly game: Game;
  readonly selection: Selection;
  readonly screen: Screen;
  readonly notices: Notices;
  readonly many: Many;
  readonly photo: Later<{ offer(picture: Blob): Promise<void> }>;
  readonly workThread: Thread;
  readonly now: () => number;
}

/** What a link asks for besides its puzzle. `code` is a program to show, which nothing has run; empty for none. */
export type LinkWishes = Pick<Link, 'solve' | 'watch' | 'compare' | 'hint' | 'code'>;

/** Replaces the board. Returns the buttons of a notice: undo, if the board has changed. */
export type Lay = (board: Board) => { readonly actions: readonly NoticeAction[] };

/** A longer text, in characters, or file, in bytes, is solved as many puzzles. */
export const LONGEST_TEXT = 1_048_576;

/** The board of a puzzle that was read. */
export function boardFrom(puzzle: Puzzle, origin: Origin): Board {
  return {
    ...boardOf(puzzle.givens, origin),
    entries: puzzle.entries,
    notes: puzzle.notes ?? NO_NOTES,
  };
}
