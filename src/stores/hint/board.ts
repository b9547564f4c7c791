import {
  type Board,
  CELLS,
  type Cell,
  candidatesOf,
  type DigitSet,
  digitAt,
  NO_DIGITS,
  visibleOf,
} from '../../sudoku/core';
import type { BoardToReason } from '../../worker';

/**
 * The board that hints reason on. Notes count only if every blank cell has some; otherwise they are probably not meant
 * to be complete.
 */
export function toReason(
  board: Board,
  ignoreNotes: boolean,
  without: BoardToReason['without'],
): BoardToReason {
  const filled = visibleOf(board);
  const blanks = CELLS.filter((cell) => digitAt(filled, cell) === null);
  const complete = blanks.length > 0 && blanks.every((cell) => notesAt(board, cell) !== NO_DIGITS);
  return { givens: board.givens, filled, marks: complete && !ignoreNotes ? board.notes : null, without };
}

const notesAt = (board: Board, cell: Cell): DigitSet => board.notes[cell] ?? NO_DIGITS;

/** The candidates of all cells: the digits that the rules allow and, if notes count, the notes contain. */
export function candidatesFor({ filled, marks }: BoardToReason): readonly DigitSet[] {
  const allowed = candidatesOf(filled);
  return marks === null ? allowed : allowed.map((set, cell) => (set & (marks[cell] ?? set)) as DigitSet);
}
