import type { PrintContent, SetPuzzle } from '../../stores';
import { type Board, EMPTY_GRID, type Grid, NO_COLOURS, NO_NOTES } from '../../sudoku/core';

/** The digits of a board by kind. */
export interface PaperDigits extends Pick<Board, 'givens' | 'entries' | 'answers' | 'notes' | 'colours'> {
  /** `null` if corner notes are not in use: then the notes may use the whole cell. */
  readonly corners: Board['corners'] | null;
}

/** A printed board, and the text beside it. */
export interface PaperBoardSheet {
  readonly title: string;
  /** Its difficulty, or its number of givens. */
  readonly note: string;
  /** The address that opens it; `null` if there is no room for one. */
  readonly link: string | null;
  readonly digits: PaperDigits;
}

/** The digits of a board that are printed. */
export function digitsOf(board: PaperDigits, content: PrintContent, colours: boolean): PaperDigits {
  if (content !== 'asItIs') return givensOnly(board.givens);
  return colours ? board : { ...board, colours: NO_COLOURS };
}

export const givensOnly = (givens: Grid): PaperDigits => ({
  givens,
  entries: EMPTY_GRID,
  answers: EMPTY_GRID,
  notes: NO_NOTES,
  corners: null,
  colours: NO_COLOURS,
});

/** The givens of a puzzle together with the rest of its solution. */
export const solved = ({ givens, solution }: { givens: Grid; solution: Grid }): PaperDigits => ({
  ...givensOnly(givens),
  answers: [...solution].map((digit, cell) => (givens[cell] === '.' ? digit : '.')).join('') as Grid,
});

/** The readable puzzles of a set from one place to another, counted from 1, both included. */
export function between(
  puzzle: (place: number) => SetPuzzle | null,
  from: number,
  to: number,
): readonly SetPuzzle[] {
  const found: SetPuzzle[] = [];
  for (let place = from - 1; place < to; place++) {
    const one = puzzle(place);
    if (one !== null) found.push(one);
  }
  return found;
}

/** Items in order, with at most `perPage` to a page. */
export function inPages<T>(all: readonly T[], perPage: number): readonly (readonly T[])[] {
  return Array.from({ length: Math.ceil(all.length / perPage) }, (_, page) =>
    all.slice(page * perPage, (page + 1) * perPage),
  );
}
