import { afterEach, beforeEach, it, vi } from 'vitest';
import { tryDamagedStore } from './testing';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('thousands of damaged stores: the page comes up, nothing is thrown, and nothing thrown away', async () => {
  const from = Number(process.env.SEED ?? 0) * 1_000_000;
  for (let seed = from; seed < from + 3000; seed++)
    await tryDamagedStore(seed).catch((cause) => {
      throw new Error(`seed ${seed}`, { cause });
    });
});
