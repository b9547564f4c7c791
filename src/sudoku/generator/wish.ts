import type { Difficulty, TechniqueId } from '../techniques';
import type { Symmetry } from './symmetry';

/**
 * A range of Sudoku Explainer's ratings, both ends included; or as hard as can be found until somebody stops the
 * search.
 */
export type RatingWish = 'hardest' | { readonly from: number; readonly to: number };

/** What a puzzle must be like. Whatever is left out does not matter. */
export interface Wish {
  /**
   * The level, as the verdict names it: by the rating, by our own path, and by what easier steps do not finish. It also
   * decides the number of givens (`GIVENS`) unless `givens`, `pattern` or `minimal` do.
   */
  readonly level?: Difficulty;
  readonly rating?: RatingWish;
  /**
   * A technique that the puzzle needs: easier ones do not finish it, and together with this one they do. `easierThan`
   * lists the easier ones.
   */
  readonly needs?: TechniqueId;
  /** Techniques that the puzzle must not need: the others finish it. */
  readonly without?: readonly TechniqueId[];
  /** The number of givens. */
  readonly givens?: number;
  readonly symmetry?: Symmetry;
  /** Which of the 81 cells are given, in reading order. */
  readonly pattern?: readonly boolean[];
  /** Whether every given must be needed. If false or left out, it does not matter. */
  readonly minimal?: boolean;
}
