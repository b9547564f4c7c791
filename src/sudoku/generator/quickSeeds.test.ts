import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DIFFICULTIES } from '../techniques';
import { attempt } from './attempt';
import { QUICK_SEEDS } from './quickSeeds';

describe('quick seeds', () => {
  it.each(DIFFICULTIES)('make a puzzle of the level %s within three tries', (level) => {
    const seeds = QUICK_SEEDS[level];
    expect(new Set(seeds).size).toBe(seeds.length);
    // Any change of the generator that matters makes most of them slow, so a few are enough.
    fc.assert(
      fc.property(fc.constantFrom(...seeds), (seed) => {
        const making = attempt({ level, symmetry: 'halfTurn' }, seed, 0);
        let latest = making.next();
        while (!latest.done && latest.value.tried < 3) latest = making.next();
        expect(latest.value.best?.distance).toBe(0);
      }),
      { numRuns: 6 },
    );
  });
});
