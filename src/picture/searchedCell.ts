import { type Digit, type DigitSet, NO_DIGITS } from '../sudoku/core';

/**
 * What one cell of a searched board shows. The page, the film and the clip all draw it, each with its own colours,
 * lines and letters. `ui/watch/board/searchedBoard.ts` alone decides what each cell shows. It is plain data, so that
 * a cell can be posted, and compared with the previous one.
 */
export interface SearchedCell {
  readonly digit: Digit | null;
  /** How the digit is written. `tried`: it failed and is struck out. */
  readonly ink: 'given' | 'guess' | 'forced' | 'tried' | 'trying';
  /** What the cell is filled with. `settled`: its digit is not a guess. */
  readonly ground: 'plain' | 'settled' | 'peer' | 'guess' | 'clash' | 'now' | 'mistake' | 'deadEnd';
  /** The line along the inside of the cell's edge. */
  readonly frame: 'guess' | 'cursor' | 'trying' | 'deadEnd' | null;
  /**
   * A dot below a forced digit, a line under a digit that rules others out, a cross in a cell that can hold no digit.
   */
  readonly mark: 'dot' | 'underline' | 'cross' | null;
  /** The depth of a guess; `null` to hide it. */
  readonly depth: number | null;
  /** Digits that failed here, shown beside a digit or struck out among the candidates. */
  readonly failed: DigitSet;
  /** The candidates of an empty cell that is being worked on. */
  readonly candidates: DigitSet;
  /** The digit that was just erased. */
  readonly gone: Digit | null;
}

/** A cell in which nothing is drawn. */
export const BLANK: SearchedCell = {
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
