import { factsOf, type TechniqueId } from '../../techniques';
import type { Wish } from '../wish';
import { STARTS } from './list';

type Starts = Readonly<Partial<Record<TechniqueId, readonly string[]>>>;

/** The known puzzles that need a technique which random puzzles hardly ever need; none for any other. */
export const startsFor = (technique: TechniqueId): readonly string[] => (STARTS as Starts)[technique] ?? [];

/*
 * How many changes lead away from a puzzle of the list of starts. To judge a puzzle by forcing chains takes a second or
 * two, so there are fewer. By chains within chains it takes much longer, so there are none: only an image is taken.
 */
const AWAY = 60;
const AWAY_IF_FORCING = 8;
const NESTED = factsOf('nestedForcingChain').rating;

/* Hardly any change keeps these needed: of eight seeds five gave puzzles that were no images of one another. */
const HARDLY_CHANGED: readonly TechniqueId[] = ['tuvwxyzWing', 'siameseMutantFish'];

/** How many known puzzles a search begins with, if it hardly leads away from them; 0 for any other technique. */
export const fewKnown = (technique: TechniqueId): number =>
  factsOf(technique).tier === 6 || HARDLY_CHANGED.includes(technique) ? startsFor(technique).length : 0;

/** How many changes lead away from a known puzzle, if the search for a wish begins with one. */
export function changesAway({ needs }: Wish): number {
  if (needs === undefined || factsOf(needs).tier < 6) return AWAY;
  return factsOf(needs).rating < NESTED ? AWAY_IF_FORCING : 0;
}
