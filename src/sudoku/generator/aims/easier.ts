import { byHardness, CATALOGUE, factsOf, type TechniqueId } from '../../techniques';

/*
 * Techniques that find everything that another one finds, and more, but are rated lower because their shortest steps
 * are easy. They do not count as easier: a player who looks for XY-chains does not know AICs yet.
 */
const CHAINS: readonly TechniqueId[] = [
  'continuousLoop',
  'groupedContinuousLoop',
  'discontinuousLoop',
  'aic',
  'groupedDiscontinuousLoop',
  'groupedAic',
];
const ALS_CHAINS: readonly TechniqueId[] = ['alsContinuousLoop', 'alsDiscontinuousLoop', 'alsAic'];
/*
 * Wherever a Franken or Mutant Jellyfish without fins was left after tier 4, two finned fish found the same; their step
 * is rated higher.
 */
const SIAMESE: readonly TechniqueId[] = ['siameseFrankenFish', 'siameseMutantFish'];
const MORE_GENERAL: Readonly<Partial<Record<TechniqueId, readonly TechniqueId[]>>> = {
  directClaiming: ['directPointing'],
  skyscraper: ['sashimiXWing'],
  xChain: ['threeStrongLinks', 'fourStrongLinks'],
  finnedMutantXWing: CHAINS,
  alsXyWing: ALS_CHAINS,
  alsChain: ALS_CHAINS,
  medusaTrap: CHAINS,
  medusaWrap: CHAINS,
  xyChain: CHAINS,
  frankenJellyfish: SIAMESE,
  mutantJellyfish: SIAMESE,
};

/** Whether easier techniques find everything that this one finds, so that a path takes them instead. */
export const hasMoreGeneral = (id: TechniqueId): boolean => MORE_GENERAL[id] !== undefined;

/**
 * The techniques that are easier than one: those of lower tiers, and those of its own tier with a lower level or rating. Left
 * out are techniques that find everything that it finds.
 */
export function easierThan(id: TechniqueId): readonly TechniqueId[] {
  const { tier, rating } = factsOf(id);
  const isEasier = (other: TechniqueId): boolean =>
    byHardness({ technique: other, rating: factsOf(other).rating }, { technique: id, rating }) < 0;
  const general = MORE_GENERAL[id] ?? [];
  return CATALOGUE.filter(
    (other) =>
      (other.tier < tier || (other.tier === tier && isEasier(other.id))) && !general.includes(other.id),
  ).map((other) => other.id);
}
