import { afterEach, beforeEach, it, vi } from 'vitest';
import { tryDamagedStore } from './testing';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** In parts, because the time of each test is limited. */
it.each([0, 1, 2, 3, 4, 5])(
  'thousands of damaged stores: the page comes up, nothing is thrown, and nothing thrown away (part %i)',
  async (part) => {
    const from = Number(process.env.SEED ?? 0) * 1_000_000 + part * 500;
    for (let seed = from; seed < from + 500; seed++)
      await tryDamagedStore(seed).catch((cause) => {
        throw new Error(`seed ${seed}`, { cause });
      });
  },
);
