import type { Cell, Digit, Grid, House } from '../../core';

/** What there is to do to mend a puzzle. Cells and digits are named as they stand before. */
export type Fix =
  /** A digit stands for another. */
  | { readonly kind: 'change'; readonly cell: Cell; readonly from: Digit; readonly to: Digit }
  /** A digit should not be there. */
  | { readonly kind: 'remove'; readonly cell: Cell; readonly digit: Digit }
  /** Two neighbouring digits, `first` in `a` and `second` in `b`, belong the other way round. */
  | {
      readonly kind: 'swap';
      readonly a: Cell;
      readonly b: Cell;
      readonly first: Digit;
      readonly second: Digit;
    }
  /** A digit belongs in the blank cell beside it. */
  | { readonly kind: 'move'; readonly cell: Cell; readonly to: Cell; readonly digit: Digit }
  /** The digits of a row from one cell to another belong one cell further to the right (`by` 1) or left (−1). */
  | {
      readonly kind: 'shift';
      readonly row: House;
      readonly first: Cell;
      readonly last: Cell;
      readonly by: 1 | -1;
      /** The cell of a digit that was written twice, so that the others go over it; `null` if none was. */
      readonly doubled: Cell | null;
    };

/** A mistake one can make in a puzzle. */
export interface Slip {
  /** What the puzzle becomes; never the puzzle itself. */
  readonly typed: Grid;
  /** How likely it is, beside the others of its kind. */
  readonly weight: number;
}

/** A mistake that someone could have made. */
export interface Undone {
  /** The puzzle before the mistake. */
  readonly meant: Grid;
  readonly fix: Fix;
  /** The weight of the mistake among those of its kind that one can make in `meant`. */
  readonly weight: number;
}

/** One kind of mistake: forwards to say what it is and to draw one, backwards to mend it. */
export interface MistakeKind {
  /** How many of a hundred mistakes are of this kind. */
  readonly share: number;
  /** Every mistake of this kind in a puzzle. Some may come to the same. */
  slips(puzzle: Grid): readonly Slip[];
  /** The sum of their weights: the same, but quick. */
  totalWeight(puzzle: Grid): number;
  /** Every mistake of this kind that makes `typed` of some puzzle. Some puzzles may come twice. */
  undo(typed: Grid): readonly Undone[];
}
