import { type Cell, DIGITS } from '../../core';
import type { TechniqueId } from '../catalogue';
import { findClassicPairs, findClassicTriples } from '../exclusion/classic';
import { applyStep } from '../find';
import { copyOf, isCandidate, isSolved, type Position } from '../frame/position';
import type { Step } from '../frame/step';
import type { Technique } from '../frame/technique';
import { TECHNIQUES, techniqueOf } from '../registry';

/** A puzzle's difficulty as Sudoku Explainer 1.2.1 rates it, 1.0–12.0. */
export interface ExplainerRating {
  /** The rating of the hardest step, if the easiest possible step is made each time. */
  readonly er: number;
  /** The same for the steps up to the first that places a digit. */
  readonly ep: number;
  /** The rating of the first step. */
  readonly ed: number;
  /** The technique of the first of the hardest steps. */
  readonly hardest: TechniqueId;
  /** Whether the steps solve the board. If not, the ratings are lower bounds. */
  readonly solved: boolean;
}

/** The techniques of Sudoku Explainer 1.2.1, by our ids. */
export const CLASSIC: readonly TechniqueId[] = [
  'fullHouse',
  'hiddenSingleBox',
  'hiddenSingleLine',
  'directPointing',
  'directClaiming',
  'directHiddenPair',
  'nakedSingle',
  'directHiddenTriple',
  'pointing',
  'claiming',
  'lockedPair',
  'nakedPair',
  'xWing',
  'hiddenPair',
  'lockedTriple',
  'nakedTriple',
  'swordfish',
  'hiddenTriple',
  'xyWing',
  'xyzWing',
  'uniqueRectangle1',
  'uniqueRectangle2',
  'uniqueRectangle3',
  'uniqueRectangle4',
  'uniqueRectangle5',
  'nakedQuadruple',
  'jellyfish',
  'hiddenQuadruple',
  'bugPlusOne',
  'uniqueLoop',
  'bug2',
  'bug3',
  'bug4',
  'alignedPairExclusion',
  'continuousLoop',
  'xChain',
  'xyChain',
  'discontinuousLoop',
  'aic',
  'alignedTripleExclusion',
  'nishioForcingChain',
  'cellForcingChain',
  'regionForcingChain',
  'dynamicForcingChain',
  'dynamicForcingChainPlus',
  'nestedForcingChain',
  'nestedMultipleForcingChain',
  'nestedDynamicForcingChain',
];

const byRating = (a: Technique, b: Technique): number => a.rating - b.rating;
/* Techniques that the Explainer knows only in a plainer form. */
const PLAINER: Readonly<Partial<Record<TechniqueId, Technique['find']>>> = {
  alignedPairExclusion: findClassicPairs,
  alignedTripleExclusion: findClassicTriples,
};
const CLASSIC_TECHNIQUES: readonly Technique[] = CLASSIC.map((id) => {
  const technique = techniqueOf(id);
  return { ...technique, find: PLAINER[id] ?? technique.find };
}).sort(byRating);
const OTHERS = TECHNIQUES.filter(({ id }) => !CLASSIC.includes(id));

/**
 * Rates a position. Yields each step; stop iterating to cancel. Returns `null` if the position is solved or no step is
 * found. With `most`, only steps rated up to `most` are made. If they solve the board, the rating is the same as without
 * `most`; if not, the board is harder.
 */
export function* rate(
  start: Position,
  most = Number.POSITIVE_INFINITY,
): Generator<Step, ExplainerRating | null> {
  const position = copyOf(start);
  const steps: Step[] = [];
  for (let step = easiest(position, most); step !== null; step = easiest(position, most)) {
    steps.push(step);
    applyStep(position, step);
    yield step;
  }
  return ratingOf(steps, isSolved(position));
}

/** The rating of the first steps of a puzzle; a lower bound if they do not solve it. `null` if there are none. */
export function ratingOf(steps: readonly Step[], solved: boolean): ExplainerRating | null {
  const [first] = steps;
  if (first === undefined) return null;
  const hardest = steps.reduce((most, step) => (step.rating > most.rating ? step : most));
  const placing = steps.findIndex(({ places }) => places.length > 0);
  return {
    er: hardest.rating,
    ep: Math.max(...steps.slice(0, placing < 0 ? steps.length : placing + 1).map(({ rating }) => rating)),
    ed: first.rating,
    hardest: hardest.technique,
    solved,
  };
}

/**
 * Of the steps that Sudoku Explainer knows, the one with the lowest rating; if there is none, the first step of any
 * other technique. With `most`, only steps that the Explainer knows and that are rated up to `most`.
 */
function easiest(position: Position, most: number): Step | null {
  let best: Step | null = null;
  for (const technique of CLASSIC_TECHNIQUES) {
    if (best !== null && technique.rating >= best.rating) return best;
    if (technique.rating > most) return null;
    for (const step of technique.find(position)) {
      if (step.rating > most || !isClassic(position, step)) continue;
      if (best === null || step.rating < best.rating) best = step;
      if (best.rating <= technique.rating) return best;
    }
  }
  if (best !== null || most < Number.POSITIVE_INFINITY) return best;
  for (const technique of OTHERS) for (const step of technique.find(position)) return step;
  return null;
}

/** Whether Sudoku Explainer knows the step: unique rectangles count only with both digits in each corner. */
function isClassic(position: Position, { because }: Step): boolean {
  if (because.kind !== 'deadly') return true;
  const digits = DIGITS.filter((digit) => (because.digits >> (digit - 1)) & 1);
  return because.cells.every((cell: Cell) => digits.every((digit) => isCandidate(position, cell, digit)));
}
