import type { TechniqueId } from '../catalogue';
import type { Position } from '../frame/position';
import type { Step } from '../frame/step';
import { type Difficulty, harderOf, hardestOf, levelOfRating, levelOfStep } from '../levels';
import { isNeeded, isOther } from './needed';
import { pathOf } from './path';
import { type ExplainerRating, rate, ratingOf } from './rating';

/** How hard a puzzle is: by the ratings of Sudoku Explainer, and by our own path of easiest steps. */
export interface Rating extends Omit<ExplainerRating, 'hardest'> {
  /** The harder of two levels: that of the rating, and that of the hardest step of the path. */
  readonly difficulty: Difficulty;
  /** The hardest step of the path; `null` if the path is not known to its end. */
  readonly hardest: HardestStep | null;
}

/** The hardest step of a path, by its technique. */
export interface HardestStep {
  readonly technique: TechniqueId;
  /** Whether it is proved that no path does without this technique and has only steps as easy, or easier. */
  readonly needed: boolean;
}

/**
 * Finds out how hard a puzzle is. Yields what is known so far, after each step; stop iterating to cancel. Returns `null`
 * if there is nothing to solve, or no step is found.
 */
export function* appraise(start: Position): Generator<Rating | null, Rating | null> {
  const explained: Step[] = [];
  const rated = rate(start);
  let next = rated.next();
  for (; !next.done; next = rated.next()) {
    explained.push(next.value);
    yield rating(ratingOf(explained, false), null, null);
  }
  const { value: explainer } = next;
  const steps: Step[] = [];
  for (const { step } of pathOf(start)) {
    if (step !== null) steps.push(step);
    yield rating(explainer, null, null);
  }
  if (explainer === null || steps.length === 0) return null;
  const hardest = hardestOf(steps);
  const found = { technique: hardest.technique, needed: false };
  if (explainer.solved && explained.every((step) => isOther(step, hardest)))
    return rating(explainer, hardest, found);
  const search = isNeeded(start, hardest);
  let tried = search.next();
  for (; !tried.done; tried = search.next()) yield rating(explainer, hardest, found);
  return rating(explainer, hardest, { ...found, needed: tried.value });
}

const rating = (
  explainer: ExplainerRating | null,
  hardest: Step | null,
  found: HardestStep | null,
): Rating | null => {
  if (explainer === null) return null;
  const { er, ep, ed, solved } = explainer;
  const level = levelOfRating(er);
  const difficulty = hardest === null ? level : harderOf(level, levelOfStep(hardest));
  return { er, ep, ed, solved, difficulty, hardest: found };
};
