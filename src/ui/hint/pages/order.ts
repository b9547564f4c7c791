import { CATALOGUE, type TechniqueId } from '../../../sudoku/techniques';

/** All techniques, easiest first: the order in which pages are turned. */
export const ALL = CATALOGUE;

/** The number of a technique among all, from 0. */
export const numberOf = (id: TechniqueId): number => ALL.findIndex((one) => one.id === id);

/** The technique of a page; `null` for the list, and for an unknown name, which the history of another version may hold. */
export const knownTechnique = (id: TechniqueId | undefined): TechniqueId | null =>
  ALL.find((one) => one.id === id)?.id ?? null;

/** The page before (-1) or after (1) one; `null` at the ends. */
export const neighbour = (id: TechniqueId, by: -1 | 1): TechniqueId | null =>
  ALL[numberOf(id) + by]?.id ?? null;
