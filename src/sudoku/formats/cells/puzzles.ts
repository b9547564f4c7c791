import { type DigitSet, EMPTY_GRID, type Grid, gridFrom, NO_DIGITS, type Puzzle } from '../../core';
import type { FoundBoard } from '../format';
import type { ReadingDetails } from '../reading';
import type { CellMark } from './cells';

/** A puzzle from 81 cells in reading order. Its notes are `null` if no cell has candidates. */
export function puzzleOf(cells: readonly CellMark[], name: string | null = null): Puzzle {
  const noted = cells.some(({ notes }) => notes !== null);
  return {
    givens: gridFrom(cells.map(({ digit, placed }) => (placed ? null : digit))),
    entries: gridFrom(cells.map(({ digit, placed }) => (placed ? digit : null))),
    notes: noted
      ? cells.map(({ digit, notes }) => (digit === null ? (notes ?? NO_DIGITS) : NO_DIGITS))
      : null,
    name,
  };
}

/** A puzzle that consists of givens. */
export const puzzleOfGivens = (givens: Grid, name: string | null = null): Puzzle => ({
  givens,
  entries: EMPTY_GRID,
  notes: null,
  name,
});

const filled = (grid: Grid): number => grid.replaceAll('.', '').length;
const noted = (notes: readonly DigitSet[] | null): number =>
  notes?.filter((set) => set !== NO_DIGITS).length ?? 0;

/** A puzzle found in a text, with details about the text. */
export const find = (puzzle: Puzzle, details: Partial<ReadingDetails> = {}): FoundBoard => ({
  puzzle,
  details: {
    lines: null,
    blank: null,
    givens: filled(puzzle.givens),
    entries: filled(puzzle.entries),
    notes: noted(puzzle.notes),
    solve: false,
    unknownKeys: [],
    onGivens: [],
    ...details,
  },
});
