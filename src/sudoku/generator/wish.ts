import type { Difficulty, TechniqueId } from '../techniques';
import type { Symmetry } from './symmetry';

/** Ratings of Sudoku Explainer, both ends included, or the hardest that can be found until one stops. */
export type RatingWish = 'hardest' | { readonly from: number; readonly to: number };

/** What a puzzle is to be like. Whatever is left out may be any way. */
export interface Wish {
  /** The word of the verdict. */
  readonly level?: Difficulty;
  readonly rating?: RatingWish;
  /**
   * A technique that the puzzle cannot be finished without by those that are easier, and can with it. `easierThan`
   * tells which these are.
   */
  readonly needs?: TechniqueId;
  /** Techniques without which the puzzle can be finished by the others. */
  readonly without?: readonly TechniqueId[];
  /** The number of givens. */
  readonly givens?: number;
  readonly symmetry?: Symmetry;
  /** Which of the 81 cells are given, in reading order. */
  readonly pattern?: readonly boolean[];
  /** Whether no given may be spared. If false or left out, it may be either way. */
  readonly minimal?: boolean;
}
