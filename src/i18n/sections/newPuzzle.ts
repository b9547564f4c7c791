import type { Objection, Symmetry } from '../../sudoku/generator';
import type { Difficulty, TechniqueId } from '../../sudoku/techniques';

/**
 * What the search for a puzzle has so far: `none`: nothing; `other`: a puzzle that does not fulfil the wish;
 * `moreGivens`: a puzzle with `more` givens than the pattern; `hardest`: the hardest puzzle, with its rating.
 */
export type Nearest =
  | { readonly kind: 'none' | 'other' }
  | { readonly kind: 'moreGivens'; readonly more: number }
  | { readonly kind: 'hardest'; readonly rating: number };

/** The dialog that makes new puzzles. */
export interface NewPuzzleMessages {
  readonly title: string;
  /** The legend of the levels. */
  readonly level: string;
  /** The techniques that puzzles of a level need. */
  readonly levels: Readonly<Record<Difficulty | 'any', string>>;
  readonly anyLevel: string;
  /** The button that unfolds the wishes. */
  readonly wishes: string;
  readonly technique: string;
  readonly anyTechnique: string;
  /** The option to start where the technique is the next step. */
  readonly teach: string;
  readonly teachNote: string;
  /** Techniques that the puzzle must not need. */
  readonly without: string;
  /** The chosen techniques, at least one. */
  withoutChosen(names: readonly string[]): string;
  readonly withoutNote: string;
  readonly rating: string;
  readonly ratings: Readonly<Record<'any' | 'range' | 'hardest', string>>;
  /** The names of the ends of a range. */
  readonly ratingEnds: Readonly<Record<'from' | 'to', string>>;
  readonly ratingNote: string;
  readonly hardestNote: string;
  readonly symmetry: string;
  readonly symmetries: Readonly<Record<Symmetry, string>>;
  readonly givens: string;
  readonly anyGivens: string;
  /** The places of the givens, drawn on a small board. */
  readonly pattern: string;
  /** How many givens are drawn. */
  patternCount(givens: number): string;
  readonly patternNote: string;
  /** A cell of the drawing, for screen readers. */
  patternCell(cell: string, given: boolean): string;
  /** The button that copies the places of the givens from the board. */
  readonly patternOfBoard: string;
  readonly clearPattern: string;
  readonly minimal: string;
  readonly minimalNote: string;
  readonly seed: string;
  readonly anySeed: string;
  /** `present` is the seed of the puzzle on the board, if it has one. */
  seedNote(present: number | null): string;
  /** Why a wish cannot be fulfilled, or only with luck. */
  objection(objection: Objection, names: Readonly<Record<TechniqueId, string>>): string;
  readonly make: string;
  making(tried: number, nearest: Nearest): string;
  readonly stop: string;
  readonly takeBest: string;
  readonly takeHardest: string;
  readonly daily: string;
  readonly dailyNote: string;
  readonly date: string;
  readonly openDaily: string;
}
