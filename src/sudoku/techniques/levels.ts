import type { TechniqueId } from './catalogue';

/*
 * The one home of the levels: what their names mean, for techniques, steps, puzzles and the generator. Small, so that
 * the page can load it without the techniques.
 */

/** How hard a step or a puzzle is, as a word. */
export const DIFFICULTIES = ['beginner', 'easy', 'medium', 'hard', 'expert', 'extreme'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

/**
 * Where each level after the first begins on the scale of Sudoku Explainer: after singles in boxes, after naked
 * singles, at the X-Wing, after hidden quadruples, and where forcing chains begin.
 */
const BEGINNINGS = [1.5, 2.5, 3.2, 5.5, 7.5] as const;

/** The level of a rating of Sudoku Explainer, 1.0 to 12.0. */
export const levelOfRating = (rating: number): Difficulty =>
  DIFFICULTIES[BEGINNINGS.filter((beginning) => rating >= beginning).length] ?? 'extreme';

/** The lowest rating of a level, and the lowest above it. */
export function ratingsOf(level: Difficulty): { readonly from: number; readonly below: number } {
  const at = DIFFICULTIES.indexOf(level);
  return { from: BEGINNINGS[at - 1] ?? 1, below: BEGINNINGS[at] ?? Number.POSITIVE_INFINITY };
}

/*
 * Techniques that Sudoku Explainer rates lower than what a player needs for them: a locked candidate or a hidden pair,
 * and a single after it. Easy puzzles need naked and hidden singles alone.
 */
const HARDER_THAN_RATED: ReadonlySet<TechniqueId> = new Set([
  'directPointing',
  'directClaiming',
  'directHiddenPair',
] as const);

/** What decides how hard a step is. */
interface Rated {
  readonly technique: TechniqueId;
  readonly rating: number;
}

/** The level of a step. */
export const levelOfStep = ({ technique, rating }: Rated): Difficulty =>
  HARDER_THAN_RATED.has(technique) ? 'medium' : levelOfRating(rating);

/** The level at which a technique begins: that of its easiest steps. */
export const levelOf = ({ id, rating }: { readonly id: TechniqueId; readonly rating: number }): Difficulty =>
  levelOfStep({ technique: id, rating });

/** The harder of two levels. */
export const harderOf = (one: Difficulty, other: Difficulty): Difficulty =>
  DIFFICULTIES.indexOf(one) > DIFFICULTIES.indexOf(other) ? one : other;

/** Negative if the first step is the easier one, 0 if both are equally hard: by their levels, then by their ratings. */
export const byHardness = (one: Rated, other: Rated): number =>
  DIFFICULTIES.indexOf(levelOfStep(one)) - DIFFICULTIES.indexOf(levelOfStep(other)) ||
  one.rating - other.rating;

/** Whether a step is as easy as another, or easier: by its rating alone, or by its level too. */
export const isNoHarder = (one: Rated, other: Rated): boolean =>
  one.rating <= other.rating || byHardness(one, other) <= 0;

/**
 * The first of the hardest of these steps.
 *
 * @throws if there are none
 */
export function hardestOf<S extends Rated>(steps: readonly S[]): S {
  const [first] = steps;
  if (first === undefined) throw new Error('no steps, so none is the hardest');
  return steps.reduce((hardest, step) => (byHardness(step, hardest) > 0 ? step : hardest), first);
}

/** How many givens a new puzzle of a level has if no number is wished; `null` if any number. */
export const GIVENS: Readonly<Record<Difficulty, readonly [least: number, most: number] | null>> = {
  beginner: [36, 40],
  easy: [30, 34],
  medium: null,
  hard: null,
  expert: null,
  extreme: null,
};
