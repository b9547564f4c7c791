import {
  type Board,
  CELLS,
  type Cell,
  candidatesAt,
  digitAt,
  filledOf,
  NO_DIGITS,
  visibleOf,
} from '../../sudoku/core';
import type { SearchedCell } from '../../worker';
import type { BoardLayer } from '../shared';

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

/** What a cell of the board one plays on shows. `all`: every candidate in place of the notes. */
export function playedCells(board: Board, all: boolean): readonly SearchedCell[] {
  const visible = visibleOf(board);
  const filled = filledOf(board);
  return CELLS.map((cell) => {
    const digit = digitAt(visible, cell);
    if (digit === null)
      return {
        ...BLANK,
        candidates: all ? candidatesAt(visible, cell) : (board.notes[cell] ?? NO_DIGITS),
      };
    const given = digitAt(board.givens, cell) !== null;
    const entered = !given && digitAt(filled, cell) === digit;
    return { ...BLANK, digit, ink: given ? 'given' : entered ? 'guess' : 'forced' };
  });
}

/** How the looks that a hint gives to cells are drawn; they are those of ui/hint/drawing/tints.css. */
const LOOKS: Readonly<Record<string, Partial<SearchedCell>>> = {
  'hint-house': { ground: 'guess' },
  'hint-cover': { ground: 'guess' },
  'hint-target': { ground: 'now', frame: 'cursor' },
  'hint-wrong': { ground: 'mistake', frame: 'deadEnd' },
  'hint-by': { ground: 'guess', frame: 'guess' },
  'hint-single': { ground: 'guess', frame: 'guess' },
  'hint-busy': { candidates: NO_DIGITS },
};

/** The cells below what a hint draws: it tints some, and may draw the candidates itself. */
export const tinted = (
  cells: readonly SearchedCell[],
  { marks, notes }: BoardLayer,
): readonly SearchedCell[] =>
  cells.map((cell, at) => {
    const looks = marks?.get(at as Cell)?.look.split(' ') ?? [];
    return Object.assign(
      {},
      cell,
      notes && { candidates: NO_DIGITS },
      ...looks.map((look) => LOOKS[look] ?? {}),
    );
  });
