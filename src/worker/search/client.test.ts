import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { EMPTY_GRID, grid } from '../../sudoku/core';
import { type SearchRequest, STRATEGIES } from '../../sudoku/search';
import type { WorkerLike } from '../supervisor';
import { pageSearchWorkers } from '../testing';
import { createSearchWorkers, type SearchWorkersOptions } from './client';
import type { RecordingLimits, SearchStatus, TimeMachineOrder, TimeMachineReply } from './protocol';

const REQUEST: SearchRequest = {
  strategy: 'rowByRow',
  givens: grid('..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..'),
  options: STRATEGIES.rowByRow.defaults,
};
const STEPS = 351;
const NO_LIMITS: RecordingLimits = {
  steps: Number.POSITIVE_INFINITY,
  bytes: Number.POSITIVE_INFINITY,
  milliseconds: Number.POSITIVE_INFINITY,
};

/** A worker that does only what a test says. */
class HeldWorker implements WorkerLike {
  onmessage: ((event: MessageEvent<TimeMachineReply>) => void) | null = null;
  onerror: (() => void) | null = null;
  onmessageerror: (() => void) | null = null;
  readonly orders: TimeMachineOrder[] = [];
  ended = false;

  postMessage(order: TimeMachineOrder): void {
    this.orders.push(order);
  }
  terminate(): void {
    this.ended = true;
  }
  says(reply: TimeMachineReply): void {
    this.onmessage?.(new MessageEvent('message', { data: reply }));
  }
}

function held() {
  const recorders: HeldWorker[] = [];
  const timeMachines: HeldWorker[] = [];
  const hire = (list: HeldWorker[]) => () => {
    const worker = new HeldWorker();
    list.push(worker);
    return worker;
  };
  const told = { onStatus: vi.fn(), onRestart: vi.fn(), onFailed: vi.fn() } satisfies SearchWorkersOptions;
  const workers = createSearchWorkers({
    ...told,
    newRecorder: hire(recorders),
    newTimeMachine: hire(timeMachines),
  });
  return { workers, recorders, timeMachines, ...told };
}

const STATUS: SearchStatus = {
  steps: 10,
  end: null,
  bytes: 100,
  counters: null,
  searched: 0,
  milliseconds: 1,
};

describe('the workers of Watch, with the real work', () => {
  const run = async (limits: Partial<RecordingLimits> = {}, request = REQUEST) => {
    let last: SearchStatus | null = null;
    const workers = pageSearchWorkers({
      onStatus: (status) => {
        last = status;
      },
      onRestart: vi.fn(),
      onFailed: vi.fn(),
    });
    workers.record(request, { ...NO_LIMITS, ...limits });
    await vi.waitFor(() => expect(last?.end).toBeTruthy());
    return { workers, status: () => last };
  };

  it('record a search and show its states', async () => {
    const { workers, status } = await run();
    expect(status()).toMatchObject({ steps: STEPS, end: { kind: 'solved' } });
    expect(await workers.ask('seek', { step: STEPS })).toMatchObject({
      ok: true,
      value: { step: STEPS, outcome: 'solved' },
    });
    expect(await workers.ask('stack', { step: 20 })).toMatchObject({ ok: true });
    workers.dispose();
  });

  it('play on, up to the first state that answers', async () => {
    const { workers } = await run();
    const quests = [{ kind: 'deadEnd' }] as const;
    const met = await workers.ask('play', { from: 0, to: STEPS, quests });
    if (!met.ok) throw new Error('no answer');
    expect(met.value).toMatchObject({ met: 0, view: { outcome: 'deadEnd' } });
    const next = await workers.ask('play', { from: 0, to: met.value.view.step - 1, quests });
    expect(next).toMatchObject({ ok: true, value: { met: null, view: { step: met.value.view.step - 1 } } });
    const back = await workers.ask('play', { from: met.value.view.step + 3, to: 0, quests });
    expect(back).toMatchObject({ ok: true, value: { met: 0, view: { step: met.value.view.step } } });
    workers.dispose();
  });

  it('say when a limit has ended a recording', async () => {
    const { status } = await run({ steps: 100 });
    expect(status()).toMatchObject({ steps: 100, end: { kind: 'capped', by: 'steps' } });
    const endless: SearchRequest = {
      strategy: 'rowByRow',
      givens: EMPTY_GRID,
      options: { ...STRATEGIES.rowByRow.defaults, all: true },
    };
    const { status: late } = await run({ milliseconds: 0 }, endless);
    expect(late()?.end).toEqual({ kind: 'capped', by: 'time' });
  });
});

describe('the workers of Watch', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('are started when a search is recorded, and told of it', () => {
    const { workers, recorders, timeMachines, onStatus } = held();
    expect(recorders).toHaveLength(0);
    workers.record(REQUEST, NO_LIMITS);
    expect(recorders[0]?.orders).toMatchObject([{ kind: 'record', request: REQUEST }]);
    expect(timeMachines[0]?.orders).toMatchObject([{ kind: 'open', request: REQUEST }]);
    timeMachines[0]?.says({ kind: 'status', run: 1, status: STATUS });
    expect(onStatus).toHaveBeenCalledWith(STATUS);
  });

  it('forget the search before', async () => {
    const { workers, timeMachines, onStatus } = held();
    workers.record(REQUEST, NO_LIMITS);
    const asked = workers.ask('seek', { step: 1 });
    workers.record(REQUEST, NO_LIMITS);
    expect(await asked).toEqual({ ok: false, error: { kind: 'cancelled' } });
    timeMachines[0]?.says({ kind: 'status', run: 1, status: STATUS });
    expect(onStatus).not.toHaveBeenCalled();
  });

  it('are told of a question given up', async () => {
    const { workers, timeMachines } = held();
    workers.record(REQUEST, NO_LIMITS);
    const giveUp = new AbortController();
    const asked = workers.ask('seek', { step: 1 }, { signal: giveUp.signal });
    giveUp.abort();
    expect(await asked).toEqual({ ok: false, error: { kind: 'cancelled' } });
    expect(timeMachines[0]?.orders.at(-1)).toMatchObject({ kind: 'cancel' });
  });

  it.each(['recorder', 'time machine'])('are started again where the %s falls silent', async (which) => {
    const { workers, recorders, timeMachines, onRestart } = held();
    workers.record(REQUEST, NO_LIMITS);
    for (const worker of [...recorders, ...timeMachines]) worker.says({ kind: 'ready' });
    const asked = workers.ask('seek', { step: 1 });
    const living = which === 'recorder' ? timeMachines[0] : recorders[0];
    for (let look = 0; look < 8; look++) {
      living?.says({ kind: 'alive' });
      vi.advanceTimersByTime(250);
    }
    expect(onRestart).toHaveBeenCalledOnce();
    expect(await asked).toEqual({ ok: false, error: { kind: 'crashed' } });
    expect([recorders, timeMachines].map((list) => list.map(({ ended }) => ended))).toEqual([
      [true, false],
      [true, false],
    ]);
    expect(recorders[1]?.orders).toMatchObject([{ kind: 'record', request: REQUEST }]);
  });

  it('give up where one crashes again, until another search', () => {
    const { workers, recorders, onRestart, onFailed } = held();
    workers.record(REQUEST, NO_LIMITS);
    recorders[0]?.onerror?.();
    recorders[1]?.onerror?.();
    expect([onRestart, onFailed].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
    expect(recorders).toHaveLength(2);
    workers.record(REQUEST, NO_LIMITS);
    expect(recorders).toHaveLength(3);
  });

  it('may be silent while nothing is asked of them', () => {
    const { workers, recorders, timeMachines, onRestart } = held();
    workers.record(REQUEST, NO_LIMITS);
    for (const worker of [...recorders, ...timeMachines]) worker.says({ kind: 'ready' });
    workers.pause();
    vi.advanceTimersByTime(60_000);
    expect(onRestart).not.toHaveBeenCalled();
    workers.resume();
    timeMachines[0]?.says({ kind: 'status', run: 1, status: { ...STATUS, end: { kind: 'solved' } } });
    vi.advanceTimersByTime(60_000);
    expect(onRestart).not.toHaveBeenCalled();
  });
});
