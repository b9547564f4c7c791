import { describe, expect, it } from 'vitest';
import { type Cell, type Random, seededRandom } from '../../core';
import type { Candidate } from '../frame/candidate';
import { Least, type Wanted } from './least';
import { Network } from './network';
import { finish } from './prove';
import { undominated } from './undominated';
import type { Way } from './way';

const WAYS = 11;
const FACTS = 9;
const GOAL = { candidate: 0 as Candidate, places: false };

const facts = (random: Random, most: number): Candidate[] =>
  random
    .shuffle(Array.from({ length: FACTS }, (_, fact) => fact as Candidate))
    .slice(0, random.below(most + 1));

/** Ways between few facts, of which the first is the goal. */
const waysBy = (random: Random): Way[] =>
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
    isWhole: null,
  }));

/** Whether ways come to the goal when they are made as soon as they hold. */
function comesToGoal(ways: readonly Way[]): boolean {
  const known = new Set<Candidate>();
  for (let before = -1; before < known.size; ) {
    before = known.size;
    for (const { needs, gives } of ways)
      if (needs.every((need) => known.has(need))) for (const fact of gives) known.add(fact);
  }
  return known.has(GOAL.candidate);
}

const tenths = ({ step }: Way): number => Math.round(step.rating * 10);
const sumOf = (ways: readonly Way[]): number => ways.reduce((sum, way) => sum + tenths(way), 0);

/** The fewest ways to the goal, or the least sum of so many ways at most, by trying all sets. */
function leastOf(ways: readonly Way[], { steps, hardest }: Pick<Wanted, 'steps' | 'hardest'>) {
  const all = Array.from({ length: 1 << ways.length }, (_, set) => ways.filter((_, way) => (set >> way) & 1));
  const plans = all.filter(
    (some) => some.length <= steps && some.every((way) => tenths(way) <= hardest) && comesToGoal(some),
  );
  return {
    fewest: Math.min(...plans.map(({ length }) => length)),
    sum: Math.min(...plans.map(sumOf)),
  };
}

describe('an exhaustive search', () => {
  it.each(Array.from({ length: 25 }, (_, seed) => seed))('finds the least of all plans: %i', (seed) => {
    const ways = waysBy(seededRandom(seed));
    const every = [...ways.keys()];
    const least = new Least(new Network(ways, GOAL), every, []);
    const ask = (wanted: Wanted) => finish(least.search(wanted, Number.POSITIVE_INFINITY, (plan) => plan));
    const any = { below: 1e9, hardest: 1e9 };
    const { fewest } = leastOf(ways, { steps: WAYS, hardest: 1e9 });
    if (fewest === Number.POSITIVE_INFINITY) return expect(ask({ steps: WAYS, ...any })).toBe('none');
    const plan = ask({ steps: fewest, ...any });
    expect(plan).toHaveLength(fewest);
    expect(comesToGoal([...plan].map((way) => ways[Number(way)]!))).toBe(true);
    expect(ask({ steps: fewest - 1, ...any })).toBe('none');
    for (const hardest of [13, 15, 1e9]) {
      const { sum } = leastOf(ways, { steps: fewest + 1, hardest });
      expect(ask({ steps: fewest + 1, below: sum, hardest })).toBe('none');
      if (sum < Number.POSITIVE_INFINITY)
        expect(ask({ steps: fewest + 1, below: sum + 1, hardest })).not.toBe('none');
    }
  });

  it.each(Array.from({ length: 25 }, (_, seed) => seed))(
    'finds as few without ways that are far from the goal, or that others stand in for: %i',
    (seed) => {
      const ways = waysBy(seededRandom(seed));
      const { fewest } = leastOf(ways, { steps: WAYS, hardest: 1e9 });
      if (fewest === Number.POSITIVE_INFINITY) return;
      const network = new Network(ways, GOAL);
      const near = network.near(fewest, new Uint8Array(WAYS)).map((way) => ways[way]!);
      expect(leastOf(near, { steps: fewest, hardest: 1e9 }).fewest).toBe(fewest);
      expect(leastOf(undominated(ways), { steps: fewest, hardest: 1e9 }).fewest).toBe(fewest);
    },
  );
});
