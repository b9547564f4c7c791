import { candidatesAt } from './candidates';
import { CELLS, type Cell } from './cell';
import { type Colours, NO_COLOURS } from './colours';
import { type DigitSet, NO_DIGITS } from './digit';
import { digitAt, EMPTY_GRID, type Grid, overlay } from './grid';

/** Where a board came from: what the heading above it tells, and what undo brings back with it. */
export interface Origin {
  readonly kind: 'typed' | 'pasted' | 'file' | 'link' | 'example';
  /** A name the source gave, such as an example's id or a file's title; `null` if it gave none. */
  readonly name: string | null;
  /** When it arrived, in milliseconds since 1970; `null` where that means nothing. */
  readonly at: number | null;
}

/**
 * All that a player would expect back on undo. A cell shows its given, else its answer, else its entry, else its
 * notes; an entry under an answer is one that Solve found wrong, and is shown struck beside it.
 */
export interface Board {
  /** The clues. */
  readonly givens: Grid;
  /** Digits the player wrote. Blank wherever there is a given. */
  readonly entries: Grid;
  /** Digits that Solve or Reveal wrote. Blank wherever there is a given. */
  readonly answers: Grid;
  /** Pencil marks of all 81 cells; only those of blank cells are shown. */
  readonly notes: readonly DigitSet[];
  /** Remarks in the corners, kept like notes; nothing but the player's own eye reads them. */
  readonly corners: readonly DigitSet[];
  /** What the player coloured: cells, whatever they hold, and notes as long as they stand there. */
  readonly colours: Colours;
  /** Cells whose entry a check found wrong, in reading order. */
  readonly struck: readonly Cell[];
  readonly origin: Origin;
}

export const NO_NOTES: readonly DigitSet[] = CELLS.map(() => NO_DIGITS);

/** A board with these givens and nothing else on it. */
export const boardOf = (givens: Grid, origin: Origin): Board => ({
  givens,
  entries: EMPTY_GRID,
  answers: EMPTY_GRID,
  notes: NO_NOTES,
  corners: NO_NOTES,
  colours: NO_COLOURS,
  struck: [],
  origin,
});

/** The digits one can see on the board: givens, answers, and the entries under no answer. */
export const visibleOf = (board: Board): Grid => overlay(board.givens, overlay(board.answers, board.entries));

/** The digits the person stands behind: givens and entries, without answers. */
export const filledOf = (board: Board): Grid => overlay(board.givens, board.entries);

/** Whether there is a blank cell without notes that could have some. */
export function lacksNotes(board: Board): boolean {
  const visible = visibleOf(board);
  return CELLS.some(
    (cell) =>
      board.notes[cell] === NO_DIGITS &&
      digitAt(visible, cell) === null &&
      candidatesAt(visible, cell) !== NO_DIGITS,
  );
}
