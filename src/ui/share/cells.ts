import { BLANK, type SearchedCell } from '../../picture';
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
import type { BoardLayer, HintLook, MarkLook } from '../shared';

/** A cell of a picture. On the player's board its candidates are the notes. */
export interface PictureCell extends SearchedCell {
  /** The corner notes; absent if corner notes are not in use. */
  readonly corners?: DigitSet;
}

/**
 * The content of a cell of the player's board.
 *
 * @param all shows every candidate in place of the notes
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

type Looks<L extends MarkLook> = Readonly<Record<L, Partial<PictureCell>>>;

/** How each look that a hint gives to cells is drawn, as in ui/hint/drawing/tints.css. No other layer is drawn. */
const LOOKS: Looks<HintLook> & Partial<Looks<MarkLook>> = {
  'hint-house': { ground: 'guess' },
  'hint-cover': { ground: 'guess' },
  'hint-target': { ground: 'now', frame: 'cursor' },
  'hint-wrong': { ground: 'mistake', frame: 'deadEnd' },
  'hint-by': { ground: 'guess', frame: 'guess' },
  'hint-single': { ground: 'guess', frame: 'guess' },
  'hint-busy': { candidates: NO_DIGITS, corners: NO_DIGITS },
};

/** The cells under the drawing of a hint. The hint tints some of them, and may draw the candidates itself. */
export const tinted = (cells: readonly PictureCell[], { marks, notes }: BoardLayer): readonly PictureCell[] =>
  cells.map((cell, at) => {
    const looks = marks?.get(at as Cell)?.looks ?? [];
    return Object.assign(
      {},
      cell,
      notes && { candidates: NO_DIGITS, corners: NO_DIGITS },
      ...looks.map((look) => LOOKS[look]),
    );
  });
