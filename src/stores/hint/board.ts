import {
  type Board,
  CELLS,
  type Cell,
  candidatesOf,
  type DigitSet,
  digitAt,
  type Grid,
  intersection,
  NO_DIGITS,
  visibleOf,
  withoutDigit,
} from '../../sudoku/core';
import { cellOf, digitOf } from '../../sudoku/techniques';
import type { BoardToReason } from '../../worker';
import type { Conclusion } from './state';

interface HowToReason extends Pick<BoardToReason, 'without' | 'uniqueness'> {
  readonly ignoreNotes: boolean;
}

/**
 * The board that hints reason on. Notes count only if every blank cell has some; otherwise they are probably not meant
 * to be complete.
 */
export function toReason(board: Board, { ignoreNotes, ...choice }: HowToReason): BoardToReason {
  const filled = visibleOf(board);
  const blanks = CELLS.filter((cell) => digitAt(filled, cell) === null);
  const complete = blanks.length > 0 && blanks.every((cell) => notesAt(board, cell) !== NO_DIGITS);
  return { givens: board.givens, filled, marks: complete && !ignoreNotes ? board.notes : null, ...choice };
}

/** Notes that a hint leaves out: they are not those that its board would have. `empty`: a blank cell without any. */
export interface NotesLeftOut {
  readonly empty: Cell | null;
}

/**
 * The player's notes on a board, if most blank cells have some, but a hint does not count them and reasons on other
 * candidates; else `null`. Notes in a few cells are not meant as candidates, and nobody is told that they do not count.
 */
export function notesLeftOut(board: Board, reasoned: BoardToReason): NotesLeftOut | null {
  if (reasoned.marks !== null) return null;
  const blanks = CELLS.filter((cell) => digitAt(reasoned.filled, cell) === null);
  const all = candidatesFor(reasoned);
  const isOther = (cell: Cell): boolean => ![NO_DIGITS, setAt(all, cell)].includes(notesAt(board, cell));
  const empty = blanks.filter((cell) => notesAt(board, cell) === NO_DIGITS);
  if (2 * empty.length > blanks.length || !blanks.some(isOther)) return null;
  return { empty: empty[0] ?? null };
}

const notesAt = (board: Board, cell: Cell): DigitSet => board.notes[cell] ?? NO_DIGITS;

/**
 * A board without notes, together with what earlier hints have concluded, so that the next step goes on from there. What
 * relied on a digit that is no longer on the board does not count.
 */
export function goingOn(board: BoardToReason, concluded: readonly Conclusion[]): BoardToReason {
  if (board.marks !== null) return board;
  const ruledOut = concluded
    .filter(({ filled }) => holdsAll(board.filled, filled))
    .flatMap(({ eliminates }) => eliminates);
  return ruledOut.length === 0 ? board : { ...board, ruledOut };
}

const holdsAll = (grid: Grid, digits: Grid): boolean =>
  CELLS.every((cell) => digits[cell] === '.' || digits[cell] === grid[cell]);

/**
 * The candidates of all cells: the digits that the rules allow and, if notes count, the notes contain, without those
 * that earlier hints have ruled out.
 */
export function candidatesFor({ filled, marks, ruledOut = [] }: BoardToReason): readonly DigitSet[] {
  const sets = [...candidatesOf(filled)];
  if (marks !== null)
    for (const cell of CELLS) sets[cell] = intersection(setAt(sets, cell), setAt(marks, cell));
  for (const one of ruledOut) {
    const cell = cellOf(one);
    sets[cell] = withoutDigit(setAt(sets, cell), digitOf(one));
  }
  return sets;
}

const setAt = (sets: readonly DigitSet[], cell: Cell): DigitSet => sets[cell] ?? NO_DIGITS;
