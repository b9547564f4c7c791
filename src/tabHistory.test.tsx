import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearAddress, writeHistory } from './tabHistory';

/** A browser that allows so many writes, and refuses more as Safari and Firefox do, or as Chromium does. */
function limit(allowed: number, how: 'throws' | 'says nothing'): void {
  let left = allowed;
  for (const write of ['pushState', 'replaceState'] as const) {
    const real = history[write].bind(history);
    vi.spyOn(history, write).mockImplementation((...args) => {
      if (left-- > 0) return real(...args);
      if (how === 'throws') throw new DOMException('more than 100 times per 30 seconds', 'SecurityError');
    });
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  history.replaceState(null, '', '/#p=1');
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  history.replaceState(null, '', '/');
});

describe.each(['throws', 'says nothing'] as const)(
  'a browser that %s when there are too many writes',
  (how) => {
    it('is not believed to have written', () => {
      limit(3, how);
      const written = [1, 2, 3, 4, 5].map((at) =>
        writeHistory(at % 2 ? 'pushState' : 'replaceState', { at }),
      );
      expect(written).toEqual([true, true, true, false, false]);
      expect(history.state).toEqual({ at: 3 });
    });

    it('gets the link out of the address later', () => {
      limit(0, how);
      clearAddress('/', null);
      expect(location.hash).toBe('#p=1');
      vi.restoreAllMocks();
      vi.advanceTimersByTime(3000);
      expect(location.hash).toBe('');
    });

    it('keeps another link that was opened meanwhile', () => {
      limit(0, how);
      clearAddress('/', null);
      vi.restoreAllMocks();
      history.replaceState(null, '', '/#p=2');
      vi.advanceTimersByTime(10_000);
      expect(location.hash).toBe('#p=2');
    });
  },
);

it('the link is taken out of the address at once', () => {
  clearAddress('/', null);
  expect(location.hash).toBe('');
});
