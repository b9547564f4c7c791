import type { TechniqueId } from '../catalogue';
import type { Tier } from '../frame/facts';
import type { Technique } from '../frame/technique';
import { TECHNIQUES } from '../registry';

/** Which techniques may be used. By default all. */
export interface AllowedTechniques {
  /** Whether to use techniques that are only valid if the puzzle has one solution. Default true. */
  readonly uniqueness?: boolean;
  /** Techniques that are switched off. */
  readonly without?: readonly TechniqueId[];
  /** The highest tier to use, 1–6. Default 6. */
  readonly upTo?: Tier;
}

/** The techniques that may be used, in the order of the registry. */
export const allowedTechniques = ({
  uniqueness = true,
  without = [],
  upTo = 6,
}: AllowedTechniques): readonly (Technique & { readonly id: TechniqueId })[] =>
  TECHNIQUES.filter(
    (technique) =>
      technique.tier <= upTo && (uniqueness || !technique.usesUniqueness) && !without.includes(technique.id),
  );
