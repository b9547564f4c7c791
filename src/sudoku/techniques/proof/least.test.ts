import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../core';
import type { TechniqueId } from '../catalogue';
import type { Candidate } from '../frame/candidate';
import { Least, type Wanted } from './least';
import { Network } from './network';
import { finish } from './prove';
import { comesToGoal, GOAL, leastOf, WAYS, waysBy } from './testing';
import { undominated } from './undominated';
import type { Way } from './way';

describe('ways that others stand in for', () => {
  const [one = expect.fail('no way')] = waysBy(seededRandom(1));
  const like = (technique: TechniqueId, twos: readonly (readonly number[])[] | null): Way => ({
    ...one,
    step: { ...one.step, technique },
    pattern: twos === null ? null : { twos: twos as Candidate[][], all: [] },
  });
  const left = (...ways: readonly Way[]): readonly string[] =>
    undominated(ways).map(({ step }) => step.technique);

  it('are left out, but not if the pattern of the other may be broken alone', () => {
    expect(left(like('pointing', null), like('claiming', [[5, 6]]))).toEqual(['pointing']);
    expect(left(like('pointing', [[5, 6]]), like('claiming', null))).toEqual(['claiming']);
    expect(left(like('pointing', [[5, 6]]), like('claiming', [[7, 8]]))).toEqual(['pointing', 'claiming']);
    expect(left(like('pointing', [[5, 6, 7]]), like('claiming', [[5, 6]]))).toEqual(['pointing']);
    expect(
      left(
        like('pointing', [
          [5, 6],
          [7, 8],
        ]),
        like('claiming', [[5, 6]]),
      ),
    ).toEqual(['claiming']);
  });
});

describe('an exhaustive search', () => {
  it.each(Array.from({ length: 25 }, (_, seed) => seed))('finds the least of all plans: %i', (seed) => {
    const ways = waysBy(seededRandom(seed));
    const every = [...ways.keys()];
    const least = new Least(new Network(ways, GOAL), every);
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
      const near = network.near(fewest).map((way) => ways[way]!);
      expect(leastOf(near, { steps: fewest, hardest: 1e9 }).fewest).toBe(fewest);
      expect(leastOf(undominated(ways), { steps: fewest, hardest: 1e9 }).fewest).toBe(fewest);
    },
  );
});
