import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { digitAt } from '../../sudoku/core';
import { countSolutions } from '../../sudoku/solver';
import { HeldThread } from '../../worker/testing';
import { rehearse } from './rehearsal';

const SOON = 200;
const SOME_TIME = 10_000;

/** A rehearsal in which a test says who works and whether a hint is open. */
function begin() {
  const thread = new HeldThread();
  const page = { busy: 0, closed: true };
  const over = vi.fn();
  void rehearse({ thread, isWanted: () => page.closed, countBusy: () => page.busy }).then(over);
  const passes = (): Promise<unknown> => vi.advanceTimersByTimeAsync(SOME_TIME);
  const answers = async (): Promise<void> => {
    void thread.latest('prove').answer(null);
    await passes();
  };
  return { thread, page, over, passes, answers };
}

/** The window, in which a test moves the pointer. */
let view: EventTarget;

beforeEach(() => {
  view = new EventTarget();
  vi.stubGlobal('addEventListener', view.addEventListener.bind(view));
  vi.stubGlobal('navigator', {});
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the rehearsal of hints', () => {
  it('asks for one proof after the other, to the last', async () => {
    const { thread, over, passes, answers } = begin();
    await passes();
    expect(thread.jobs).toEqual(['prove']);
    const asked = new Set<string>();
    while (over.mock.calls.length === 0) {
      const { board, cell } = thread.latest('prove').question;
      expect(countSolutions(board.givens, { limit: 2 }).count).toBe(1);
      expect(digitAt(board.filled, cell)).toBeNull();
      asked.add(board.givens);
      await answers();
    }
    expect(asked.size).toBe(thread.jobs.length);
    expect(asked.size).toBeGreaterThan(5);
  });

  it('waits while another worker is busy', async () => {
    const { thread, page, passes } = begin();
    page.busy = 1;
    await passes();
    expect(thread.jobs).toEqual([]);
    page.busy = 0;
    await passes();
    expect(thread.jobs).toEqual(['prove']);
  });

  it('waits while somebody uses the page', async () => {
    const { thread, page, passes } = begin();
    page.busy = 1;
    await passes();
    const moving = setInterval(() => view.dispatchEvent(new Event('pointermove')), 100);
    await vi.advanceTimersByTimeAsync(SOON);
    page.busy = 0;
    await passes();
    expect(thread.jobs).toEqual([]);
    clearInterval(moving);
    await passes();
    expect(thread.jobs).toEqual(['prove']);
  });

  it('ends when a hint is open', async () => {
    const { thread, page, over, passes, answers } = begin();
    await passes();
    page.closed = false;
    await answers();
    expect(over).toHaveBeenCalled();
    expect(thread.jobs).toEqual(['prove']);
  });

  it('does nothing on a device that saves data, or whose battery is low', async () => {
    const poor = [
      { connection: { saveData: true } },
      { getBattery: () => Promise.resolve({ charging: false, level: 0.2 }) },
    ];
    for (const navigator of poor) {
      vi.stubGlobal('navigator', navigator);
      const { thread, over, passes } = begin();
      await passes();
      expect(over).toHaveBeenCalled();
      expect(thread.jobs).toEqual([]);
    }
  });
});
