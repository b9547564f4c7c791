import { seededRandom } from '../../core';
import type { TechniqueId } from '../catalogue';
import { applyStep } from '../find';
import { copyOf, isSolved, type Position } from '../frame/position';
import type { Step } from '../frame/step';
import type { Technique } from '../frame/technique';
import { type Difficulty, harderOf, hardestOf, isNoHarder, levelOfRating, levelOfStep } from '../levels';
import { TECHNIQUES } from '../registry';
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
 * Finned fish that have lost a corner. A path that takes the fish before it loses the corner does without them, so it is
 * never certain that they are needed.
 */
const BROKEN: ReadonlySet<TechniqueId> = new Set([
  'sashimiXWing',
  'sashimiSwordfish',
  'sashimiJellyfish',
] as const);

/** Whether a step is of another technique than the hardest one, and as easy, or easier. */
const isOther = (step: Step, hardest: Step): boolean =>
  step.technique !== hardest.technique && isNoHarder(step, hardest);

/* So many paths in random order are tried before a technique is called needed. */
const ORDERS = 24;

/**
 * Whether no path is found that solves a position without the technique of a step, by steps that are as easy, or easier.
 * A step may break the pattern of another: a finned fish that loses a corner is a sashimi fish. So besides the easiest
 * step each time, several random orders are tried, always the same ones. Yields after each step, so that it can be
 * cancelled.
 */
export function* isNeeded(start: Position, hardest: Step): Generator<void, boolean> {
  const others = TECHNIQUES.filter(
    ({ id, rating }) => id !== hardest.technique && isNoHarder({ technique: id, rating }, hardest),
  ).sort((a, b) => a.rating - b.rating);
  if (BROKEN.has(hardest.technique)) return false;
  const singles = others.filter(({ family }) => family === 'single');
  const random = seededRandom(1);
  const fits = (step: Step): boolean => isOther(step, hardest);
  for (let order = 0; order <= ORDERS; order++) {
    const position = copyOf(start);
    for (;;) {
      // Every other time singles come first.
      const techniques =
        order === 0 ? others : [...(order % 2 === 0 ? singles : []), ...random.shuffle(others)];
      const step = order === 0 ? easiest(position, techniques, fits) : anyStep(position, techniques, fits);
      if (step === null) break;
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
