import { candidatesAt } from './candidates';
import { CELLS, type Cell } from './cell';
import { type Colours, NO_COLOURS } from './colours';
import { type DigitSet, NO_DIGITS } from './digit';
import { digitAt, EMPTY_GRID, type Grid, overlay } from './grid';

/** Where a board came from. The heading above the board shows it, and undo restores it. */
export interface Origin {
  readonly kind: 'typed' | 'pasted' | 'file' | 'link' | 'example' | 'made' | 'daily' | 'photo';
  /** A name the source gave, such as an example's id or a file's title; `null` if it gave none. */
  readonly name: string | null;
  /** When it arrived, or the day whose puzzle it is, in milliseconds since 1970; `null` where that is not recorded. */
  readonly at: number | null;
  /** What a generated puzzle was made from; `sudoku/generator` reads and writes it. */
  readonly code?: string | undefined;
}

/**
 * Everything that undo restores. A cell shows the first of these it has: given, answer, entry, notes. An entry under
 * an answer is one that Solve found wrong; it is shown struck out beside the answer.
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
  /** Notes in the corners of cells, kept as `notes` are. The app never reads them; they are for the player alone. */
  readonly corners: readonly DigitSet[];
  /** The player's colours: on cells, whatever they hold, and on notes while they exist. */
  readonly colours: Colours;
  /** Cells whose entry was found wrong by a check, in reading order. */
  readonly struck: readonly Cell[];
  readonly origin: Origin;
}

export const NO_NOTES: readonly DigitSet[] = CELLS.map(() => NO_DIGITS);

/** A board with these givens and nothing else. */
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

/** The digits visible on the board: givens, answers, and entries that no answer covers. */
export const visibleOf = (board: Pick<Board, 'givens' | 'entries' | 'answers'>): Grid =>
  overlay(board.givens, overlay(board.answers, board.entries));

/** The digits the player vouches for: givens and entries, without answers. */
export const filledOf = (board: Board): Grid => overlay(board.givens, board.entries);

/** Whether all these cells have givens, which nobody can write over. */
export const areGivens = ({ givens }: Board, cells: readonly Cell[]): boolean =>
  cells.every((cell) => digitAt(givens, cell) !== null);

/** Whether a cell has notes, in its centre or its corners. */
export const hasNotes = ({ notes, corners }: Board): boolean =>
  [...notes, ...corners].some((digits) => digits !== NO_DIGITS);

/** Whether some blank cell has candidates but no notes. */
export function lacksNotes(board: Board): boolean {
  const visible = visibleOf(board);
  return CELLS.some(
    (cell) =>
      board.notes[cell] === NO_DIGITS &&
      digitAt(visible, cell) === null &&
      candidatesAt(visible, cell) !== NO_DIGITS,
  );
}
