import { afterEach, expect, it, vi } from 'vitest';
import { type Cell, EMPTY_GRID, put } from '../sudoku/core';
import { type SearchRequest, STRATEGIES } from '../sudoku/search';
import { createClipWorker } from './clip/clipWorker';
import type { ClipSetup } from './clip/protocol';
import { createPool } from './pool';
import type { RecordingLimits, SearchStatus } from './search/protocol';
import { supervise, type WorkerLike } from './supervisor';
import { pageRacers, pageSearchWorkers } from './testing';
import { createThread } from './thread';

/* Unwanted work ends within 100 ms, in every kind of worker. */

const WITHIN = 100;

/** A worker that receives no messages, like one in a busy loop. */
class DeafWorker implements WorkerLike {
  onmessage = null;
  onerror = null;
  onmessageerror = null;
  ended = false;
  postMessage(): void {}
  terminate(): void {
    this.ended = true;
  }
}

function deafWorkers() {
  const all: DeafWorker[] = [];
  const newWorker = () => {
    all.push(new DeafWorker());
    return all.at(-1) as DeafWorker;
  };
  return { newWorker, areEnded: () => all.map(({ ended }) => ended) };
}

afterEach(() => {
  vi.useRealTimers();
});

it('unwanted work that goes on is ended with its worker, and a new worker is ready', () => {
  vi.useFakeTimers();
  const { newWorker, areEnded } = deafWorkers();
  const worker = supervise({ newWorker, onReply: () => {}, onCrash: () => {} });
  const onEnded = vi.fn();
  worker.start();
  worker.expectReplies();
  worker.giveUp(onEnded);
  vi.advanceTimersByTime(WITHIN - 1);
  expect(areEnded()).toEqual([false]);
  vi.advanceTimersByTime(1);
  expect(areEnded()).toEqual([true, false]);
  expect(onEnded).toHaveBeenCalledOnce();
});

it('unwanted work that ends soon keeps its worker', () => {
  vi.useFakeTimers();
  const { newWorker, areEnded } = deafWorkers();
  const worker = supervise({ newWorker, onReply: () => {}, onCrash: () => {} });
  const onEnded = vi.fn();
  worker.start();
  worker.giveUp(onEnded);
  vi.advanceTimersByTime(WITHIN - 1);
  worker.expectNothing();
  vi.advanceTimersByTime(60_000);
  expect(areEnded()).toEqual([false]);
  expect(onEnded).not.toHaveBeenCalled();
});

it('a cancelled question of a thread is answered at once, and its worker is ended', async () => {
  vi.useFakeTimers();
  const { newWorker, areEnded } = deafWorkers();
  const thread = createThread({ newWorker });
  const abort = new AbortController();
  const asked = thread.ask('assess', { givens: EMPTY_GRID, limit: 2 }, { signal: abort.signal });
  abort.abort();
  expect(await asked).toEqual({ ok: false, error: { kind: 'cancelled' } });
  vi.advanceTimersByTime(WITHIN);
  expect(areEnded()).toEqual([true, false]);
});

it('the workers of a pool are ended at once, and its questions are answered', async () => {
  const { newWorker, areEnded } = deafWorkers();
  const pool = createPool(2, () => createThread({ newWorker }));
  const asked = [1, 2].map((limit) => pool.ask('assess', { givens: EMPTY_GRID, limit }));
  pool.dispose();
  expect(areEnded()).toEqual([true, true]);
  expect((await Promise.all(asked)).map(({ ok }) => ok)).toEqual([false, false]);
});

it('a clip is ended at once', () => {
  const { newWorker, areEnded } = deafWorkers();
  const clip = createClipWorker({} as ClipSetup, newWorker);
  void clip.begin();
  clip.dispose();
  expect(areEnded()).toEqual([true]);
});

/** All solutions of a board with one given: a search that does not end in any reasonable time. */
const ENDLESS: SearchRequest = {
  strategy: 'propagation',
  givens: put(EMPTY_GRID, 0 as Cell, 1),
  options: { ...STRATEGIES.propagation.defaults, all: true },
};

it('a cancelled walk through a recording makes way for the next question', async () => {
  let last: SearchStatus | null = null;
  const workers = pageSearchWorkers({
    onStatus: (status) => {
      last = status;
    },
    onRestart: vi.fn(),
    onFailed: vi.fn(),
  });
  const limits: RecordingLimits = { steps: 1_000_000, bytes: Number.POSITIVE_INFINITY, milliseconds: 60_000 };
  workers.record(ENDLESS, limits);
  await vi.waitFor(() => expect(last?.end).toBeTruthy(), { timeout: 10_000 });
  const abort = new AbortController();
  const isWalking = new Promise((resolve) => {
    const options = { signal: abort.signal, onProgress: resolve };
    // A given is never eliminated, so this question searches the whole recording.
    const never = { kind: 'eliminated', cell: 0 as Cell, digit: 1 } as const;
    void workers.ask('find', { conditions: [never], from: 0, range: { direction: 'next' } }, options);
  });
  await isWalking;
  const since = performance.now();
  abort.abort();
  expect(await workers.ask('seek', { step: 7 })).toMatchObject({ ok: true, value: { step: 7 } });
  expect(performance.now() - since).toBeLessThan(WITHIN);
  workers.dispose();
});

it('a race ends, with its results so far', async () => {
  const racers = pageRacers({ size: 1 });
  const limits = {
    steps: Number.POSITIVE_INFINITY,
    milliseconds: Number.POSITIVE_INFINITY,
    again: 0,
    repeat: 0,
  };
  const hear = vi.fn();
  const lanes = [1, 2, 3, 4].map(() => racers.run([ENDLESS], limits, { onNews: hear, onCrash: vi.fn() }));
  await vi.waitFor(() => expect(hear).toHaveBeenCalled());
  const since = performance.now();
  hear.mockClear();
  for (const lane of lanes) lane.stop();
  await vi.waitFor(() => expect(hear.mock.calls.filter(([{ done }]) => done)).toHaveLength(4), {
    interval: 5,
  });
  expect(performance.now() - since).toBeLessThan(WITHIN);
});
