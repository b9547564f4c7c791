import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { EMPTY_GRID, grid } from '../../sudoku/core';
import { type SearchRequest, STRATEGIES } from '../../sudoku/search';
import type { WorkerLike } from '../supervisor';
import { pageSearchWorkers } from '../testing';
import type { RecordingLimits, SearchStatus, TimeMachineOrder, TimeMachineReply } from './protocol';
import { createSearchWorkers, type SearchWorkersOptions } from './searchWorkers';

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

/** A worker that is controlled by the test. */
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

  it('show a state that was asked for before it is recorded, as the page does after a crash', async () => {
    const told = { onStatus: vi.fn(), onRestart: vi.fn(), onFailed: vi.fn() };
    const workers = pageSearchWorkers(told);
    workers.record(REQUEST, NO_LIMITS);
    const [seen, stack, lines] = await Promise.all([
      workers.ask('seek', { step: STEPS }),
      workers.ask('stack', { step: 20 }),
      workers.ask('lines', { step: 1 }),
    ]);
    expect(seen).toMatchObject({ ok: true, value: { step: STEPS, outcome: 'solved' } });
    expect([stack.ok, lines.ok]).toEqual([true, true]);
    expect(await workers.ask('seek', { step: STEPS + 1 })).toEqual({
      ok: false,
      error: { kind: 'notRecorded' },
    });
    expect(told.onRestart).not.toHaveBeenCalled();
    workers.dispose();
  });

  it('play on, up to the first state that meets a condition', async () => {
    const { workers } = await run();
    const conditions = [{ kind: 'deadEnd' }] as const;
    const met = await workers.ask('play', { from: 0, to: STEPS, conditions });
    if (!met.ok) throw new Error('no answer');
    expect(met.value).toMatchObject({ met: 0, view: { outcome: 'deadEnd' } });
    const next = await workers.ask('play', { from: 0, to: met.value.view.step - 1, conditions });
    expect(next).toMatchObject({ ok: true, value: { met: null, view: { step: met.value.view.step - 1 } } });
    const back = await workers.ask('play', { from: met.value.view.step + 3, to: 0, conditions });
    expect(back).toMatchObject({ ok: true, value: { met: 0, view: { step: met.value.view.step } } });
    workers.dispose();
  });

  it('show the same state after they were ended', async () => {
    const { workers } = await run();
    const before = await workers.ask('seek', { step: 20 });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await workers.ask('seek', { step: 21 });
    vi.advanceTimersByTime(60_000);
    vi.useRealTimers();
    expect(await workers.ask('seek', { step: 20 })).toEqual(before);
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

  it('are started when a search is recorded, and get its order', () => {
    const { workers, recorders, timeMachines, onStatus } = held();
    expect(recorders).toHaveLength(0);
    workers.record(REQUEST, NO_LIMITS);
    expect(recorders[0]?.orders).toMatchObject([{ kind: 'record', request: REQUEST }]);
    expect(timeMachines[0]?.orders).toMatchObject([{ kind: 'open', request: REQUEST }]);
    timeMachines[0]?.says({ kind: 'status', run: 1, status: STATUS });
    expect(onStatus).toHaveBeenCalledWith(STATUS);
  });

  it('drop the search before', async () => {
    const { workers, timeMachines, onStatus } = held();
    workers.record(REQUEST, NO_LIMITS);
    const asked = workers.ask('seek', { step: 1 });
    workers.record(REQUEST, NO_LIMITS);
    expect(await asked).toEqual({ ok: false, error: { kind: 'cancelled' } });
    timeMachines[0]?.says({ kind: 'status', run: 1, status: STATUS });
    expect(onStatus).not.toHaveBeenCalled();
  });

  it('are told of a cancelled question', async () => {
    const { workers, timeMachines } = held();
    workers.record(REQUEST, NO_LIMITS);
    const giveUp = new AbortController();
    const asked = workers.ask('seek', { step: 1 }, { signal: giveUp.signal });
    giveUp.abort();
    expect(await asked).toEqual({ ok: false, error: { kind: 'cancelled' } });
    expect(timeMachines[0]?.orders.at(-1)).toMatchObject({ kind: 'cancel' });
  });

  it.each(['recorder', 'time machine'])('are restarted if the %s falls silent', async (which) => {
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

  it('fail if one crashes again, until another search', () => {
    const { workers, recorders, onRestart, onFailed } = held();
    workers.record(REQUEST, NO_LIMITS);
    recorders[0]?.onerror?.();
    recorders[1]?.onerror?.();
    expect([onRestart, onFailed].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
    expect(recorders).toHaveLength(2);
    workers.record(REQUEST, NO_LIMITS);
    expect(recorders).toHaveLength(3);
  });

  it('may be silent without a question', () => {
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

  describe('without a question for a minute', () => {
    const MINUTE = 60_000;
    const SHORT: SearchStatus = { ...STATUS, end: { kind: 'solved' } };

    /** Workers that have recorded a search to its end. */
    function done(status = SHORT) {
      const opened = held();
      opened.workers.record(REQUEST, NO_LIMITS);
      opened.timeMachines[0]?.says({ kind: 'status', run: 1, status });
      const areEnded = () => [...opened.recorders, ...opened.timeMachines].map(({ ended }) => ended);
      return { ...opened, areEnded };
    }

    it('are ended, and restarted unnoticed by the next question', async () => {
      const { workers, recorders, timeMachines, areEnded, onStatus, onRestart } = done();
      vi.advanceTimersByTime(MINUTE - 1);
      expect(areEnded()).toEqual([false, false]);
      vi.advanceTimersByTime(1);
      expect(areEnded()).toEqual([true, true]);

      const asked = workers.ask('seek', { step: 7 });
      expect(recorders[1]?.orders).toMatchObject([{ kind: 'record', request: REQUEST }]);
      const returned = timeMachines[1];
      expect(returned?.orders).toMatchObject([{ kind: 'open', run: 2 }]);
      returned?.says({ kind: 'status', run: 2, status: { ...STATUS, steps: 3 } });
      expect(returned?.orders).toHaveLength(1);
      returned?.says({ kind: 'status', run: 2, status: SHORT });
      expect(returned?.orders[1]).toMatchObject({ kind: 'ask', run: 2, job: 'seek', question: { step: 7 } });
      returned?.says({ kind: 'answer', id: 1, answer: null });
      expect(await asked).toEqual({ ok: true, value: null });
      expect(onStatus.mock.calls).toEqual([[SHORT]]);
      expect(onRestart).not.toHaveBeenCalled();
      vi.advanceTimersByTime(MINUTE);
      expect(areEnded()).toEqual([true, true, true, true]);
    });

    it('are kept as long as there is a question now and then', async () => {
      const { workers, timeMachines, areEnded } = done();
      vi.advanceTimersByTime(MINUTE - 1);
      const asked = workers.ask('seek', { step: 1 });
      timeMachines[0]?.says({ kind: 'answer', id: 1, answer: null });
      await asked;
      vi.advanceTimersByTime(MINUTE - 1);
      expect(areEnded()).toEqual([false, false]);
    });

    it.each<[string, SearchStatus]>([
      ['took long to record', { ...SHORT, milliseconds: 5000 }],
      ['could go on', { ...SHORT, end: { kind: 'capped', by: 'person' } }],
      ['is on its way', STATUS],
    ])('are kept with a recording that %s', (_, status) => {
      const { recorders, timeMachines, areEnded } = done(status);
      for (let second = 0; second < 120; second++) {
        for (const worker of [...recorders, ...timeMachines]) worker.says({ kind: 'alive' });
        vi.advanceTimersByTime(1000);
      }
      expect(areEnded()).toEqual([false, false]);
    });

    it('end a question during their restart if they crash, or if another search is recorded', async () => {
      const { workers, timeMachines, onRestart } = done();
      vi.advanceTimersByTime(MINUTE);
      const lost = workers.ask('seek', { step: 1 });
      timeMachines[1]?.onerror?.();
      expect(await lost).toEqual({ ok: false, error: { kind: 'crashed' } });
      expect(onRestart).toHaveBeenCalledOnce();

      workers.record(REQUEST, NO_LIMITS);
      timeMachines[2]?.says({ kind: 'status', run: 4, status: SHORT });
      vi.advanceTimersByTime(MINUTE);
      const replaced = workers.ask('seek', { step: 1 });
      workers.record(REQUEST, NO_LIMITS);
      expect(await replaced).toEqual({ ok: false, error: { kind: 'cancelled' } });
    });
  });
});
