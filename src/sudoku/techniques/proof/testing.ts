import type { Cell, Random } from '../../core';
import type { Candidate } from '../frame/candidate';
import type { Wanted } from './least';
import type { Way } from './way';

export const WAYS = 11;
const FACTS = 9;
export const GOAL = { candidate: 0 as Candidate, places: false };

const facts = (random: Random, most: number): Candidate[] =>
  random
    .shuffle(Array.from({ length: FACTS }, (_, fact) => fact as Candidate))
    .slice(0, random.below(most + 1));

/** Ways between few facts, of which the first is the goal. */
export const waysBy = (random: Random): Way[] =>
  Array.from({ length: WAYS }, () => ({
    step: {
      technique: 'pointing',
      rating: 1 + random.below(9) / 10,
      places: [],
      eliminates: [],
      because: { kind: 'nakedSingle', cell: 0 as Cell },
    },
    needs: facts(random, 3),
    gives: facts(random, 2),
    pattern: null,
  }));

/** Whether ways come to the goal when they are made as soon as they hold. */
export function comesToGoal(ways: readonly Way[]): boolean {
  const known = new Set<Candidate>();
  for (let before = -1; before < known.size; ) {
    before = known.size;
    for (const { needs, gives } of ways)
      if (needs.every((need) => known.has(need))) for (const fact of gives) known.add(fact);
  }
  return known.has(GOAL.candidate);
}

export const tenths = ({ step }: Way): number => Math.round(step.rating * 10);
export const sumOf = (ways: readonly Way[]): number => ways.reduce((sum, way) => sum + tenths(way), 0);

/** The fewest ways to the goal, or the least sum of so many ways at most, by trying all sets. */
export function leastOf(ways: readonly Way[], { steps, hardest }: Pick<Wanted, 'steps' | 'hardest'>) {
  const all = Array.from({ length: 1 << ways.length }, (_, set) => ways.filter((_, way) => (set >> way) & 1));
  const plans = all.filter(
    (some) => some.length <= steps && some.every((way) => tenths(way) <= hardest) && comesToGoal(some),
  );
  return {
    fewest: Math.min(...plans.map(({ length }) => length)),
    sum: Math.min(...plans.map(sumOf)),
  };
}
