import type { StoreApi } from 'zustand/vanilla';
import type { LaneNews, RaceLane, Racers } from '../../worker';
import { requestOf } from '../shared/searchOptions';
import type { CompareState, RaceRow } from './state';

/** A search that takes less than a second is repeated for some milliseconds, so that a slow start does not count. */
const AGAIN = 1000;
const REPEAT = 20;

const NOTHING: RaceRow = {
  phase: 'running',
  tally: {
    steps: 0,
    guesses: 0,
    backtracks: 0,
    deadEnds: 0,
    forced: 0,
    eliminations: 0,
    maxDepth: 0,
    solutions: 0,
    milliseconds: 0,
  },
  fills: [],
};

/** The race on one puzzle. */
export interface Race {
  start(): void;
  /** Stops one contestant, or all. */
  stop(id?: number): void;
  /** Looks for where the searches of the pair part, for as long as a strategy may take. */
  compare(): void;
  /** Goes on looking from the step reached, until they part or the person stops it. */
  compareOn(): void;
  /** Stops looking. */
  stopComparing(): void;
}

export function createRace(
  { getState, setState }: StoreApi<CompareState>,
  racers: Racers,
  now: () => number,
  onFailed: () => void,
): Race {
  const lanes = new Map<number, RaceLane>();
  let walk: RaceLane | null = null;
  let since = 0;
  /** Numbers the races: news of an earlier one is not shown. */
  let race = 0;

  const show = (id: number, row: Partial<RaceRow>): void => {
    const { rows } = getState();
    setState({ rows: { ...rows, [id]: { ...(rows[id] ?? NOTHING), ...row } } });
  };
  /** A lane has come to its end. */
  const leave = (id: number): void => {
    lanes.delete(id);
    if (lanes.size === 0 && getState().racing) setState({ racing: false, elapsed: now() - since });
  };
  const receiveNews = (id: number, { finished, current, fills, done }: LaneNews): void => {
    const [last] = finished;
    if (last !== undefined) show(id, { phase: last.end, tally: last, fills });
    else if (current !== null && lanes.has(id)) show(id, { tally: current, fills });
    if (done && lanes.has(id)) leave(id);
  };

  /** Ends the step-by-step comparison under way; its news is not shown. */
  const dropWalk = (): void => {
    const dropped = walk;
    walk = null;
    dropped?.stop();
  };

  const look = (from: number, milliseconds: number): void => {
    dropWalk();
    const { pair, contestants, givens, clashes } = getState();
    const [a, b] = pair.map((id) => contestants.find((one) => one.id === id));
    if (a === undefined || b === undefined || a === b || clashes.length > 0) {
      setState({ divergence: { kind: 'none' } });
      return;
    }
    setState({ divergence: { kind: 'looking', steps: from } });
    const mine = racers.diverge(
      [requestOf(a.strategy, givens, a.options), requestOf(b.strategy, givens, b.options)],
      { from, milliseconds },
      {
        onNews(divergence) {
          if (walk !== mine) return;
          if (divergence.kind !== 'looking') walk = null;
          setState({ divergence });
        },
        onCrash() {
          if (walk !== mine) return;
          const { divergence } = getState();
          const steps = divergence.kind === 'looking' ? divergence.steps : from;
          walk = null;
          setState({ divergence: { kind: 'notYet', steps } });
          onFailed();
        },
      },
    );
    walk = mine;
  };

  /** At once, with the last count known. */
  const stopComparing = (): void => {
    dropWalk();
    const { divergence } = getState();
    if (divergence.kind === 'looking') setState({ divergence: { ...divergence, kind: 'notYet' } });
  };

  const compare = (): void => look(0, getState().timeLimit);

  const stop = (id?: number): void => {
    for (const [runner, lane] of [...lanes]) {
      if (id !== undefined && runner !== id) continue;
      lane.stop();
      // At once, with the last count known; a later one follows from the worker.
      show(runner, { phase: 'stopped' });
      leave(runner);
    }
    if (id === undefined) stopComparing();
  };

  return {
    stop,
    compare,
    compareOn() {
      const { divergence } = getState();
      if (divergence.kind === 'notYet') look(divergence.steps, Number.POSITIVE_INFINITY);
    },
    stopComparing,
    start() {
      stop();
      race++;
      const mine = race;
      const { contestants, givens, clashes, timeLimit } = getState();
      setState({ rows: {}, elapsed: 0 });
      if (clashes.length > 0) {
        compare();
        return;
      }
      since = now();
      setState({
        racing: true,
        rows: Object.fromEntries(contestants.map(({ id }) => [id, NOTHING])),
      });
      for (const { id, strategy, options } of contestants) {
        const limits = {
          steps: Number.POSITIVE_INFINITY,
          milliseconds: timeLimit,
          again: AGAIN,
          repeat: REPEAT,
        };
        const lane = racers.run([requestOf(strategy, givens, options)], limits, {
          onNews: (news) => {
            if (race === mine) receiveNews(id, news);
          },
          onCrash() {
            if (race !== mine || !lanes.has(id)) return;
            show(id, { phase: 'failed' });
            leave(id);
            onFailed();
          },
        });
        lanes.set(id, lane);
      }
      compare();
    },
  };
}
