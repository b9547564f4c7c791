import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pauseFor, waitTurn } from './pause';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** The milliseconds until the work goes on. */
async function pauseLength(): Promise<number> {
  const since = performance.now();
  let over = false;
  void waitTurn().then(() => {
    over = true;
  });
  while (!over) await vi.advanceTimersByTimeAsync(10);
  return performance.now() - since;
}

it('goes on with work after a short pause', async () => {
  expect(await pauseLength()).toBeLessThanOrEqual(10);
});

it('goes on with work when the rest is over', async () => {
  pauseFor(300);
  expect(await pauseLength()).toBeGreaterThanOrEqual(300);
  expect(await pauseLength()).toBeLessThanOrEqual(10);
});

it('rests longer when told again meanwhile, never shorter', async () => {
  pauseFor(300);
  setTimeout(() => pauseFor(300), 200);
  setTimeout(() => pauseFor(10), 250);
  const rested = await pauseLength();
  expect(rested).toBeGreaterThanOrEqual(500);
  expect(rested).toBeLessThan(600);
});
