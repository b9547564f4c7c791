import type { Cell, Digit, Grid, House } from '../../core';

/** A change that mends a puzzle. Cells and digits are those of the puzzle before the change. */
export type Fix =
  /** Replace one digit by another. */
  | { readonly kind: 'change'; readonly cell: Cell; readonly from: Digit; readonly to: Digit }
  /** Remove a digit. */
  | { readonly kind: 'remove'; readonly cell: Cell; readonly digit: Digit }
  /** Exchange two neighbouring digits, `first` in `a` and `second` in `b`. */
  | {
      readonly kind: 'swap';
      readonly a: Cell;
      readonly b: Cell;
      readonly first: Digit;
      readonly second: Digit;
    }
  /** Move a digit into the blank cell beside it. */
  | { readonly kind: 'move'; readonly cell: Cell; readonly to: Cell; readonly digit: Digit }
  /** Move the digits of a row, from one cell to another, by one cell to the right (`by` 1) or left (−1). */
  | {
      readonly kind: 'shift';
      readonly row: House;
      readonly first: Cell;
      readonly last: Cell;
      readonly by: 1 | -1;
      /** The cell of a digit that was written twice and is overwritten by the move; `null` if there is none. */
      readonly doubled: Cell | null;
    }
  /** Insert a blank cell: what was there and everything after it move on by one cell. */
  | { readonly kind: 'insert'; readonly cell: Cell }
  /** Take out a cell that was typed twice: everything after it moves back by one cell. */
  | { readonly kind: 'takeOut'; readonly cell: Cell };

/** A mistake that can happen to a puzzle. */
export interface Mistake {
  /** The puzzle after the mistake; always different from before. */
  readonly typed: Grid;
  /** How likely the mistake is, relative to the others of its kind. */
  readonly weight: number;
}

/** A mistake that may have happened. */
export interface UndoneMistake {
  /** The puzzle before the mistake. */
  readonly meant: Grid;
  readonly fix: Fix;
  /** How likely the mistake is, relative to the others of its kind in `meant`. */
  readonly weight: number;
}

/** One kind of mistake, in both directions: which mistakes can happen to a puzzle, and which may have led to it. */
export interface MistakeKind {
  /** How many of a hundred mistakes are of this kind. */
  readonly share: number;
  /** Every mistake of this kind that can happen to a puzzle. Several may have the same result. */
  mistakes(puzzle: Grid): readonly Mistake[];
  /** The sum of the weights of `mistakes(puzzle)`, computed faster. */
  totalWeight(puzzle: Grid): number;
  /** Every mistake of this kind that turns some puzzle into `typed`. A puzzle may occur twice. */
  undo(typed: Grid): readonly UndoneMistake[];
}
