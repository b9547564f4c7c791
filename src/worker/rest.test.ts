import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { breathe, restFor } from './rest';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Tells how many milliseconds of a clock pass until work goes on. */
async function breath(): Promise<number> {
  const since = performance.now();
  let over = false;
  void breathe().then(() => {
    over = true;
  });
  while (!over) await vi.advanceTimersByTimeAsync(10);
  return performance.now() - since;
}

it('goes on with work after a breath', async () => {
  expect(await breath()).toBeLessThanOrEqual(10);
});

it('goes on with work when the rest is over', async () => {
  restFor(300);
  expect(await breath()).toBeGreaterThanOrEqual(300);
  expect(await breath()).toBeLessThanOrEqual(10);
});

it('rests for longer when told again meanwhile, and never for less', async () => {
  restFor(300);
  setTimeout(() => restFor(300), 200);
  setTimeout(() => restFor(10), 250);
  const rested = await breath();
  expect(rested).toBeGreaterThanOrEqual(500);
  expect(rested).toBeLessThan(600);
});
