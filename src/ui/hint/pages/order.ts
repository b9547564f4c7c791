import { CATALOGUE, type TechniqueId } from '../../../sudoku/techniques';

/** All techniques, easiest first: the order of the pages. */
export const ALL = CATALOGUE;

/** The index of a technique in this order, from 0. */
export const numberOf = (id: TechniqueId): number => ALL.findIndex((one) => one.id === id);

/**
 * The technique of a page; `null` for the list, and for an unknown name, which another version may have left in the
 * history.
 */
export const knownTechnique = (id: TechniqueId | undefined): TechniqueId | null =>
  ALL.find((one) => one.id === id)?.id ?? null;

/** The previous page (-1) or the next (1); `null` at the ends. */
export const neighbour = (id: TechniqueId, by: -1 | 1): TechniqueId | null =>
  ALL[numberOf(id) + by]?.id ?? null;
