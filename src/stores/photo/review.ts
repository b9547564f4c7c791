import {
  CELLS,
  type Cell,
  type Digit,
  type DigitSet,
  digitAt,
  EMPTY_GRID,
  type Grid,
  gridFrom,
  NO_DIGITS,
} from '../../sudoku/core';
import type { CellRead, Mark } from '../../sudoku/photo';

/** A cell of a photograph while the person reviews the reading. */
export interface ReviewedCell {
  readonly mark: Mark;
  /** What the cell looks like, likeliest first. */
  readonly likeliest: readonly Mark[];
  /** Whether the reading is in doubt and the person has not yet settled it. */
  readonly doubtful: boolean;
  /** Whether the person has set the mark. */
  readonly settled: boolean;
  /** What it looks like, where the solver chose another mark to get a proper puzzle. */
  readonly before: Mark | null;
}

export const reviewed = (cells: readonly CellRead[]): readonly ReviewedCell[] =>
  cells.map(({ mark, likeliest, sure, before }) => ({
    mark,
    likeliest,
    doubtful: !sure,
    settled: false,
    before,
  }));

/** The digit of a mark: a given's or an entry's. */
export const digitOf = (mark: Mark): Digit | null =>
  mark.kind === 'given' || mark.kind === 'entry' ? mark.digit : null;

const gridOf = (cells: readonly ReviewedCell[], kind: 'given' | 'entry'): Grid =>
  gridFrom(cells.map(({ mark }) => (mark.kind === kind ? mark.digit : null)));

/** The digits of the cells, as a puzzle. */
export const puzzleIn = (
  cells: readonly ReviewedCell[],
): { readonly givens: Grid; readonly entries: Grid } =>
  cells.length === 0
    ? { givens: EMPTY_GRID, entries: EMPTY_GRID }
    : { givens: gridOf(cells, 'given'), entries: gridOf(cells, 'entry') };

/** The notes of the cells that still hold notes; none for all others. */
export const notesIn = (cells: readonly ReviewedCell[], notes: readonly DigitSet[]): readonly DigitSet[] =>
  CELLS.map((cell) => (cells[cell]?.mark.kind === 'notes' ? (notes[cell] ?? NO_DIGITS) : NO_DIGITS));

/** The cells after the person has set the mark of one. */
export const withMark = (cells: readonly ReviewedCell[], at: Cell, mark: Mark): readonly ReviewedCell[] =>
  cells.map((cell, i) => (i === at ? { ...cell, mark, doubtful: false, settled: true, before: null } : cell));

/** The cells with the marks that the person had set in `others`. */
export const withSettled = (
  cells: readonly ReviewedCell[],
  others: readonly ReviewedCell[],
): readonly ReviewedCell[] =>
  CELLS.reduce((all, cell) => {
    const other = others[cell];
    return other?.settled ? withMark(all, cell, other.mark) : all;
  }, cells);

/** The cells with other givens. Entries and notes stay unless a given replaces them. */
export function withGivens(cells: readonly ReviewedCell[], givens: Grid): readonly ReviewedCell[] {
  const old = puzzleIn(cells).givens;
  return CELLS.filter((cell) => old[cell] !== givens[cell]).reduce((changed, cell) => {
    const digit = digitAt(givens, cell);
    return withMark(changed, cell, digit === null ? { kind: 'blank' } : { kind: 'given', digit });
  }, cells);
}

/** The next cell in doubt after `from` in reading order, starting over after the last cell; `null` if there is none. */
export function nextDoubtful(cells: readonly ReviewedCell[], from: Cell): Cell | null {
  const after = CELLS.slice(from + 1);
  return [...after, ...CELLS].find((cell) => cells[cell]?.doubtful) ?? null;
}

/** The previous cell in doubt, in the same way. */
export function previousDoubtful(cells: readonly ReviewedCell[], from: Cell): Cell | null {
  const before = CELLS.slice(0, from).reverse();
  return [...before, ...[...CELLS].reverse()].find((cell) => cells[cell]?.doubtful) ?? null;
}
