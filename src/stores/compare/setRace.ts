import type { StoreApi } from 'zustand/vanilla';
import type { LaneNews, RaceLane, Racers } from '../../worker';
import { requestOf } from '../shared/searchOptions';
import type { ProgramRacer } from './ownCode';
import type { CompareState, SetRow } from './state';

/**
 * A search shorter than this many milliseconds is repeated for that time, because the clock is too coarse for one run.
 */
const REPEAT = 1;

/** A program of the person's own is given up on a puzzle after this many milliseconds: it may make no steps at all. */
const PROGRAM_TIME = 10_000;

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
  raceProgram: ProgramRacer,
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
    for (const { id, strategy, options, code = '' } of contestants) {
      const done = setRows[id]?.results.length ?? 0;
      if (lanes.has(id) || done >= puzzles.length) continue;
      show(id, { phase: 'running' });
      const left = puzzles.slice(done);
      const hear = {
        onNews({ finished, done }: LaneNews) {
          if (lanes.get(id) !== lane) return;
          const results = getState().setRows[id]?.results ?? [];
          if (finished.length > 0) show(id, { results: [...results, ...finished] });
          if (done) leave(id, 'done');
        },
        onCrash() {
          if (lanes.get(id) !== lane) return;
          leave(id, 'failed');
          if (strategy !== 'ownCode') onFailed();
        },
      };
      const lane: RaceLane =
        strategy === 'ownCode'
          ? raceProgram(code, left, { ...limits, milliseconds: PROGRAM_TIME }, hear)
          : racers.run(
              left.map((givens) => requestOf(strategy, givens, options)),
              limits,
              hear,
            );
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
