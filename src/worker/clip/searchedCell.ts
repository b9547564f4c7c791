import type { Digit, DigitSet } from '../../sudoku/core';

/**
 * What one cell of a searched board shows. The cells of the page, the film and the clip all draw this, each with its own
 * colours, lines and letters; which cell shows what is decided in one place, `ui/watch/board/searchedBoard.ts`. Plain values,
 * so that a cell can be compared with the one before, and posted.
 */
export interface SearchedCell {
  readonly digit: Digit | null;
  /** How the digit is written. One that was tried in vain is struck. */
  readonly ink: 'given' | 'guess' | 'forced' | 'tried' | 'trying';
  /** What the cell is filled with; `settled` is a cell whose digit is no guess. */
  readonly ground: 'plain' | 'settled' | 'peer' | 'guess' | 'clash' | 'now' | 'mistake' | 'deadEnd';
  /** The line inside the edge of the cell. */
  readonly frame: 'guess' | 'cursor' | 'trying' | 'deadEnd' | null;
  /** A dot below a forced digit, a line under one that rules digits out, a cross in a cell that can hold none. */
  readonly mark: 'dot' | 'underline' | 'cross' | null;
  /** The depth of a guess, `null` where it is not shown. */
  readonly depth: number | null;
  /** What has failed here: beside a digit, or struck among the candidates. */
  readonly failed: DigitSet;
  /** Candidates of an empty cell at work. */
  readonly candidates: DigitSet;
  /** The digit that has just been taken out. */
  readonly gone: Digit | null;
}
