import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createNotices } from '../page/notices';
import { createActs } from './acts';

/** Acts whose page is drawn at once, and the log of what was done. */
function openActs() {
  const notices = createNotices();
  const acts = createActs(notices, async () => {});
  const log: string[] = [];
  const shown = () => notices.store.getState().shown.map(({ notice }) => notice);
  return {
    ...acts,
    log,
    shown,
    act: (name: string) => acts.do(() => void log.push(name)),
    /** An act that needs some milliseconds of work. */
    slow: (name: string, milliseconds: number) =>
      acts.do(() => {
        void acts.during('reading', async (signal) => {
          await new Promise((resolve) => setTimeout(resolve, milliseconds));
          if (!signal.aborted) log.push(name);
        });
      }),
  };
}

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

describe('acts', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('are done at once if none is under way', () => {
    const { act, log } = openActs();
    act('one');
    expect(log).toEqual(['one']);
  });

  it('wait for the work of the acts before them, and are then done in their order', async () => {
    const { act, slow, log, isBusy } = openActs();
    slow('read', 50);
    act('solve');
    slow('read again', 50);
    act('undo');
    expect([log, isBusy()]).toEqual([[], true]);
    await pass(60);
    expect(log).toEqual(['read', 'solve']);
    await pass(60);
    expect([log, isBusy()]).toEqual([['read', 'solve', 'read again', 'undo'], false]);
  });

  it('wait for work inside of work until all of it has ended', async () => {
    const { act, during, log } = openActs();
    void during('reading', async () => {
      await during('answer', () => new Promise((resolve) => setTimeout(resolve, 10)));
      await new Promise((resolve) => setTimeout(resolve, 10));
      log.push('both');
    });
    act('after');
    await pass(25);
    expect(log).toEqual(['both', 'after']);
  });

  it('that come while others are done again are done after those', async () => {
    const { act, slow, log, do: perform } = openActs();
    slow('read', 10);
    perform(() => {
      log.push('first');
      act('third');
    });
    act('second');
    await pass(20);
    expect(log).toEqual(['read', 'first', 'second', 'third']);
  });

  it('tell what they wait for after 300 milliseconds, and no longer than they wait', async () => {
    const { act, slow, shown } = openActs();
    slow('read', 400);
    await pass(299);
    expect(shown()).toEqual([]);
    await pass(2);
    expect(shown()).toEqual([{ kind: 'waiting', work: 'reading', hasMore: false }]);
    act('solve');
    expect(shown()).toEqual([{ kind: 'waiting', work: 'reading', hasMore: true }]);
    await pass(100);
    expect(shown()).toEqual([]);
    slow('read', 400);
    await pass(250);
    expect(shown()).toEqual([]);
  });

  it('say nothing of an answer or a view that nothing waits for, since these tell it themselves', async () => {
    const { act, during, hold, shown } = openActs();
    const end = hold('part');
    await pass(350);
    expect(shown()).toEqual([]);
    end();
    void during('answer', () => new Promise((resolve) => setTimeout(resolve, 400)));
    await pass(350);
    expect(shown()).toEqual([]);
    act('undo');
    expect(shown()).toMatchObject([{ kind: 'waiting', work: 'answer', hasMore: true }]);
  });

  it('are dropped when the player stops what they wait for, with a sentence', async () => {
    const { act, slow, stop, log, shown, isBusy } = openActs();
    expect(stop()).toBe(false);
    slow('read', 50);
    act('solve');
    act('undo');
    expect([stop(), isBusy()]).toEqual([true, false]);
    expect(shown()).toEqual([{ kind: 'stopped', work: 'reading', dropped: 2 }]);
    await pass(100);
    expect(log).toEqual([]);
    act('next');
    expect(log).toEqual(['next']);
  });

  it('are dropped when the work fails that they wait for, with a sentence', async () => {
    const { act, during, log, shown } = openActs();
    const failing = during('part', () => Promise.reject(new Error('gone')));
    act('solve');
    await expect(failing).rejects.toThrow('gone');
    await pass(1);
    expect([log, shown()]).toEqual([[], [{ kind: 'dropped', count: 1 }]]);
  });

  it('wait for a view that is held up, until it is shown or the player stops waiting', async () => {
    const { act, hold, stop, log } = openActs();
    const shown = hold('part');
    act('next');
    shown();
    await pass(1);
    expect(log).toEqual(['next']);
    hold('part');
    // The view itself is left by the same key.
    expect(stop()).toBe(false);
    act('other');
    expect(log).toEqual(['next', 'other']);
  });
});
