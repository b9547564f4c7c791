import {
  CELLS,
  candidatesOf,
  type Digit,
  digitAt,
  type Grid,
  gridFrom,
  NO_DIGITS,
  peersOf,
  withoutDigit,
} from '../core';
import type { ReglibCase } from '../testing';
import { RATINGS, type TechniqueId } from './catalogue';
import { stuck } from './chains/testing';
import { applyStep, findSteps } from './find';
import { candidate, cellOf, digitOf } from './frame/candidate';
import type { Tier } from './frame/facts';
import { isCandidate, type Position, positionOf, strike } from './frame/position';
import type { Step } from './frame/step';
import { premisesOf } from './premises';
import type { Proof } from './proof/prove';
import { TECHNIQUES } from './registry';

export { solutionOf, stuck } from './chains/testing';
export { after, plainOf } from './checking/board';
export { check, faultIn } from './checking/check';
export { mutant } from './checking/mutate';
export { copyOf } from './frame/position';
export { type Edge, edgeOf, runnable } from './proof/edge';
export { reaches } from './proof/trim';

/** The techniques for a name of the library. A case passes if any of them finds the step. */
export const REGLIB_NAMES: Readonly<Record<string, readonly TechniqueId[]>> = {
  'Full House': ['fullHouse'],
  'Hidden Single': ['hiddenSingleBox', 'hiddenSingleLine'],
  'Naked Single': ['nakedSingle'],
  'Locked Candidates Type 1 (Pointing)': ['pointing'],
  'Locked Candidates Type 2 (Claiming)': ['claiming'],
  'Locked Pair': ['lockedPair'],
  'Locked Triple': ['lockedTriple'],
  'Naked Pair': ['nakedPair'],
  'Naked Triple': ['nakedTriple'],
  'Naked Quadruple': ['nakedQuadruple'],
  'Hidden Pair': ['hiddenPair'],
  'Hidden Triple': ['hiddenTriple'],
  'Hidden Quadruple': ['hiddenQuadruple'],
  'X-Wing': ['xWing'],
  Swordfish: ['swordfish'],
  Jellyfish: ['jellyfish'],
  'Finned X-Wing': ['finnedXWing'],
  'Finned Swordfish': ['finnedSwordfish'],
  'Finned Jellyfish': ['finnedJellyfish'],
  'Sashimi X-Wing': ['sashimiXWing'],
  'Sashimi Swordfish': ['sashimiSwordfish'],
  'Sashimi Jellyfish': ['sashimiJellyfish'],
  'Siamese Finned Swordfish': ['siameseFish'],
  'Siamese Finned Jellyfish': ['siameseFish'],
  'Siamese Sashimi Swordfish': ['siameseFish'],
  'Siamese Sashimi Jellyfish': ['siameseFish'],
  'Franken Swordfish': ['frankenSwordfish'],
  'Franken Jellyfish': ['frankenJellyfish'],
  'Finned Franken X-Wing': ['finnedFrankenXWing'],
  'Finned Franken Swordfish': ['finnedFrankenSwordfish'],
  'Finned Franken Jellyfish': ['finnedFrankenJellyfish'],
  'Finned Mutant Jellyfish': ['finnedMutantJellyfish'],
  'Siamese Finned Franken Swordfish': ['siameseFrankenFish'],
  'Siamese Finned Franken Jellyfish': ['siameseFrankenFish'],
  // In one of its cases each fish of the pair eliminates everything, so one of them is enough.
  'Siamese Finned Mutant Jellyfish': ['siameseMutantFish', 'finnedMutantJellyfish'],
  Skyscraper: ['skyscraper'],
  '2-String Kite': ['twoStringKite'],
  'Dual 2-String Kite': ['dualTwoStringKite'],
  'Turbot Fish': ['turbotFish'],
  'Empty Rectangle': ['emptyRectangle'],
  'Dual Empty Rectangle': ['dualEmptyRectangle'],
  'Simple Colors Trap': ['simpleColoursTrap'],
  'Simple Colors Wrap': ['simpleColoursWrap'],
  'Multi Colors 1': ['multiColours1'],
  'Uniqueness Test 1': ['uniqueRectangle1'],
  'Uniqueness Test 2': ['uniqueRectangle2'],
  'Uniqueness Test 3': ['uniqueRectangle3'],
  'Uniqueness Test 4': ['uniqueRectangle4'],
  'Uniqueness Test 5': ['uniqueRectangle5'],
  'Uniqueness Test 6': ['uniqueRectangle6'],
  'Hidden Rectangle': ['hiddenRectangle'],
  'Avoidable Rectangle Type 1': ['avoidableRectangle1'],
  'Avoidable Rectangle Type 2': ['avoidableRectangle2'],
  'Bivalue Universal Grave + 1': ['bugPlusOne'],
  'Remote Pair': ['remotePair'],
  'XY-Wing': ['xyWing'],
  'XYZ-Wing': ['xyzWing'],
  'W-Wing': ['wWing'],
  'ALS-XZ': ['alsXz'],
  'Death Blossom': ['deathBlossom'],
  'Sue de Coq': ['sueDeCoq'],
  'Template Set': ['templateSet'],
  'Template Delete': ['templateDelete'],
  'ALS-XY-Wing': ['alsXyWing'],
  'ALS-XY-Chain': ['alsChain'],
  'X-Chain': ['xChain'],
  'XY-Chain': ['xyChain'],
  'Continuous Nice Loop': ['continuousLoop'],
  'Discontinuous Nice Loop': ['discontinuousLoop'],
  AIC: ['aic'],
  'Grouped Continuous Nice Loop': ['groupedContinuousLoop', 'alsContinuousLoop'],
  'Grouped Discontinuous Nice Loop': ['groupedDiscontinuousLoop', 'alsDiscontinuousLoop'],
  'Grouped AIC': ['groupedAic', 'alsAic'],
};

/** A position of our own and what a technique must find in it. If nothing is listed, it must find nothing. */
export interface OwnCase {
  readonly technique: TechniqueId;
  readonly values: string;
  /** The candidates of all 81 cells, `.` for a filled one. */
  readonly marks: string;
  readonly eliminations: readonly string[];
  readonly placements?: readonly string[];
}

/** Cases of the library that we miss on purpose, and why. */
export const REGLIB_MISSES: ReadonlyMap<string, string> = new Map([
  [
    'reglib-16d360d77adf',
    'Both of the doubly linked sets hold an 8, and so each of them holds it: two eliminations more than the case lists, both right.',
  ],
]);

/** The position of a case of the library. */
export function positionOfCase({ values, givens, deleted }: ReglibCase): Position {
  const position = positionOf(values, { givens });
  for (const { cell, digit } of deleted) strike(position, cell, digit);
  return position;
}

/**
 * Whether one of the techniques finds exactly what the case lists; for a case that must fail, whether none finds
 * anything.
 */
export function passes(reglibCase: ReglibCase, techniques: readonly TechniqueId[]): boolean {
  const position = positionOfCase(reglibCase);
  const steps = techniques.flatMap((id) => [...findSteps(position, id)]);
  if (reglibCase.fails) return steps.length === 0;
  const wanted = effectOf({
    places: reglibCase.placements.map(({ cell, digit }) => candidate(cell, digit)),
    eliminates: reglibCase.eliminations.map(({ cell, digit }) => candidate(cell, digit)),
  });
  return steps.some((step) => effectOf(step) === wanted);
}

const effectOf = ({ places, eliminates }: Pick<Step, 'places' | 'eliminates'>): string =>
  JSON.stringify([places, eliminates].map((list) => [...new Set(list)].sort((a, b) => a - b)));

/** What is wrong with a step on the way to a solution, in words for the test report, or `null`. */
export function faultOfStep(position: Position, step: Step, solution: Grid): string | null {
  const { technique, rating, places, eliminates } = step;
  if (places.length + eliminates.length === 0) return 'says nothing';
  if (rating < RATINGS[technique]) return 'is rated below the least of its technique';
  if (places.some((place) => digitAt(solution, cellOf(place)) !== digitOf(place)))
    return 'places what is false';
  if (eliminates.some((eliminated) => digitAt(solution, cellOf(eliminated)) === digitOf(eliminated)))
    return 'strikes what is true';
  const there = premisesOf(position, step).some((each) => isCandidate(position, cellOf(each), digitOf(each)));
  return there ? 'relies on a candidate that is still there' : null;
}

/** A step and the position in which it was found. The position is valid only while the step is examined. */
export interface Met {
  readonly position: Position;
  readonly step: Step;
}

/** Checks all steps of some tiers against the solution: in which positions of a puzzle, and for how many puzzles. */
export interface Trial {
  readonly tiers: readonly Tier[];
  readonly meet: (puzzle: Grid, most?: number) => Generator<Met>;
  readonly inTests: number;
  readonly inBenchmark: number;
}

/** The easy tiers are checked in all positions until nothing more is found, the others in three. */
export const SOUNDNESS_TRIALS: readonly Trial[] = [
  { tiers: [1, 2, 3], meet: stepsAllTheWay, inTests: 50, inBenchmark: 20_000 },
  { tiers: [4, 5], meet: stepsInThree, inTests: 8, inBenchmark: 2_000 },
  { tiers: [6], meet: stepsFromStuck, inTests: 4, inBenchmark: 200 },
];

/** From this rating on a technique may take seconds to find all its steps. */
const SLOW = 9.5;

/** Every step of some tiers in a position; for slow techniques at most `most`. */
function* stepsIn(position: Position, tiers: readonly Tier[], most: number): Generator<Step> {
  for (const { tier, rating, find } of TECHNIQUES) {
    if (!tiers.includes(tier)) continue;
    let left = rating < SLOW ? Number.POSITIVE_INFINITY : most;
    for (const step of find(position)) {
      yield step;
      if (--left === 0) break;
    }
  }
}

function* stepsAllTheWay(puzzle: Grid): Generator<Met> {
  const position = positionOf(puzzle, { givens: puzzle });
  for (;;) {
    const steps = [...stepsIn(position, [1, 2, 3], Number.POSITIVE_INFINITY)];
    for (const step of steps) yield { position, step };
    if (steps.length === 0) return;
    // Applies only the easiest few, so that there are many positions.
    for (const step of steps.slice(0, 8)) applyStep(position, step);
  }
}

/** Steps at the start; when tiers 1 and 2 find nothing more; and after all steps found then. */
function* stepsInThree(puzzle: Grid, most = Number.POSITIVE_INFINITY): Generator<Met> {
  const start = positionOf(puzzle, { givens: puzzle });
  for (const step of stepsIn(start, [4, 5], most)) yield { position: start, step };
  const position = stuck(puzzle);
  const steps = [...stepsIn(position, [4, 5], most)];
  for (const step of steps) yield { position, step };
  for (const step of steps) applyStep(position, step);
  for (const step of stepsIn(position, [4, 5], most)) yield { position, step };
}

/** Steps when tiers 1 and 2 find nothing more, and twice after the first three steps found then. */
function* stepsFromStuck(puzzle: Grid, most = Number.POSITIVE_INFINITY): Generator<Met> {
  const position = stuck(puzzle);
  for (let round = 0; round < 3; round++) {
    const first: Step[] = [];
    for (const step of stepsIn(position, [6], most)) {
      yield { position, step };
      if (first.length < 3) first.push(step);
    }
    for (const step of first) applyStep(position, step);
  }
}

/**
 * What is wrong with the proof of a cell, in words, or `null`. Its steps are applied one after another to a plain
 * board that shares no code with the prover. Each must agree with the solution, its premises must be gone, and the
 * last must leave the cell its digit.
 */
export function faultOfProof(puzzle: Grid, solution: Grid, { goal, lines }: Proof): string | null {
  const board = [...candidatesOf(puzzle)];
  const digits: (Digit | null)[] = CELLS.map((cell) => digitAt(puzzle, cell));
  for (const [number, { step }] of lines.entries()) {
    const position = positionOf(gridFrom(digits), { givens: puzzle, marks: board });
    const fault = faultOfStep(position, step, solution);
    if (fault !== null) return `line ${number + 1} ${fault}`;
    for (const eliminated of step.eliminates)
      board[cellOf(eliminated)] = withoutDigit(board[cellOf(eliminated)] ?? NO_DIGITS, digitOf(eliminated));
    for (const place of step.places) {
      const [cell, digit] = [cellOf(place), digitOf(place)];
      digits[cell] = digit;
      board[cell] = NO_DIGITS;
      for (const peer of peersOf(cell)) board[peer] = withoutDigit(board[peer] ?? NO_DIGITS, digit);
    }
  }
  const reached = digits[cellOf(goal)];
  return reached === digitOf(goal) && reached === digitAt(solution, cellOf(goal))
    ? null
    : 'does not come to the digit';
}
