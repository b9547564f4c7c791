import {
  type Board,
  CELLS,
  type Cell,
  candidatesAt,
  type DigitSet,
  digitAt,
  filledOf,
  NO_DIGITS,
  visibleOf,
} from '../../sudoku/core';
import type { SearchedCell } from '../../worker';
import type { BoardLayer } from '../shared';

/** A cell of a picture. Its candidates are the notes, where the board one plays on is shown. */
export interface PictureCell extends SearchedCell {
  /** Its corner notes; absent where they are not in use. */
  readonly corners?: DigitSet;
}

const BLANK: SearchedCell = {
  digit: null,
  ink: 'given',
  ground: 'plain',
  frame: null,
  mark: null,
  depth: null,
  failed: NO_DIGITS,
  candidates: NO_DIGITS,
  gone: null,
};

/**
 * What a cell of the board one plays on shows.
 *
 * @param all every candidate in place of the notes
 * @param cornerNotes whether corner notes are in use
 */
export function playedCells(board: Board, all: boolean, cornerNotes: boolean): readonly PictureCell[] {
  const visible = visibleOf(board);
  const filled = filledOf(board);
  return CELLS.map((cell) => {
    const digit = digitAt(visible, cell);
    if (digit === null)
      return {
        ...BLANK,
        candidates: all ? candidatesAt(visible, cell) : (board.notes[cell] ?? NO_DIGITS),
        ...(cornerNotes && !all && { corners: board.corners[cell] ?? NO_DIGITS }),
      };
    const given = digitAt(board.givens, cell) !== null;
    const entered = !given && digitAt(filled, cell) === digit;
    return { ...BLANK, digit, ink: given ? 'given' : entered ? 'guess' : 'forced' };
  });
}

/** How the looks that a hint gives to cells are drawn; they are those of ui/hint/drawing/tints.css. */
const LOOKS: Readonly<Record<string, Partial<PictureCell>>> = {
  'hint-house': { ground: 'guess' },
  'hint-cover': { ground: 'guess' },
  'hint-target': { ground: 'now', frame: 'cursor' },
  'hint-wrong': { ground: 'mistake', frame: 'deadEnd' },
  'hint-by': { ground: 'guess', frame: 'guess' },
  'hint-single': { ground: 'guess', frame: 'guess' },
  'hint-busy': { candidates: NO_DIGITS, corners: NO_DIGITS },
};

/** The cells below what a hint draws: it tints some, and may draw the candidates itself. */
export const tinted = (cells: readonly PictureCell[], { marks, notes }: BoardLayer): readonly PictureCell[] =>
  cells.map((cell, at) => {
    const looks = marks?.get(at as Cell)?.look.split(' ') ?? [];
    return Object.assign(
      {},
      cell,
      notes && { candidates: NO_DIGITS, corners: NO_DIGITS },
      ...looks.map((look) => LOOKS[look] ?? {}),
    );
  });
