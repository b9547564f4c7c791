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

it.each([
  ['outdated', 'another version', true, '<script type="module" src="./assets/index-new.js"></script>'],
  ['refused', 'this version', true, '<script type="module" src="./assets/index-this.js"></script>'],
  ['refused', 'no page at all', false, ''],
] as const)('a part is %s if the server has %s', async (why, _, ok, html) => {
  const page = '<script type="module" src="./assets/index-this.js"></script>';
  const fetched = vi.fn(async () => ({ ok, text: async () => html }));
  vi.stubGlobal('fetch', fetched);
  askServer(new DOMParser().parseFromString(page, 'text/html'));
  expect(await whyAbsent()).toBe(why);
  // A copy that the browser keeps would always be this version.
  expect(fetched).toHaveBeenCalledExactlyOnceWith('/', expect.objectContaining({ cache: 'no-store' }));
});
