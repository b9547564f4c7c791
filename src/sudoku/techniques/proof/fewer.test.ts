import { describe, expect, it } from 'vitest';
import { grid, seededRandom } from '../../core';
import type { Candidate } from '../frame/candidate';
import { positionOf } from '../frame/position';
import { runnable } from './edge';
import { fewer } from './fewer';
import { Network } from './network';
import { finish } from './prove';
import { Search } from './search';
import { comesToGoal, GOAL, leastOf, sumOf, tenths, waysBy } from './testing';
import { trim } from './trim';
import type { Way } from './way';

const START = positionOf(grid('.'.repeat(81)));
const SEEDS = Array.from({ length: 60 }, (_, seed) => seed);

const way = (needs: readonly number[], gives: readonly number[]): Way => ({
  ...(waysBy(seededRandom(1))[0] as Way),
  needs: needs as readonly Candidate[],
  gives: gives as readonly Candidate[],
});

describe('a search for fewer steps', () => {
  it.each(SEEDS)('finds the fewest of all, the easiest of these, and knows it: %i', (seed) => {
    const ways = waysBy(seededRandom(seed));
    if (!comesToGoal(ways)) return;
    const first = trim(ways, GOAL);
    const { edges, isFewest } = finish(fewer(START, first, ways, GOAL));
    expect(comesToGoal(edges as Way[])).toBe(true);
    expect(runnable(edges)).toEqual(edges);
    const { fewest } = leastOf(ways, { steps: ways.length, hardest: 1e9 });
    expect(edges).toHaveLength(fewest);
    expect(isFewest).toBe(true);
    const hardest = Math.max(...edges.map((edge) => tenths(edge as Way)));
    expect(leastOf(ways, { steps: fewest, hardest: hardest - 1 }).fewest).toBe(Number.POSITIVE_INFINITY);
    expect(sumOf(edges as Way[])).toBe(leastOf(ways, { steps: fewest, hardest }).sum);
  });
});

describe('a plan', () => {
  const told = (ways: readonly Way[], plan: readonly number[]) =>
    new Search(ways, new Network(ways, GOAL), 0).told(plan);

  it('is told without steps that wait for one another', () => {
    expect(told([way([3], [4]), way([4], [3]), way([], [0])], [0, 1, 2])).toEqual([2]);
    expect(told([way([3], [4]), way([4], [3, 0])], [0, 1])).toBeNull();
  });

  it.each(SEEDS)('is told if its steps come to the goal, each after those that it needs: %i', (seed) => {
    const random = seededRandom(seed);
    const ways = waysBy(random);
    for (let i = 0; i < 20; i++) {
      const plan = [...ways.keys()].filter(() => random.below(3) > 0);
      const found = told(ways, plan);
      const steps = found?.map((one) => ways[one] as Way) ?? null;
      expect(steps !== null).toBe(comesToGoal(plan.map((one) => ways[one] as Way)));
      if (steps === null) continue;
      expect(runnable(steps)).toEqual(steps);
      for (const left of steps) expect(comesToGoal(steps.filter((step) => step !== left))).toBe(false);
    }
  });
});
