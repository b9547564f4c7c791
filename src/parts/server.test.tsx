import { afterEach, expect, it, vi } from 'vitest';
import { whyAbsent } from './later';
import { askServer } from './server';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('an unreachable server is asked less and less often, and its return is reported', async () => {
  vi.useFakeTimers();
  const asked: number[] = [];
  let isThere = false;
  vi.stubGlobal('fetch', async () => {
    asked.push(Date.now());
    if (isThere) return { ok: true, text: async () => '' };
    throw new TypeError('Failed to fetch');
  });
  let told = 0;
  addEventListener('online', () => told++);
  askServer(document);
  expect(await whyAbsent()).toBe('offline');
  await vi.advanceTimersByTimeAsync(600_000);
  const pauses = asked.slice(1).map((at, index) => at - (asked[index] ?? 0));
  expect(pauses.slice(0, 5)).toEqual([3000, 6000, 12_000, 24_000, 48_000]);
  expect(Math.max(...pauses)).toBe(60_000);
  expect(told).toBe(0);
  isThere = true;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(told).toBe(1);
});
