import { findAlsChains, findAlsXyWings, findAlsXz } from './almostLocked/chains';
import { findDeathBlossoms } from './almostLocked/deathBlossom';
import { findSuesDeCoq } from './almostLocked/sueDeCoq';
import { CATALOGUE, type TechniqueId } from './catalogue';
import {
  findAics,
  findContinuousLoops,
  findDiscontinuousLoops,
  findStrongLinks,
  findXChains,
  findXyChains,
} from './chains/chains';
import { findColourTraps, findColourWraps, findMultiColours1, findMultiColours2 } from './colouring/colours';
import { findMedusaTraps, findMedusaWraps } from './colouring/medusa';
import { findRemotePairs } from './colouring/remotePairs';
import { findAlignedPairExclusions } from './exclusion/pairs';
import { findAlignedTripleExclusions } from './exclusion/triples';
import { findBasicFish } from './fish/basic';
import { findComplexFish, findSiameseComplexFish } from './fish/complex';
import { findFinnedFish } from './fish/finned';
import { findSiameseFish } from './fish/siamese';
import {
  findCellChains,
  findDynamicChains,
  findDynamicChainsPlus,
  findNishioChains,
  findRegionChains,
  findSomeDynamicChains,
  findSomeDynamicChainsPlus,
} from './forcing/chains';
import { findKrakenFish } from './forcing/kraken';
import { findNestedChains, findNestedDynamicChains, findNestedMultipleChains } from './forcing/nested';
import type { Technique } from './frame/technique';
import { findClaiming, findPointing } from './locked/locked';
import { findDualEmptyRectangles, findEmptyRectangles } from './singleDigit/emptyRectangle';
import { findBrokenWings } from './singleDigit/guardians';
import { findDualKites, findTurbots } from './singleDigit/turbot';
import { findDirectClaiming, findDirectPointing, findDirectSubsets } from './singles/direct';
import { findFullHouses, findHiddenSingles, findNakedSingles } from './singles/singles';
import { findHiddenSubsets, findLockedSubsets, findNakedSubsets } from './subsets/subsets';
import { findTemplateDeletes, findTemplateSets } from './templates/templates';
import { findAvoidableRectangles1, findAvoidableRectangles2 } from './uniqueness/avoidableRectangles';
import { findGravePlusOne, findGraves2, findGraves3, findGraves4 } from './uniqueness/grave';
import { findUniqueLoops } from './uniqueness/loops';
import {
  findHiddenRectangles,
  findUniqueRectangles1,
  findUniqueRectangles2,
  findUniqueRectangles3,
  findUniqueRectangles4,
  findUniqueRectangles5,
  findUniqueRectangles6,
} from './uniqueness/uniqueRectangles';
import { findBentWings } from './wings/bentWings';
import { findFireworkQuadruples, findFireworkTriples } from './wings/fireworks';
import { findWWings } from './wings/wWings';
import { findXyWings, findXyzWings } from './wings/xyWings';

/** The finder of each technique. The compiler reports a technique without one. */
const FINDERS: Readonly<Record<TechniqueId, Technique['find']>> = {
  fullHouse: findFullHouses,
  hiddenSingleBox: (position) => findHiddenSingles(position, 'box'),
  hiddenSingleLine: (position) => findHiddenSingles(position, 'line'),
  directPointing: findDirectPointing,
  directClaiming: findDirectClaiming,
  directHiddenPair: (position) => findDirectSubsets(position, 2),
  nakedSingle: findNakedSingles,
  directHiddenTriple: (position) => findDirectSubsets(position, 3),
  pointing: findPointing,
  claiming: findClaiming,
  lockedPair: (position) => findLockedSubsets(position, 2),
  nakedPair: (position) => findNakedSubsets(position, 2),
  hiddenPair: (position) => findHiddenSubsets(position, 2),
  lockedTriple: (position) => findLockedSubsets(position, 3),
  nakedTriple: (position) => findNakedSubsets(position, 3),
  hiddenTriple: (position) => findHiddenSubsets(position, 3),
  nakedQuadruple: (position) => findNakedSubsets(position, 4),
  hiddenQuadruple: (position) => findHiddenSubsets(position, 4),
  xWing: (position) => findBasicFish(position, 2),
  finnedXWing: (position) => findFinnedFish(position, 2, 'finned'),
  sashimiXWing: (position) => findFinnedFish(position, 2, 'sashimi'),
  swordfish: (position) => findBasicFish(position, 3),
  skyscraper: (position) => findTurbots(position, 'skyscraper'),
  twoStringKite: (position) => findTurbots(position, 'twoStringKite'),
  dualTwoStringKite: findDualKites,
  turbotFish: (position) => findTurbots(position, 'turbotFish'),
  xyWing: findXyWings,
  emptyRectangle: findEmptyRectangles,
  dualEmptyRectangle: findDualEmptyRectangles,
  xyzWing: findXyzWings,
  wWing: findWWings,
  remotePair: findRemotePairs,
  simpleColoursTrap: findColourTraps,
  simpleColoursWrap: findColourWraps,
  uniqueRectangle1: findUniqueRectangles1,
  uniqueRectangle2: findUniqueRectangles2,
  uniqueRectangle3: findUniqueRectangles3,
  uniqueRectangle4: findUniqueRectangles4,
  uniqueRectangle5: findUniqueRectangles5,
  uniqueRectangle6: findUniqueRectangles6,
  avoidableRectangle1: findAvoidableRectangles1,
  avoidableRectangle2: findAvoidableRectangles2,
  hiddenRectangle: findHiddenRectangles,
  multiColours1: findMultiColours1,
  multiColours2: findMultiColours2,
  jellyfish: (position) => findBasicFish(position, 4),
  bugPlusOne: findGravePlusOne,
  finnedSwordfish: (position) => findFinnedFish(position, 3, 'finned'),
  siameseFish: findSiameseFish,
  sashimiSwordfish: (position) => findFinnedFish(position, 3, 'sashimi'),
  uniqueLoop: findUniqueLoops,
  finnedJellyfish: (position) => findFinnedFish(position, 4, 'finned'),
  threeStrongLinks: (position) => findStrongLinks(position, 3),
  wxyzWing: (position) => findBentWings(position, 4),
  sashimiJellyfish: (position) => findFinnedFish(position, 4, 'sashimi'),
  bug2: findGraves2,
  bug4: findGraves4,
  bug3: findGraves3,
  fourStrongLinks: (position) => findStrongLinks(position, 4),
  fireworkTriple: findFireworkTriples,
  vwxyzWing: (position) => findBentWings(position, 5),
  fireworkQuadruple: findFireworkQuadruples,
  continuousLoop: (position) => findContinuousLoops(position, 'bare'),
  groupedContinuousLoop: (position) => findContinuousLoops(position, 'grouped'),
  uvwxyzWing: (position) => findBentWings(position, 6),
  brokenWing: findBrokenWings,
  xChain: findXChains,
  discontinuousLoop: (position) => findDiscontinuousLoops(position, 'bare'),
  aic: (position) => findAics(position, 'bare'),
  groupedDiscontinuousLoop: (position) => findDiscontinuousLoops(position, 'grouped'),
  groupedAic: (position) => findAics(position, 'grouped'),
  medusaTrap: findMedusaTraps,
  medusaWrap: findMedusaWraps,
  xyChain: findXyChains,
  tuvwxyzWing: (position) => findBentWings(position, 7),
  alignedPairExclusion: findAlignedPairExclusions,
  sueDeCoq: findSuesDeCoq,
  frankenXWing: (position) => findComplexFish(position, 2, 'franken', 'plain'),
  finnedFrankenXWing: (position) => findComplexFish(position, 2, 'franken', 'finned'),
  siameseFrankenFish: (position) => findSiameseComplexFish(position, 'franken'),
  mutantXWing: (position) => findComplexFish(position, 2, 'mutant', 'plain'),
  frankenSwordfish: (position) => findComplexFish(position, 3, 'franken', 'plain'),
  finnedMutantXWing: (position) => findComplexFish(position, 2, 'mutant', 'finned'),
  siameseMutantFish: (position) => findSiameseComplexFish(position, 'mutant'),
  alsXz: findAlsXz,
  finnedFrankenSwordfish: (position) => findComplexFish(position, 3, 'franken', 'finned'),
  alsContinuousLoop: (position) => findContinuousLoops(position, 'als'),
  alsDiscontinuousLoop: (position) => findDiscontinuousLoops(position, 'als'),
  alsAic: (position) => findAics(position, 'als'),
  mutantSwordfish: (position) => findComplexFish(position, 3, 'mutant', 'plain'),
  frankenJellyfish: (position) => findComplexFish(position, 4, 'franken', 'plain'),
  finnedMutantSwordfish: (position) => findComplexFish(position, 3, 'mutant', 'finned'),
  alsXyWing: findAlsXyWings,
  finnedFrankenJellyfish: (position) => findComplexFish(position, 4, 'franken', 'finned'),
  mutantJellyfish: (position) => findComplexFish(position, 4, 'mutant', 'plain'),
  finnedMutantJellyfish: (position) => findComplexFish(position, 4, 'mutant', 'finned'),
  alignedTripleExclusion: findAlignedTripleExclusions,
  alsChain: findAlsChains,
  deathBlossom: findDeathBlossoms,
  nishioForcingChain: findNishioChains,
  cellForcingChain: findCellChains,
  regionForcingChain: findRegionChains,
  krakenFish: findKrakenFish,
  dynamicForcingChain: findDynamicChains,
  dynamicForcingChainPlus: findDynamicChainsPlus,
  templateSet: findTemplateSets,
  templateDelete: findTemplateDeletes,
  nestedForcingChain: findNestedChains,
  nestedMultipleForcingChain: findNestedMultipleChains,
  nestedDynamicForcingChain: findNestedDynamicChains,
};

/** Finders of slow techniques that yield steps as they are found. */
const SOME_FINDERS: Readonly<Partial<Record<TechniqueId, Technique['find']>>> = {
  dynamicForcingChain: findSomeDynamicChains,
  dynamicForcingChainPlus: findSomeDynamicChainsPlus,
  nestedForcingChain: findNestedChains,
  nestedMultipleForcingChain: findNestedMultipleChains,
  nestedDynamicForcingChain: findNestedDynamicChains,
};

/** A finder that gives a sign of life whenever it is asked, so that nobody who asks many has to. */
const ticking =
  (find: Technique['find']): Technique['find'] =>
  (position) => {
    position.onTick?.();
    return find(position);
  };

const some = (find: Technique['findSome']): Technique['findSome'] => find && ticking(find);

/** Every technique: its line in the catalogue with its finder, in the order of the catalogue. */
export const TECHNIQUES: readonly (Technique & { readonly id: TechniqueId })[] = CATALOGUE.map((facts) => ({
  ...facts,
  find: ticking(FINDERS[facts.id]),
  findSome: some(SOME_FINDERS[facts.id]),
}));

/** A technique by its name. */
export function techniqueOf(id: TechniqueId): Technique & { readonly id: TechniqueId } {
  const found = BY_ID.get(id);
  if (found === undefined) throw new Error(`no technique ${id}`);
  return found;
}

const BY_ID: ReadonlyMap<string, (typeof TECHNIQUES)[number]> = new Map(
  TECHNIQUES.map((technique) => [technique.id, technique]),
);
