import { describe, expect, it } from 'vitest';
import { seededRandom } from '.';

describe('seeded random numbers', () => {
  it('are the same on every machine', () => {
    const { next } = seededRandom(1);
    expect([next(), next(), next()]).toEqual([0.6270739405881613, 0.002735721180215478, 0.5274470399599522]);
    const { below } = seededRandom(2026);
    expect(Array.from({ length: 12 }, () => below(9))).toEqual([4, 2, 5, 5, 1, 1, 6, 7, 2, 0, 0, 5]);
    expect(seededRandom(7).shuffle([1, 2, 3, 4, 5, 6, 7, 8, 9])).toEqual([6, 8, 4, 2, 3, 5, 7, 9, 1]);
  });

  it('differ from seed to seed, whatever the seed', () => {
    const firsts = [0, 1, -1, 2 ** 31, 123_456_789].map((seed) => seededRandom(seed).next());
    expect(new Set(firsts).size).toBe(firsts.length);
  });

  it('stay in their range and reach every value of it', () => {
    const random = seededRandom(3);
    const drawn = Array.from({ length: 1000 }, () => random.below(6));
    expect([...new Set(drawn)].sort()).toEqual([0, 1, 2, 3, 4, 5]);
    expect(Array.from({ length: 100 }, () => random.below(1))).toEqual(Array(100).fill(0));
  });

  it('shuffle all items into a new list and leave the old one unchanged', () => {
    const items = [1, 2, 3, 4, 5];
    const shuffled = seededRandom(9).shuffle(items);
    expect(items).toEqual([1, 2, 3, 4, 5]);
    expect([...shuffled].sort()).toEqual(items);
    expect(seededRandom(9).shuffle([])).toEqual([]);
  });
});
