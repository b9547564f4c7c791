import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { EMPTY_GRID, type Grid } from '../sudoku/core';
import type { PauseRequest, Reply, Request } from './protocol';
import { busyWorkers } from './supervisor';
import { createThread } from './thread';

/** A worker that is controlled by the test. */
class FakeWorker {
  onmessage: ((event: MessageEvent<Reply | { readonly kind: 'loading' }>) => void) | null = null;
  onerror: (() => void) | null = null;
  onmessageerror: (() => void) | null = null;
  readonly asked: (Request | PauseRequest)[] = [];
  terminated = false;
  isHeardLoading: boolean;

  constructor(isHeardLoading = false) {
    this.isHeardLoading = isHeardLoading;
  }

  postMessage(request: Request | PauseRequest): void {
    this.asked.push(request);
  }
  terminate(): void {
    this.terminated = true;
  }
  /** Reports that its script is still loading, as the first lines of every worker do. */
  load(): void {
    this.onmessage?.(new MessageEvent('message', { data: { kind: 'loading' } }));
  }
  say(reply: Reply): void {
    this.onmessage?.(new MessageEvent('message', { data: reply }));
  }
  browsed(...answer: Grid[]): void {
    this.say({ kind: 'answer', answer });
  }
}

const question = (count: number) => ({ givens: EMPTY_GRID, after: null, count });
const CANCELLED = { ok: false, error: { kind: 'cancelled' } };
const CRASHED = { ok: false, error: { kind: 'crashed' } };
const ANSWERED = { ok: true, value: [EMPTY_GRID] };

function openThread({ isHeardLoading = false, idle }: { isHeardLoading?: boolean; idle?: number } = {}) {
  const workers: FakeWorker[] = [];
  const onRestart = vi.fn();
  const newWorker = () => {
    const worker = new FakeWorker(isHeardLoading);
    workers.push(worker);
    return worker;
  };
  /** The worker that was started last. */
  const latest = (): FakeWorker => {
    const worker = workers.at(-1);
    if (worker === undefined) throw new Error('no worker was started');
    return worker;
  };
  return {
    thread: createThread({ onRestart, newWorker, ...(idle === undefined ? {} : { idle }) }),
    workers,
    latest,
    onRestart,
  };
}

/** A thread whose worker is loaded. */
function warmThread() {
  const opened = openThread();
  opened.thread.warm();
  opened.latest().say({ kind: 'ready' });
  return opened;
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a thread', () => {
  it('asks the worker it has warmed', async () => {
    const { thread, workers, latest } = warmThread();
    const answer = thread.ask('browse', question(1));
    expect(latest().asked).toEqual([{ job: 'browse', question: question(1) }]);
    latest().browsed(EMPTY_GRID);
    expect(await answer).toEqual(ANSWERED);
    expect(workers).toHaveLength(1);
  });

  it('starts a worker for the first question', async () => {
    const { thread, latest } = openThread();
    const answer = thread.ask('browse', question(1));
    latest().say({ kind: 'ready' });
    latest().browsed(EMPTY_GRID);
    expect(await answer).toEqual(ANSWERED);
  });

  it('asks one question at a time', async () => {
    const { thread, latest } = warmThread();
    const first = thread.ask('browse', question(1));
    const second = thread.ask('browse', question(2));
    expect(latest().asked).toHaveLength(1);
    latest().browsed();
    expect(await first).toEqual({ ok: true, value: [] });
    expect(latest().asked[1]).toEqual({ job: 'browse', question: question(2) });
    latest().browsed(EMPTY_GRID);
    expect(await second).toEqual(ANSWERED);
  });

  it('makes the worker rest while it is at work', () => {
    const { thread, latest } = warmThread();
    thread.rest(500);
    expect(latest().asked).toEqual([]);
    void thread.ask('browse', question(1));
    thread.rest(500);
    expect(latest().asked).toEqual([{ job: 'browse', question: question(1) }, { rest: 500 }]);
  });

  it('passes progress on', () => {
    const { thread, latest } = warmThread();
    const onProgress = vi.fn();
    void thread.ask('browse', question(1), { onProgress });
    latest().say({ kind: 'progress', progress: { solutions: 7 } });
    latest().say({ kind: 'alive' });
    expect(onProgress.mock.calls).toEqual([[{ solutions: 7 }]]);
  });
});

describe('cancelling', () => {
  it('is answered at once, and a worker that goes on is ended', async () => {
    const { thread, workers } = warmThread();
    const abort = new AbortController();
    const onProgress = vi.fn();
    const first = thread.ask('browse', question(1), { signal: abort.signal, onProgress });
    const second = thread.ask('browse', question(2));
    abort.abort();
    expect(await first).toEqual(CANCELLED);

    workers[0]?.say({ kind: 'progress', progress: { solutions: 7 } });
    expect(onProgress).not.toHaveBeenCalled();
    vi.advanceTimersByTime(200);
    expect(workers[0]?.terminated).toBe(true);
    expect(workers[1]?.asked).toEqual([{ job: 'browse', question: question(2) }]);
    workers[1]?.browsed(EMPTY_GRID);
    expect(await second).toEqual(ANSWERED);
  });

  it('leaves a fresh worker behind', async () => {
    const { thread, workers } = warmThread();
    const abort = new AbortController();
    const answer = thread.ask('browse', question(1), { signal: abort.signal });
    abort.abort();
    await answer;
    vi.advanceTimersByTime(200);
    expect(workers.map(({ terminated }) => terminated)).toEqual([true, false]);
  });

  it('keeps a worker that is done soon, and drops its answer', async () => {
    const { thread, workers, latest } = warmThread();
    const abort = new AbortController();
    const first = thread.ask('browse', question(1), { signal: abort.signal });
    abort.abort();
    const second = thread.ask('browse', question(2));
    latest().browsed();
    latest().browsed(EMPTY_GRID);
    vi.advanceTimersByTime(5000);
    expect(await first).toEqual(CANCELLED);
    expect(await second).toEqual(ANSWERED);
    expect(workers).toHaveLength(1);
    expect(latest().terminated).toBe(false);
  });

  it('removes a waiting question from the queue without disturbing the one before', async () => {
    const { thread, workers, latest } = warmThread();
    const abort = new AbortController();
    const first = thread.ask('browse', question(1));
    const second = thread.ask('browse', question(2), { signal: abort.signal });
    abort.abort();
    expect(await second).toEqual(CANCELLED);
    vi.advanceTimersByTime(1000);
    latest().browsed(EMPTY_GRID);
    expect(await first).toEqual(ANSWERED);
    expect(workers).toHaveLength(1);
    expect(latest().asked).toHaveLength(1);
  });

  it('asks nothing if the signal is already aborted', async () => {
    const { thread, latest } = warmThread();
    expect(await thread.ask('browse', question(1), { signal: AbortSignal.abort() })).toEqual(CANCELLED);
    expect(latest().asked).toEqual([]);
  });

  it('does nothing after the answer', async () => {
    const { thread, workers, latest } = warmThread();
    const abort = new AbortController();
    const answer = thread.ask('browse', question(1), { signal: abort.signal });
    latest().browsed(EMPTY_GRID);
    await answer;
    void thread.ask('browse', question(2));
    abort.abort();
    vi.advanceTimersByTime(1000);
    expect(workers).toHaveLength(1);
  });
});

describe('a crash', () => {
  it.each([
    ['silence', () => vi.advanceTimersByTime(2000)],
    ['an error', (worker: FakeWorker) => worker.onerror?.()],
    ['an unreadable message', (worker: FakeWorker) => worker.onmessageerror?.()],
  ])('by %s brings a new worker, which is asked again', async (_, crash) => {
    const { thread, workers, latest, onRestart } = warmThread();
    const answer = thread.ask('browse', question(1));
    crash(latest());
    expect(onRestart).toHaveBeenCalledOnce();
    expect(workers.map(({ terminated }) => terminated)).toEqual([true, false]);
    expect(latest().asked).toEqual([{ job: 'browse', question: question(1) }]);
    latest().browsed(EMPTY_GRID);
    expect(await answer).toEqual(ANSWERED);
  });

  it('is not what slow work is that gives signs of life, however long it takes', async () => {
    const { thread, workers, latest, onRestart } = warmThread();
    const answer = thread.ask('browse', question(1));
    for (let sign = 0; sign < 500; sign++) {
      vi.advanceTimersByTime(1700);
      latest().say({ kind: 'alive' });
    }
    latest().browsed(EMPTY_GRID);
    expect(await answer).toEqual(ANSWERED);
    expect(onRestart).not.toHaveBeenCalled();
    expect(workers).toHaveLength(1);
  });

  it('lets the new worker go on from what was found', () => {
    const { thread, latest } = warmThread();
    const found = vi.fn();
    const again = () => question(found.mock.calls.length + 10);
    void thread.ask('browse', question(1), { onProgress: found, again });
    for (const solutions of [3, 4]) latest().say({ kind: 'progress', progress: { solutions } });
    latest().onerror?.();
    expect(latest().asked).toEqual([{ job: 'browse', question: question(12) }]);
  });

  it('on the second attempt is reported, and the next question gets a new worker', async () => {
    const { thread, latest, onRestart } = warmThread();
    const first = thread.ask('browse', question(1));
    const second = thread.ask('browse', question(2));
    vi.advanceTimersByTime(2000);
    latest().say({ kind: 'ready' });
    vi.advanceTimersByTime(2000);
    expect(await first).toEqual(CRASHED);
    expect(onRestart).toHaveBeenCalledOnce();
    latest().browsed(EMPTY_GRID);
    expect(await second).toEqual(ANSWERED);
  });

  it('is what a worker counts as that cannot be created, and a question that cannot be sent', async () => {
    const reported = vi.fn();
    vi.stubGlobal('reportError', reported);
    const broken = createThread({
      newWorker: () => {
        throw new Error('no more workers');
      },
    });
    const asked = [broken.ask('browse', question(1)), broken.ask('browse', question(2))];
    expect(await Promise.all(asked)).toEqual([CRASHED, CRASHED]);
    const { thread, latest } = warmThread();
    latest().postMessage = () => {
      throw new DOMException('not cloneable', 'DataCloneError');
    };
    expect(await thread.ask('browse', question(1))).toEqual(CRASHED);
    expect(reported).toHaveBeenCalledTimes(3);
  });

  it('of a worker that cannot load ends after one retry', async () => {
    const { thread, workers, latest } = openThread();
    const answer = thread.ask('browse', question(1));
    latest().onerror?.();
    latest().onerror?.();
    expect(await answer).toEqual(CRASHED);
    expect(workers).toHaveLength(2);
  });

  it('without a question is repaired by the next question', async () => {
    const { thread, workers, latest, onRestart } = warmThread();
    latest().onerror?.();
    expect(workers).toHaveLength(1);
    const answer = thread.ask('browse', question(1));
    latest().browsed(EMPTY_GRID);
    expect(await answer).toEqual(ANSWERED);
    expect(workers).toHaveLength(2);
    expect(onRestart).not.toHaveBeenCalled();
  });

  it('during a cancelled question is not reported', async () => {
    const { thread, latest, onRestart } = warmThread();
    const abort = new AbortController();
    const first = thread.ask('browse', question(1), { signal: abort.signal });
    abort.abort();
    latest().onerror?.();
    const second = thread.ask('browse', question(2));
    latest().browsed(EMPTY_GRID);
    expect(await first).toEqual(CANCELLED);
    expect(await second).toEqual(ANSWERED);
    expect(onRestart).not.toHaveBeenCalled();
  });

  it('is not a job that gives signs of life, however long it takes', async () => {
    const { thread, workers, latest } = warmThread();
    const answer = thread.ask('browse', question(1));
    for (let second = 0; second < 60; second++) {
      vi.advanceTimersByTime(1000);
      latest().say(
        second % 2 === 0 ? { kind: 'alive' } : { kind: 'progress', progress: { solutions: second } },
      );
    }
    latest().browsed(EMPTY_GRID);
    expect(await answer).toEqual(ANSWERED);
    expect(workers).toHaveLength(1);
  });

  it('is not a slow network', async () => {
    const { thread, workers, latest } = openThread();
    const answer = thread.ask('browse', question(1));
    vi.advanceTimersByTime(20_000);
    expect(workers).toHaveLength(1);
    latest().say({ kind: 'ready' });
    latest().browsed(EMPTY_GRID);
    expect(await answer).toEqual(ANSWERED);
  });

  it('while the script is loading is noticed within 2 s', async () => {
    const { thread, workers, latest, onRestart } = openThread({ isHeardLoading: true });
    const answer = thread.ask('browse', question(1));
    latest().load();
    vi.advanceTimersByTime(2000);
    expect(onRestart).toHaveBeenCalledOnce();
    expect(workers.map(({ terminated }) => terminated)).toEqual([true, false]);
    latest().load();
    latest().browsed(EMPTY_GRID);
    expect(await answer).toEqual(ANSWERED);
  });

  it('before its first message is noticed within 2 s', () => {
    const { thread, workers } = openThread({ isHeardLoading: true });
    void thread.ask('browse', question(1));
    vi.advanceTimersByTime(2000);
    expect(workers).toHaveLength(2);
  });

  it('is not a script that takes a minute to load', async () => {
    const { thread, workers, latest } = openThread({ isHeardLoading: true });
    const answer = thread.ask('browse', question(1));
    for (let second = 0; second < 60; second++) {
      vi.advanceTimersByTime(1000);
      latest().load();
    }
    latest().say({ kind: 'ready' });
    latest().browsed(EMPTY_GRID);
    expect(await answer).toEqual(ANSWERED);
    expect(workers).toHaveLength(1);
  });

  it('is not a long silence of a worker that is allowed it', async () => {
    const workers: FakeWorker[] = [];
    const thread = createThread({
      silence: 20_000,
      newWorker: () => {
        const worker = new FakeWorker();
        workers.push(worker);
        return worker;
      },
    });
    const answer = thread.ask('browse', question(1));
    workers[0]?.say({ kind: 'ready' });
    vi.advanceTimersByTime(19_000);
    expect(workers).toHaveLength(1);
    workers[0]?.browsed(EMPTY_GRID);
    expect(await answer).toEqual(ANSWERED);
  });

  it('is not idleness', () => {
    const { workers } = warmThread();
    vi.advanceTimersByTime(3_600_000);
    expect(workers).toHaveLength(1);
    expect(workers[0]?.terminated).toBe(false);
  });
});

describe('a thread that is ended when idle', () => {
  it('is restarted unnoticed by the next question', async () => {
    const { thread, workers, latest, onRestart } = openThread({ idle: 60_000 });
    void thread.ask('browse', question(1));
    latest().browsed(EMPTY_GRID);
    vi.advanceTimersByTime(59_000);
    expect(latest().terminated).toBe(false);
    vi.advanceTimersByTime(1_000);
    expect(latest().terminated).toBe(true);
    const answer = thread.ask('browse', question(2));
    expect(workers).toHaveLength(2);
    latest().browsed(EMPTY_GRID);
    expect(await answer).toEqual(ANSWERED);
    expect(onRestart).not.toHaveBeenCalled();
  });

  it('is not ended while it works, nor soon after', () => {
    const { thread, workers, latest } = openThread({ idle: 60_000 });
    void thread.ask('browse', question(1));
    latest().browsed(EMPTY_GRID);
    vi.advanceTimersByTime(59_000);
    void thread.ask('browse', question(2));
    for (let second = 0; second < 100; second++) {
      latest().say({ kind: 'alive' });
      vi.advanceTimersByTime(1_000);
    }
    latest().browsed(EMPTY_GRID);
    vi.advanceTimersByTime(59_000);
    expect(workers).toHaveLength(1);
    expect(workers[0]?.terminated).toBe(false);
  });
});

describe('disposing', () => {
  it('ends the worker and cancels open and later questions', async () => {
    const { thread, workers, latest } = warmThread();
    const first = thread.ask('browse', question(1));
    const second = thread.ask('browse', question(2));
    thread.dispose();
    expect(latest().terminated).toBe(true);
    expect(await first).toEqual(CANCELLED);
    expect(await second).toEqual(CANCELLED);
    expect(await thread.ask('browse', question(3))).toEqual(CANCELLED);
    thread.warm();
    vi.advanceTimersByTime(60_000);
    expect(workers).toHaveLength(1);
  });
});

it('its worker counts as busy until it has answered, crashed for good, or been ended', () => {
  const others = busyWorkers();
  const { thread, latest } = openThread();
  const busy = (): number => busyWorkers() - others;
  thread.warm();
  expect(busy()).toBe(0);
  void thread.ask('browse', question(1));
  void thread.ask('browse', question(2));
  expect(busy()).toBe(1);
  latest().browsed();
  expect(busy()).toBe(1);
  latest().browsed();
  expect(busy()).toBe(0);
  void thread.ask('browse', question(3));
  latest().onerror?.();
  expect(busy()).toBe(1);
  latest().onerror?.();
  expect(busy()).toBe(0);
  const stop = new AbortController();
  void thread.ask('browse', question(4), { signal: stop.signal });
  stop.abort();
  vi.advanceTimersByTime(200);
  expect(busy()).toBe(0);
  void thread.ask('browse', question(5));
  thread.dispose();
  expect(busy()).toBe(0);
});
