import fc from 'fast-check';
import { expect, it } from 'vitest';
import { smallestHittingSet } from './hittingSet';

const ITEMS = [0, 1, 2, 3, 4, 5, 6, 7, 8];
const never = () => false;

const collections = fc.array(fc.subarray(ITEMS, { minLength: 1 }), { maxLength: 12 });

it('the smallest hitting set has as few items as an exhaustive search finds', () => {
  fc.assert(
    fc.property(collections, (sets) => {
      const hits = (items: readonly number[]) =>
        sets.every((set) => set.some((item) => items.includes(item)));
      const choices = Array.from({ length: 512 }, (_, bits) => ITEMS.filter((item) => (bits >> item) & 1));
      const fewest = Math.min(...choices.filter(hits).map((choice) => choice.length));
      const found = smallestHittingSet(sets, 10, never);
      expect(found).toHaveLength(fewest);
      expect(hits(found ?? [])).toBe(true);
      expect(smallestHittingSet(sets, fewest, never)).toBeNull();
    }),
  );
});
