import { findAlsChains, findAlsXyWings, findAlsXz } from './almostLocked/chains';
import { findDeathBlossoms } from './almostLocked/deathBlossom';
import { findSuesDeCoq } from './almostLocked/sueDeCoq';
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

const UNIQUE = { usesUniqueness: true };

/**
 * Every technique: one file of its family, and one line here. Ordered by tier and within it by rating, easiest first;
 * those that are no part of Sudoku Explainer are rated as chains of their kind would be.
 */
export const TECHNIQUES = [
  technique('fullHouse', 1, 'single', 1.0, findFullHouses),
  technique('hiddenSingleBox', 1, 'single', 1.2, (position) => findHiddenSingles(position, 'box')),
  technique('hiddenSingleLine', 1, 'single', 1.5, (position) => findHiddenSingles(position, 'line')),
  technique('directPointing', 1, 'single', 1.7, findDirectPointing),
  technique('directClaiming', 1, 'single', 1.9, findDirectClaiming),
  technique('directHiddenPair', 1, 'single', 2.0, (position) => findDirectSubsets(position, 2)),
  technique('nakedSingle', 1, 'single', 2.3, findNakedSingles),
  technique('directHiddenTriple', 1, 'single', 2.5, (position) => findDirectSubsets(position, 3)),
  technique('pointing', 2, 'locked', 2.6, findPointing),
  technique('claiming', 2, 'locked', 2.8, findClaiming),
  technique('lockedPair', 2, 'subset', 3.0, (position) => findLockedSubsets(position, 2)),
  technique('nakedPair', 2, 'subset', 3.0, (position) => findNakedSubsets(position, 2)),
  technique('hiddenPair', 2, 'subset', 3.4, (position) => findHiddenSubsets(position, 2)),
  technique('lockedTriple', 2, 'subset', 3.6, (position) => findLockedSubsets(position, 3)),
  technique('nakedTriple', 2, 'subset', 3.6, (position) => findNakedSubsets(position, 3)),
  technique('hiddenTriple', 2, 'subset', 4.0, (position) => findHiddenSubsets(position, 3)),
  technique('nakedQuadruple', 2, 'subset', 5.0, (position) => findNakedSubsets(position, 4)),
  technique('hiddenQuadruple', 2, 'subset', 5.4, (position) => findHiddenSubsets(position, 4)),
  technique('xWing', 3, 'fish', 3.2, (position) => findBasicFish(position, 2)),
  technique('finnedXWing', 3, 'fish', 3.4, (position) => findFinnedFish(position, 2, 'finned')),
  technique('sashimiXWing', 3, 'fish', 3.5, (position) => findFinnedFish(position, 2, 'sashimi')),
  technique('swordfish', 3, 'fish', 3.8, (position) => findBasicFish(position, 3)),
  technique('skyscraper', 3, 'singleDigit', 4.0, (position) => findTurbots(position, 'skyscraper')),
  technique('twoStringKite', 3, 'singleDigit', 4.1, (position) => findTurbots(position, 'twoStringKite')),
  technique('dualTwoStringKite', 3, 'singleDigit', 4.1, findDualKites),
  technique('turbotFish', 3, 'singleDigit', 4.2, (position) => findTurbots(position, 'turbotFish')),
  technique('xyWing', 3, 'wing', 4.2, findXyWings),
  technique('emptyRectangle', 3, 'singleDigit', 4.3, findEmptyRectangles),
  technique('dualEmptyRectangle', 3, 'singleDigit', 4.3, findDualEmptyRectangles),
  technique('xyzWing', 3, 'wing', 4.4, findXyzWings),
  technique('wWing', 3, 'wing', 4.4, findWWings),
  technique('remotePair', 3, 'colouring', 4.4, findRemotePairs),
  technique('simpleColoursTrap', 3, 'colouring', 4.4, findColourTraps),
  technique('simpleColoursWrap', 3, 'colouring', 4.4, findColourWraps),
  technique('uniqueRectangle1', 3, 'uniqueness', 4.5, findUniqueRectangles1, UNIQUE),
  technique('uniqueRectangle2', 3, 'uniqueness', 4.5, findUniqueRectangles2, UNIQUE),
  technique('uniqueRectangle3', 3, 'uniqueness', 4.5, findUniqueRectangles3, UNIQUE),
  technique('uniqueRectangle4', 3, 'uniqueness', 4.5, findUniqueRectangles4, UNIQUE),
  technique('uniqueRectangle5', 3, 'uniqueness', 4.5, findUniqueRectangles5, UNIQUE),
  technique('uniqueRectangle6', 3, 'uniqueness', 4.5, findUniqueRectangles6, UNIQUE),
  technique('avoidableRectangle1', 3, 'uniqueness', 4.5, findAvoidableRectangles1, UNIQUE),
  technique('avoidableRectangle2', 3, 'uniqueness', 4.5, findAvoidableRectangles2, UNIQUE),
  technique('hiddenRectangle', 3, 'uniqueness', 4.6, findHiddenRectangles, UNIQUE),
  technique('multiColours1', 3, 'colouring', 4.8, findMultiColours1),
  technique('multiColours2', 3, 'colouring', 4.8, findMultiColours2),
  technique('jellyfish', 3, 'fish', 5.2, (position) => findBasicFish(position, 4)),
  technique('bugPlusOne', 3, 'uniqueness', 5.6, findGravePlusOne, UNIQUE),
  technique('finnedSwordfish', 4, 'fish', 4.2, (position) => findFinnedFish(position, 3, 'finned')),
  technique('siameseFish', 4, 'fish', 4.2, findSiameseFish),
  technique('sashimiSwordfish', 4, 'fish', 4.3, (position) => findFinnedFish(position, 3, 'sashimi')),
  technique('uniqueLoop', 4, 'uniqueness', 4.6, findUniqueLoops, UNIQUE),
  technique('finnedJellyfish', 4, 'fish', 5.4, (position) => findFinnedFish(position, 4, 'finned')),
  technique('threeStrongLinks', 4, 'chain', 5.5, (position) => findStrongLinks(position, 3)),
  technique('wxyzWing', 4, 'wing', 5.5, (position) => findBentWings(position, 4)),
  technique('sashimiJellyfish', 4, 'fish', 5.6, (position) => findFinnedFish(position, 4, 'sashimi')),
  technique('bug2', 4, 'uniqueness', 5.7, findGraves2, UNIQUE),
  technique('bug4', 4, 'uniqueness', 5.7, findGraves4, UNIQUE),
  technique('bug3', 4, 'uniqueness', 5.8, findGraves3, UNIQUE),
  technique('fourStrongLinks', 4, 'chain', 5.9, (position) => findStrongLinks(position, 4)),
  technique('fireworkTriple', 4, 'wing', 6.0, findFireworkTriples),
  technique('vwxyzWing', 4, 'wing', 6.2, (position) => findBentWings(position, 5)),
  technique('fireworkQuadruple', 4, 'wing', 6.3, findFireworkQuadruples),
  technique('continuousLoop', 4, 'chain', 6.5, (position) => findContinuousLoops(position, 'bare')),
  technique('groupedContinuousLoop', 4, 'chain', 6.5, (position) => findContinuousLoops(position, 'grouped')),
  technique('uvwxyzWing', 4, 'wing', 6.6, (position) => findBentWings(position, 6)),
  technique('brokenWing', 4, 'singleDigit', 6.6, findBrokenWings),
  technique('xChain', 4, 'chain', 6.6, findXChains),
  technique('discontinuousLoop', 4, 'chain', 6.6, (position) => findDiscontinuousLoops(position, 'bare')),
  technique('aic', 4, 'chain', 6.6, (position) => findAics(position, 'bare')),
  technique('groupedDiscontinuousLoop', 4, 'chain', 6.6, (position) =>
    findDiscontinuousLoops(position, 'grouped'),
  ),
  technique('groupedAic', 4, 'chain', 6.6, (position) => findAics(position, 'grouped')),
  technique('medusaTrap', 4, 'colouring', 6.7, findMedusaTraps),
  technique('medusaWrap', 4, 'colouring', 6.8, findMedusaWraps),
  technique('xyChain', 4, 'chain', 7.0, findXyChains),
  technique('tuvwxyzWing', 4, 'wing', 7.5, (position) => findBentWings(position, 7)),
  technique('alignedPairExclusion', 5, 'almostLocked', 6.2, findAlignedPairExclusions),
  technique('sueDeCoq', 5, 'almostLocked', 6.5, findSuesDeCoq),
  technique('frankenXWing', 5, 'fish', 6.6, (position) => findComplexFish(position, 2, 'franken', 'plain')),
  technique('finnedFrankenXWing', 5, 'fish', 6.7, (position) =>
    findComplexFish(position, 2, 'franken', 'finned'),
  ),
  technique('siameseFrankenFish', 5, 'fish', 6.7, (position) => findSiameseComplexFish(position, 'franken')),
  technique('mutantXWing', 5, 'fish', 6.8, (position) => findComplexFish(position, 2, 'mutant', 'plain')),
  technique('frankenSwordfish', 5, 'fish', 6.9, (position) =>
    findComplexFish(position, 3, 'franken', 'plain'),
  ),
  technique('finnedMutantXWing', 5, 'fish', 6.9, (position) =>
    findComplexFish(position, 2, 'mutant', 'finned'),
  ),
  technique('siameseMutantFish', 5, 'fish', 6.9, (position) => findSiameseComplexFish(position, 'mutant')),
  technique('alsXz', 5, 'almostLocked', 7.0, findAlsXz),
  technique('finnedFrankenSwordfish', 5, 'fish', 7.0, (position) =>
    findComplexFish(position, 3, 'franken', 'finned'),
  ),
  technique('alsContinuousLoop', 5, 'chain', 7.0, (position) => findContinuousLoops(position, 'als')),
  technique('alsDiscontinuousLoop', 5, 'chain', 7.0, (position) => findDiscontinuousLoops(position, 'als')),
  technique('alsAic', 5, 'chain', 7.0, (position) => findAics(position, 'als')),
  technique('mutantSwordfish', 5, 'fish', 7.1, (position) => findComplexFish(position, 3, 'mutant', 'plain')),
  technique('frankenJellyfish', 5, 'fish', 7.2, (position) =>
    findComplexFish(position, 4, 'franken', 'plain'),
  ),
  technique('finnedMutantSwordfish', 5, 'fish', 7.2, (position) =>
    findComplexFish(position, 3, 'mutant', 'finned'),
  ),
  technique('alsXyWing', 5, 'almostLocked', 7.3, findAlsXyWings),
  technique('finnedFrankenJellyfish', 5, 'fish', 7.3, (position) =>
    findComplexFish(position, 4, 'franken', 'finned'),
  ),
  technique('mutantJellyfish', 5, 'fish', 7.4, (position) => findComplexFish(position, 4, 'mutant', 'plain')),
  technique('finnedMutantJellyfish', 5, 'fish', 7.5, (position) =>
    findComplexFish(position, 4, 'mutant', 'finned'),
  ),
  technique('alignedTripleExclusion', 5, 'almostLocked', 7.5, findAlignedTripleExclusions),
  technique('alsChain', 5, 'almostLocked', 7.6, findAlsChains),
  technique('deathBlossom', 5, 'almostLocked', 7.8, findDeathBlossoms),
  technique('nishioForcingChain', 6, 'forcing', 7.5, findNishioChains),
  technique('cellForcingChain', 6, 'forcing', 8.0, findCellChains),
  technique('regionForcingChain', 6, 'forcing', 8.0, findRegionChains),
  technique('krakenFish', 6, 'forcing', 8.0, findKrakenFish),
  technique('dynamicForcingChain', 6, 'forcing', 8.5, findDynamicChains),
  technique('dynamicForcingChainPlus', 6, 'forcing', 9.0, findDynamicChainsPlus),
  technique('templateSet', 6, 'template', 9.0, findTemplateSets),
  technique('templateDelete', 6, 'template', 9.0, findTemplateDeletes),
  technique('nestedForcingChain', 6, 'forcing', 9.5, findNestedChains),
  technique('nestedMultipleForcingChain', 6, 'forcing', 10.0, findNestedMultipleChains),
  technique('nestedDynamicForcingChain', 6, 'forcing', 10.5, findNestedDynamicChains),
] as const satisfies readonly Technique[];

/** The name of a technique: what words and preferences go by. */
export type TechniqueId = (typeof TECHNIQUES)[number]['id'];

function technique<Id extends string>(
  id: Id,
  tier: Technique['tier'],
  family: Technique['family'],
  rating: number,
  find: Technique['find'],
  { usesUniqueness = false } = {},
): Technique & { readonly id: Id } {
  return { id, tier, family, rating, usesUniqueness, find };
}

/** A technique by its name. */
export function techniqueOf(id: TechniqueId): Technique & { readonly id: TechniqueId } {
  const found = BY_ID.get(id);
  if (found === undefined) throw new Error(`no technique ${id}`);
  return found;
}

const BY_ID: ReadonlyMap<string, (typeof TECHNIQUES)[number]> = new Map(
  TECHNIQUES.map((technique) => [technique.id, technique]),
);
