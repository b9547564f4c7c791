import { type Cell, DIGITS } from '../../core';
import { type Difficulty, difficultyOf, type TechniqueId } from '../catalogue';
import { applyStep } from '../find';
import { copyOf, isCandidate, isSolved, type Position } from '../frame/position';
import type { Step } from '../frame/step';
import type { Technique } from '../frame/technique';
import { TECHNIQUES, techniqueOf } from '../registry';

/** A puzzle's difficulty as Sudoku Explainer 1.2.1 tells it, 1.0–12.0. */
export interface Rating {
  /** The rating of the hardest step, where each step is the easiest there is. */
  readonly er: number;
  /** The same of the steps up to the first digit. */
  readonly ep: number;
  /** The same of the steps up to the first that says anything, which is to say of the first. */
  readonly ed: number;
  /** The technique of the hardest step, the first of them. */
  readonly hardest: TechniqueId;
  readonly difficulty: Difficulty;
  /** Whether the steps fill the board. If not, the ratings are lower bounds. */
  readonly solved: boolean;
}

/** What Sudoku Explainer 1.2.1 knows, by our names. */
const CLASSIC: readonly TechniqueId[] = [
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
  'continuousLoop',
  'xChain',
  'xyChain',
  'discontinuousLoop',
  'aic',
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
const CLASSIC_TECHNIQUES: readonly Technique[] = CLASSIC.map(techniqueOf).sort(byRating);
const OTHERS = TECHNIQUES.filter(({ id }) => !CLASSIC.includes(id));

/** Rates a position. Yields each step as it goes; drop it to cancel. `null` for one that is solved already. */
export function* rate(start: Position): Generator<Step, Rating | null> {
  const position = copyOf(start);
  const steps: Step[] = [];
  for (let step = easiest(position); step !== null; step = easiest(position)) {
    steps.push(step);
    applyStep(position, step);
    yield step;
  }
  return ratingOf(steps, isSolved(position));
}

/** The rating of these steps, the first of a puzzle; a lower bound where they do not solve it. `null` without any. */
export function ratingOf(steps: readonly Step[], solved: boolean): Rating | null {
  const [first] = steps;
  if (first === undefined) return null;
  const hardest = steps.reduce((most, step) => (step.rating > most.rating ? step : most));
  const placing = steps.findIndex(({ places }) => places.length > 0);
  return {
    er: hardest.rating,
    ep: Math.max(...steps.slice(0, placing < 0 ? steps.length : placing + 1).map(({ rating }) => rating)),
    ed: first.rating,
    hardest: hardest.technique,
    difficulty: difficultyOf(hardest.rating),
    solved,
  };
}

/** The step with the lowest rating of those it knows; where it knows none, the first of any other technique. */
function easiest(position: Position): Step | null {
  let best: Step | null = null;
  for (const technique of CLASSIC_TECHNIQUES) {
    if (best !== null && technique.rating >= best.rating) return best;
    for (const step of technique.find(position)) {
      if (!isClassic(position, step)) continue;
      if (best === null || step.rating < best.rating) best = step;
      if (best.rating <= technique.rating) return best;
    }
  }
  if (best !== null) return best;
  for (const technique of OTHERS) for (const step of technique.find(position)) return step;
  return null;
}

/** Unique rectangles only count with both digits in each corner. */
function isClassic(position: Position, { because }: Step): boolean {
  if (because.kind !== 'deadly') return true;
  const digits = DIGITS.filter((digit) => (because.digits >> (digit - 1)) & 1);
  return because.cells.every((cell: Cell) => digits.every((digit) => isCandidate(position, cell, digit)));
}
