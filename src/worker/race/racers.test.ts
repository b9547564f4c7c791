import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { EMPTY_GRID, grid } from '../../sudoku/core';
import { type SearchRequest, STRATEGIES } from '../../sudoku/search';
import type { WorkerLike } from '../supervisor';
import { pageRacers } from '../testing';
import type { Divergence, FinishedSearch, LaneNews, RaceLimits, RacerOrder, RacerReply } from './protocol';
import { createRacer, nextPace } from './racer';
import { createRacers } from './racers';

const EASY = grid('53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79');
const search = (givens = EASY): SearchRequest => ({
  strategy: 'rowByRow',
  givens,
  options: STRATEGIES.rowByRow.defaults,
});
const ENDLESS: SearchRequest = {
  strategy: 'rowByRow',
  givens: EMPTY_GRID,
  options: { ...STRATEGIES.rowByRow.defaults, all: true },
};
const LIMITS: RaceLimits = {
  steps: Number.POSITIVE_INFINITY,
  milliseconds: Number.POSITIVE_INFINITY,
  again: 0,
  repeat: 0,
};
const FOREVER = { from: 0, milliseconds: Number.POSITIVE_INFINITY };

/** A worker that is controlled by the test. */
class HeldWorker implements WorkerLike {
  onmessage: ((event: MessageEvent<RacerReply>) => void) | null = null;
  onerror: (() => void) | null = null;
  onmessageerror: (() => void) | null = null;
  readonly orders: RacerOrder[] = [];
  ended = false;

  postMessage(order: RacerOrder): void {
    this.orders.push(order);
  }
  terminate(): void {
    this.ended = true;
  }
  says(reply: RacerReply): void {
    this.onmessage?.(new MessageEvent('message', { data: reply }));
  }
}

function held(size = 1) {
  const workers: HeldWorker[] = [];
  const onRestart = vi.fn();
  const racers = createRacers({
    size,
    onRestart,
    newWorker: () => {
      const worker = new HeldWorker();
      workers.push(worker);
      return worker;
    },
  });
  const hear = { onNews: vi.fn<(news: LaneNews) => void>(), onCrash: vi.fn() };
  return { racers, workers, onRestart, hear };
}

const FINISHED: FinishedSearch = {
  steps: 1,
  guesses: 1,
  backtracks: 0,
  deadEnds: 0,
  forced: 0,
  eliminations: 0,
  maxDepth: 1,
  solutions: 1,
  milliseconds: 1,
  end: 'finished',
};
const news = (lane: number, change: Partial<LaneNews> = {}): RacerReply => ({
  kind: 'news',
  lane,
  news: { finished: [], current: null, fills: [], done: false, ...change },
});

describe('a racer that falls silent', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is noticed after two seconds, restarted once, and reported', () => {
    const { racers, workers, onRestart, hear } = held();
    racers.run([search()], LIMITS, hear);
    workers[0]?.says({ kind: 'alive' });
    vi.advanceTimersByTime(1_750);
    expect(onRestart).not.toHaveBeenCalled();
    vi.advanceTimersByTime(250);
    expect(onRestart).toHaveBeenCalledOnce();
    expect(workers).toHaveLength(2);
    expect(workers[0]?.ended).toBe(true);
    expect(workers[1]?.orders).toEqual(workers[0]?.orders);
    workers[1]?.says({ kind: 'alive' });
    vi.advanceTimersByTime(2_000);
    expect(hear.onCrash).toHaveBeenCalledOnce();
    expect(onRestart).toHaveBeenCalledOnce();
    expect(workers).toHaveLength(2);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is given time to load', () => {
    const { racers, workers, onRestart, hear } = held();
    racers.run([search()], LIMITS, hear);
    vi.advanceTimersByTime(20_000);
    expect(onRestart).not.toHaveBeenCalled();
    vi.advanceTimersByTime(10_000);
    expect(onRestart).toHaveBeenCalledOnce();
    expect(workers).toHaveLength(2);
  });

  it('is not restarted while it gives signs of life', () => {
    const { racers, workers, onRestart, hear } = held();
    racers.run([search()], LIMITS, hear);
    for (let time = 0; time < 10_000; time += 250) {
      workers[0]?.says({ kind: 'alive' });
      vi.advanceTimersByTime(250);
    }
    expect(onRestart).not.toHaveBeenCalled();
    workers[0]?.says(news(1, { done: true }));
    expect(workers[0]?.ended).toBe(false);
    vi.advanceTimersByTime(60_000);
    expect(workers[0]?.ended).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('goes on after the searches that had ended', () => {
    const { racers, workers, hear } = held();
    racers.run([search(), search(EMPTY_GRID), search()], LIMITS, hear);
    workers[0]?.says(news(1, { finished: [FINISHED] }));
    vi.advanceTimersByTime(2_000);
    expect(workers[1]?.orders).toMatchObject([
      { kind: 'run', requests: [{ givens: EMPTY_GRID }, { givens: EASY }] },
    ]);
  });

  it('goes on comparing from the step it had reached', () => {
    const { racers, workers, onRestart } = held();
    const hear = { onNews: vi.fn(), onCrash: vi.fn() };
    racers.diverge([search(), search()], FOREVER, hear);
    workers[0]?.says({ kind: 'divergence', lane: 1, divergence: { kind: 'looking', steps: 1234 } });
    vi.advanceTimersByTime(2_000);
    expect(onRestart).toHaveBeenCalledOnce();
    expect(workers[1]?.orders).toMatchObject([{ kind: 'diverge', comparing: { from: 1234 } }]);
  });

  it('is not restarted for a stopped search, and is not waited for', () => {
    const { racers, workers, onRestart, hear } = held();
    const lane = racers.run([search()], LIMITS, hear);
    workers[0]?.says({ kind: 'alive' });
    lane.stop();
    vi.advanceTimersByTime(2_000);
    expect(onRestart).not.toHaveBeenCalled();
    expect(hear.onCrash).not.toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(0);
    racers.run([search()], LIMITS, hear);
    expect(workers).toHaveLength(2);
  });

  it('does not disturb the others', () => {
    const { racers, workers, onRestart, hear } = held(2);
    racers.run([search()], LIMITS, hear);
    racers.run([search()], LIMITS, hear);
    for (let time = 0; time < 2_000; time += 250) {
      for (const worker of workers) worker.says({ kind: 'alive' });
      vi.advanceTimersByTime(250);
    }
    workers[0]?.onerror?.();
    expect(onRestart).toHaveBeenCalledOnce();
    expect(workers.map(({ orders }) => orders.length)).toEqual([1, 1, 1]);
  });
});

describe('a racer at work', () => {
  it('gives a sign of life at least every 250 ms, even while it only compares', async () => {
    // A clock that advances by this much whenever it is read, however busy the machine is.
    let time = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => (time += 5));
    onTestFinished(() => void vi.restoreAllMocks());
    const posts: number[] = [];
    const crash = vi.fn();
    const obey = createRacer({ post: () => posts.push(time), crash });
    obey({ kind: 'diverge', lane: 1, pair: [ENDLESS, ENDLESS], comparing: FOREVER });
    await vi.waitFor(() => expect(posts.length).toBeGreaterThan(3), { timeout: 20_000 });
    obey({ kind: 'stop', lane: 1 });
    const pauses = posts.slice(1).map((at, index) => at - (posts[index] ?? 0));
    expect(Math.max(...pauses)).toBeLessThanOrEqual(250);
    expect(crash).not.toHaveBeenCalled();
  });

  it('reports the progress of a comparison, ends when it is stopped, and goes on from there', async () => {
    const racers = pageRacers({ size: 1 });
    const heard: Divergence[] = [];
    const compare = (from: number, milliseconds: number) =>
      racers.diverge(
        [ENDLESS, ENDLESS],
        { from, milliseconds },
        {
          onNews: (found) => heard.push(found),
          onCrash: () => heard.push({ kind: 'never', steps: -1 }),
        },
      );
    const lane = compare(0, Number.POSITIVE_INFINITY);
    await vi.waitFor(() => expect(heard.at(-1)?.kind).toBe('looking'), { timeout: 20_000 });
    lane.stop();
    await vi.waitFor(() => expect(heard.at(-1)?.kind).toBe('notYet'), { timeout: 20_000 });
    const last = heard.at(-1);
    const steps = last?.kind === 'notYet' ? last.steps : 0;
    expect(steps).toBeGreaterThan(0);
    compare(steps + 1_000_000, 50);
    await vi.waitFor(() => expect(heard.at(-1)).not.toBe(last), { timeout: 20_000 });
    await vi.waitFor(() => expect(heard.at(-1)?.kind).toBe('notYet'), { timeout: 20_000 });
    expect(heard.at(-1)).toMatchObject({ kind: 'notYet' });
    const then = heard.at(-1);
    expect(then?.kind === 'notYet' ? then.steps : 0).toBeGreaterThanOrEqual(steps + 1_000_000);
  });

  it.each([
    ['is doubled where it took less than half a turn', 1000, 1000, 1, 2000],
    ['is fitted to a turn', 1000, 1000, 16, 500],
    ['is never slower than at first', 300, 300, 100, 256],
    ['is never so fast that a counter overflows', 2 ** 26, 2 ** 26, 1, 2 ** 26],
    ['stays where the search ended early: the next one may be long', 1000, 999, 0.01, 1000],
  ])('has a pace that %s', (_, pace, made, took, next) => {
    expect(nextPace(pace, made, took)).toBe(next);
  });

  it('measures the time of a search that the engine has compiled', async () => {
    const racers = pageRacers({ size: 1 });
    const news = await new Promise<LaneNews>((resolve, reject) => {
      racers.run(
        [search(), search()],
        { ...LIMITS, again: Number.POSITIVE_INFINITY, repeat: 5 },
        {
          onNews: (news) => news.done && resolve(news),
          onCrash: () => reject(new Error('crash')),
        },
      );
    });
    const [first, second] = news.finished;
    expect(news.finished).toHaveLength(2);
    expect(first).toMatchObject({ end: 'finished', solutions: 1, steps: second?.steps });
    for (const { milliseconds } of news.finished) expect(milliseconds).toBeGreaterThan(0);
  });

  it('finds the same difference from the start and from a later step', async () => {
    const descending: SearchRequest = {
      ...search(),
      strategy: 'singlesFirst',
      options: { ...STRATEGIES.singlesFirst.defaults, digits: { kind: 'descending' } },
    };
    const hard = grid('8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..');
    const pair = [
      { strategy: 'singlesFirst', givens: hard, options: STRATEGIES.singlesFirst.defaults },
      { ...descending, givens: hard },
    ] as const satisfies readonly SearchRequest[];
    const racers = pageRacers({ size: 1 });
    const find = (from: number) =>
      new Promise<Divergence>((resolve, reject) => {
        racers.diverge(
          pair,
          { ...FOREVER, from },
          { onNews: resolve, onCrash: () => reject(new Error('crash')) },
        );
      });
    const first = await find(0);
    expect(first.kind).toBe('at');
    const step = first.kind === 'at' ? first.step : 0;
    expect(await find(step - 1)).toEqual(first);
  });
});
