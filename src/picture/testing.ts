import { BLANK, type SearchedCell } from './searchedCell';

/** The cells of a board whose first cell is `shown`; all other cells are empty. */
export const cellsWith = (shown: Partial<SearchedCell> = {}): readonly SearchedCell[] =>
  Array.from({ length: 81 }, (_, cell) => (cell === 0 ? { ...BLANK, ...shown } : BLANK));
