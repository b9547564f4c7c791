import type { ReglibCase } from '../testing';
import type { TechniqueId } from './catalogue';
import { findSteps } from './find';
import { candidate } from './frame/candidate';
import { type Position, positionOf, strike } from './frame/position';
import type { Step } from './frame/step';

/** The techniques that answer to a name of the library: a case is passed if any of them finds the step. */
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
  // One of its cases is a pair of which each eliminates it all, so that one of them says as much.
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

/** A position of our own and what a technique must find in it; nothing, if there are no eliminations. */
export interface OwnCase {
  readonly technique: TechniqueId;
  readonly values: string;
  /** The candidates of all 81 cells, `.` for a filled one. */
  readonly marks: string;
  readonly eliminations: readonly string[];
}

/** Cases that are missed on purpose, and why. */
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

/** Whether one of the techniques finds exactly what the case says; for a case that must fail, whether none finds anything. */
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
