import type { Family, TechniqueFacts, Tier } from './frame/facts';

/**
 * Facts about every technique: enough to list and choose them. It is small, so that the page can load it without the
 * techniques. Ordered by tier, then by rating; but the naked single comes before the direct techniques, which hide a
 * locked candidate or a pair in one step. Techniques that Sudoku Explainer does not know are rated like similar chains.
 */
export const CATALOGUE = [
  facts('fullHouse', 1, 'single', 1.0),
  facts('hiddenSingleBox', 1, 'single', 1.2),
  facts('hiddenSingleLine', 1, 'single', 1.5),
  facts('nakedSingle', 1, 'single', 2.3),
  facts('directPointing', 1, 'single', 1.7),
  facts('directClaiming', 1, 'single', 1.9),
  facts('directHiddenPair', 1, 'single', 2.0),
  facts('directHiddenTriple', 1, 'single', 2.5),
  facts('pointing', 2, 'locked', 2.6),
  facts('claiming', 2, 'locked', 2.8),
  facts('lockedPair', 2, 'subset', 3.0),
  facts('nakedPair', 2, 'subset', 3.0),
  facts('hiddenPair', 2, 'subset', 3.4),
  facts('lockedTriple', 2, 'subset', 3.6),
  facts('nakedTriple', 2, 'subset', 3.6),
  facts('hiddenTriple', 2, 'subset', 4.0),
  facts('nakedQuadruple', 2, 'subset', 5.0),
  facts('hiddenQuadruple', 2, 'subset', 5.4),
  facts('xWing', 3, 'fish', 3.2),
  facts('finnedXWing', 3, 'fish', 3.4),
  facts('sashimiXWing', 3, 'fish', 3.5),
  facts('swordfish', 3, 'fish', 3.8),
  facts('skyscraper', 3, 'singleDigit', 4.0),
  facts('twoStringKite', 3, 'singleDigit', 4.1),
  facts('dualTwoStringKite', 3, 'singleDigit', 4.1),
  facts('turbotFish', 3, 'singleDigit', 4.2),
  facts('xyWing', 3, 'wing', 4.2),
  facts('emptyRectangle', 3, 'singleDigit', 4.3),
  facts('dualEmptyRectangle', 3, 'singleDigit', 4.3),
  facts('xyzWing', 3, 'wing', 4.4),
  facts('wWing', 3, 'wing', 4.4),
  facts('remotePair', 3, 'colouring', 4.4),
  facts('simpleColoursTrap', 3, 'colouring', 4.4),
  facts('simpleColoursWrap', 3, 'colouring', 4.4),
  facts('uniqueRectangle1', 3, 'uniqueness', 4.5),
  facts('uniqueRectangle2', 3, 'uniqueness', 4.5),
  facts('uniqueRectangle3', 3, 'uniqueness', 4.5),
  facts('uniqueRectangle4', 3, 'uniqueness', 4.5),
  facts('uniqueRectangle5', 3, 'uniqueness', 4.5),
  facts('uniqueRectangle6', 3, 'uniqueness', 4.5),
  facts('avoidableRectangle1', 3, 'uniqueness', 4.5),
  facts('avoidableRectangle2', 3, 'uniqueness', 4.5),
  facts('hiddenRectangle', 3, 'uniqueness', 4.6),
  facts('multiColours1', 3, 'colouring', 4.8),
  facts('multiColours2', 3, 'colouring', 4.8),
  facts('jellyfish', 3, 'fish', 5.2),
  facts('bugPlusOne', 3, 'uniqueness', 5.6),
  facts('finnedSwordfish', 4, 'fish', 4.2),
  facts('siameseFish', 4, 'fish', 4.2),
  facts('sashimiSwordfish', 4, 'fish', 4.3),
  facts('uniqueLoop', 4, 'uniqueness', 4.6),
  facts('finnedJellyfish', 4, 'fish', 5.4),
  facts('threeStrongLinks', 4, 'chain', 5.5),
  facts('wxyzWing', 4, 'wing', 5.5),
  facts('sashimiJellyfish', 4, 'fish', 5.6),
  facts('bug2', 4, 'uniqueness', 5.7),
  facts('bug4', 4, 'uniqueness', 5.7),
  facts('bug3', 4, 'uniqueness', 5.8),
  facts('fourStrongLinks', 4, 'chain', 5.9),
  facts('fireworkTriple', 4, 'wing', 6.0),
  facts('vwxyzWing', 4, 'wing', 6.2),
  facts('fireworkQuadruple', 4, 'wing', 6.3),
  facts('continuousLoop', 4, 'chain', 6.5),
  facts('groupedContinuousLoop', 4, 'chain', 6.5),
  facts('uvwxyzWing', 4, 'wing', 6.6),
  facts('brokenWing', 4, 'singleDigit', 6.6),
  facts('xChain', 4, 'chain', 6.6),
  facts('discontinuousLoop', 4, 'chain', 6.6),
  facts('aic', 4, 'chain', 6.6),
  facts('groupedDiscontinuousLoop', 4, 'chain', 6.6),
  facts('groupedAic', 4, 'chain', 6.6),
  facts('medusaTrap', 4, 'colouring', 6.7),
  facts('medusaWrap', 4, 'colouring', 6.8),
  facts('xyChain', 4, 'chain', 7.0),
  facts('tuvwxyzWing', 4, 'wing', 7.5),
  facts('alignedPairExclusion', 5, 'almostLocked', 6.2),
  facts('sueDeCoq', 5, 'almostLocked', 6.5),
  facts('frankenXWing', 5, 'fish', 6.6),
  facts('finnedFrankenXWing', 5, 'fish', 6.7),
  facts('siameseFrankenFish', 5, 'fish', 6.7),
  facts('mutantXWing', 5, 'fish', 6.8),
  facts('frankenSwordfish', 5, 'fish', 6.9),
  facts('finnedMutantXWing', 5, 'fish', 6.9),
  facts('siameseMutantFish', 5, 'fish', 6.9),
  facts('alsXz', 5, 'almostLocked', 7.0),
  facts('finnedFrankenSwordfish', 5, 'fish', 7.0),
  facts('alsContinuousLoop', 5, 'chain', 7.0),
  facts('alsDiscontinuousLoop', 5, 'chain', 7.0),
  facts('alsAic', 5, 'chain', 7.0),
  facts('mutantSwordfish', 5, 'fish', 7.1),
  facts('frankenJellyfish', 5, 'fish', 7.2),
  facts('finnedMutantSwordfish', 5, 'fish', 7.2),
  facts('alsXyWing', 5, 'almostLocked', 7.3),
  facts('finnedFrankenJellyfish', 5, 'fish', 7.3),
  facts('mutantJellyfish', 5, 'fish', 7.4),
  facts('finnedMutantJellyfish', 5, 'fish', 7.5),
  facts('alignedTripleExclusion', 5, 'almostLocked', 7.5),
  facts('alsChain', 5, 'almostLocked', 7.6),
  facts('deathBlossom', 5, 'almostLocked', 7.8),
  facts('nishioForcingChain', 6, 'forcing', 7.5),
  facts('cellForcingChain', 6, 'forcing', 8.0),
  facts('regionForcingChain', 6, 'forcing', 8.0),
  facts('krakenFish', 6, 'forcing', 8.0),
  facts('dynamicForcingChain', 6, 'forcing', 8.5),
  facts('dynamicForcingChainPlus', 6, 'forcing', 9.0),
  facts('templateSet', 6, 'template', 9.0),
  facts('templateDelete', 6, 'template', 9.0),
  facts('nestedForcingChain', 6, 'forcing', 9.5),
  facts('nestedMultipleForcingChain', 6, 'forcing', 10.0),
  facts('nestedDynamicForcingChain', 6, 'forcing', 10.5),
] as const satisfies readonly TechniqueFacts[];

/** The id of a technique, used for its words and in preferences. */
export type TechniqueId = (typeof CATALOGUE)[number]['id'];

function facts<Id extends string>(
  id: Id,
  tier: Tier,
  family: Family,
  rating: number,
): TechniqueFacts & { readonly id: Id } {
  return { id, tier, family, rating, usesUniqueness: family === 'uniqueness' };
}

/** The lowest rating of each technique's steps. The finders use it. */
export const RATINGS = Object.fromEntries(CATALOGUE.map(({ id, rating }) => [id, rating])) as Readonly<
  Record<TechniqueId, number>
>;

/** A rating so many tenths above the lowest of a technique. */
export const ratingAbove = (id: TechniqueId, tenths: number): number =>
  Math.round(RATINGS[id] * 10 + tenths) / 10;

/** The catalogue's line of a technique. */
export function factsOf(id: TechniqueId): TechniqueFacts & { readonly id: TechniqueId } {
  const found = BY_ID.get(id);
  if (found === undefined) throw new Error(`no technique ${id}`);
  return found;
}

const BY_ID: ReadonlyMap<string, (typeof CATALOGUE)[number]> = new Map(CATALOGUE.map((one) => [one.id, one]));

/** Whether a text is the id of a technique. */
export const isTechniqueId = (text: string): text is TechniqueId => BY_ID.has(text);
