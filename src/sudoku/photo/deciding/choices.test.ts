import fc from 'fast-check';
import { expect, it } from 'vitest';
import { choices } from './choices';

const others = fc.array(
  fc
    .array(fc.nat(50), { maxLength: 3 })
    .map((costs) => costs.sort((a, b) => a - b).map((cost, i) => ({ of: i, cost }))),
  { minLength: 1, maxLength: 5 },
);

it('yields every choice once, cheapest first', () => {
  fc.assert(
    fc.property(others, (lists) => {
      const made = [...choices(lists)];
      const names = made.map(({ chosen }) =>
        chosen
          .map(({ place, of }) => `${place}:${of}`)
          .sort()
          .join(),
      );
      expect(new Set(names).size).toBe(names.length);
      expect(names.length).toBe(lists.reduce((product, list) => product * (list.length + 1), 1));
      made.forEach(({ cost, chosen }, i) => {
        expect(cost).toBe(chosen.reduce((sum, { place, of }) => sum + (lists[place]?.[of]?.cost ?? 0), 0));
        expect(cost).toBeGreaterThanOrEqual(made[i - 1]?.cost ?? 0);
      });
    }),
    { numRuns: 200 },
  );
});
