import type { StoreApi } from 'zustand/vanilla';
import type { RaceLane, Racers } from '../../worker';
import { requestOf } from '../shared/searchOptions';
import type { CompareState, SetRow } from './state';

/**
 * A search shorter than this many milliseconds is repeated for that time, because the clock is too coarse for one run.
 */
const REPEAT = 1;

/** The race on a set of puzzles. */
export interface SetRace {
  /** Starts from the first puzzle. */
  start(): void;
  /** Continues every contestant that has puzzles left, and keeps the results so far. */
  goOn(): void;
  /** Stops one contestant, or all. */
  stop(id?: number): void;
}

export function createSetRace(
  { getState, setState }: StoreApi<CompareState>,
  racers: Racers,
  onFailed: () => void,
): SetRace {
  const lanes = new Map<number, RaceLane>();

  const show = (id: number, row: Partial<SetRow>): void => {
    const { setRows } = getState();
    const before = setRows[id] ?? { phase: 'running', results: [] };
    setState({ setRows: { ...setRows, [id]: { ...before, ...row } } });
  };
  const leave = (id: number, phase: SetRow['phase']): void => {
    show(id, { phase });
    lanes.delete(id);
    if (lanes.size === 0) setState({ setRacing: false });
  };

  const stop = (id?: number): void => {
    for (const [runner, lane] of [...lanes]) {
      if (id !== undefined && runner !== id) continue;
      lane.stop();
      leave(runner, 'stopped');
    }
  };

  const goOn = (): void => {
    const { contestants, puzzles, setRows, stepLimit } = getState();
    const limits = {
      steps: stepLimit,
      milliseconds: Number.POSITIVE_INFINITY,
      again: REPEAT,
      repeat: REPEAT,
    };
    for (const { id, strategy, options } of contestants) {
      const done = setRows[id]?.results.length ?? 0;
      if (lanes.has(id) || done >= puzzles.length) continue;
      show(id, { phase: 'running' });
      const requests = puzzles.slice(done).map((givens) => requestOf(strategy, givens, options));
      const lane = racers.run(requests, limits, {
        onNews({ finished, done }) {
          if (lanes.get(id) !== lane) return;
          const results = getState().setRows[id]?.results ?? [];
          if (finished.length > 0) show(id, { results: [...results, ...finished] });
          if (done) leave(id, 'done');
        },
        onCrash() {
          if (lanes.get(id) !== lane) return;
          leave(id, 'failed');
          onFailed();
        },
      });
      lanes.set(id, lane);
    }
    setState({ setRacing: lanes.size > 0 });
  };

  return {
    stop,
    goOn,
    start() {
      stop();
      setState({ setRows: {} });
      goOn();
    },
  };
}
