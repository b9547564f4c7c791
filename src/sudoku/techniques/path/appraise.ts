import { seededRandom } from '../../core';
import type { TechniqueId } from '../catalogue';
import { applyStep } from '../find';
import { copyOf, isSolved, type Position } from '../frame/position';
import type { Step } from '../frame/step';
import type { Technique } from '../frame/technique';
import { type Difficulty, harderOf, hardestOf, isNoHarder, levelOfRating, levelOfStep } from '../levels';
import { TECHNIQUES, techniqueOf } from '../registry';
import { easiest } from './easiest';
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
  /** Whether no path is known that does without this technique and has only steps as easy, or easier. */
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

/*
 * Finned fish that have lost a corner, and what they were before. A path that takes the whole fish does without them, so
 * it is never certain that they are needed.
 */
const WHOLE: ReadonlyMap<TechniqueId, TechniqueId> = new Map([
  ['sashimiXWing', 'finnedXWing'],
  ['sashimiSwordfish', 'finnedSwordfish'],
  ['sashimiJellyfish', 'finnedJellyfish'],
]);

/** Whether a step is of another technique than the hardest one, and as easy, or easier. */
const isOther = (step: Step, hardest: Step): boolean =>
  step.technique !== hardest.technique && isNoHarder(step, hardest);

/* So many paths in random order are tried before a technique is called needed, where the order can matter. */
const ORDERS = 24;

/**
 * Whether it is certain that nothing solves a position without the technique of a step, by steps that are as easy, or
 * easier. Almost always, what one step takes away leaves the patterns of the others, or easier ones, so that the order
 * does not matter. There are two exceptions. A finned fish that loses a corner is rated higher, so it counts like the
 * whole one. What relies on one solution, as unique rectangles do, is lost with any of its candidates. So it is never
 * called needed, and neither is another technique on whose way such a step was found. To find one, several random
 * orders are tried, always the same. Yields after each step, so that it can be cancelled.
 */
export function* isNeeded(start: Position, hardest: Step): Generator<void, boolean> {
  const isUnique = ({ technique }: Step): boolean => techniqueOf(technique).family === 'uniqueness';
  if (WHOLE.has(hardest.technique) || isUnique(hardest)) return false;
  const allowed = TECHNIQUES.filter(
    ({ id, rating }) => id !== hardest.technique && isNoHarder({ technique: id, rating }, hardest),
  );
  const isAllowed = (id: TechniqueId): boolean => allowed.some((technique) => technique.id === id);
  const broken = TECHNIQUES.filter(({ id }) => {
    const whole = WHOLE.get(id);
    return whole !== undefined && !isAllowed(id) && isAllowed(whole);
  });
  const others = [...allowed, ...broken].sort((a, b) => a.rating - b.rating);
  const unique = others.filter(({ family }) => family === 'uniqueness');
  const fits = (step: Step): boolean =>
    isOther(step, hardest) || broken.some(({ id }) => id === step.technique);
  const random = seededRandom(1);
  for (let order = 0; order <= (unique.length > 0 ? ORDERS : 0); order++) {
    const position = copyOf(start);
    for (;;) {
      const step =
        order === 0
          ? easiest(position, others, fits)
          : anyStep(position, [...unique, ...random.shuffle(others)], fits);
      if (step === null) break;
      if (isUnique(step)) return false;
      applyStep(position, step);
      yield;
    }
    if (isSolved(position)) return false;
  }
  return true;
}

/** The first step that fits, of the first technique that has one; `null` if none has. */
function anyStep(
  position: Position,
  techniques: readonly Technique[],
  fits: (step: Step) => boolean,
): Step | null {
  for (const { find } of techniques) for (const step of find(position)) if (fits(step)) return step;
  return null;
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
