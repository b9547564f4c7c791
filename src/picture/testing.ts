import { NO_DIGITS } from '../sudoku/core';
import type { SearchedCell } from './searchedCell';

const EMPTY: SearchedCell = {
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

/** The cells of a board whose first cell is `shown`; all other cells are empty. */
export const cellsWith = (shown: Partial<SearchedCell> = {}): readonly SearchedCell[] =>
  Array.from({ length: 81 }, (_, cell) => (cell === 0 ? { ...EMPTY, ...shown } : EMPTY));
