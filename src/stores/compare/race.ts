import type { StoreApi } from 'zustand/vanilla';
import type { Grid } from '../../sudoku/core';
import type { Program, WatchRequest } from '../../sudoku/search';
import type { LaneNews, RaceLane, Racers } from '../../worker';
import { requestOf } from '../shared/searchOptions';
import type { ProgramRacer } from './ownCode';
import { type CompareState, type Contestant, NOTHING_COUNTED, type RaceRow } from './state';

/**
 * A search that takes less than `AGAIN` milliseconds is repeated for `REPEAT` milliseconds, so that a slow start does
 * not count.
 */
const AGAIN = 1000;
const REPEAT = 20;

const NOTHING: RaceRow = { phase: 'running', tally: NOTHING_COUNTED, fills: [] };

/** The race on one puzzle. */
export interface Race {
  start(): void;
  /** Stops one contestant, or all. */
  stop(id?: number): void;
  /** Searches for the step at which the two searches of the pair differ, for at most `timeLimit`. */
  compare(): void;
  /** Continues from the step reached, until they differ or the player stops it. */
  compareOn(): void;
  /** Stops comparing the pair. */
  stopComparing(): void;
}

export function createRace(
  { getState, setState }: StoreApi<CompareState>,
  racers: Racers,
  raceProgram: ProgramRacer,
  now: () => number,
  onFailed: () => void,
): Race {
  const lanes = new Map<number, RaceLane>();
  let walk: RaceLane | null = null;
  let since = 0;
  /** What the person's own programs did, by the ids of the contestants. */
  const programs = new Map<number, Program>();
  /** The comparison that waits for one of them. */
  let waiting: (() => void) | null = null;
  /** The number of the present race. News of an earlier race is ignored. */
  let race = 0;

  const show = (id: number, row: Partial<RaceRow>): void => {
    const { rows } = getState();
    setState({ rows: { ...rows, [id]: { ...(rows[id] ?? NOTHING), ...row } } });
  };
  /** Removes a lane that has ended. */
  const leave = (id: number): void => {
    lanes.delete(id);
    waiting?.();
    if (lanes.size === 0 && getState().racing) setState({ racing: false, elapsed: now() - since });
  };
  const receiveNews = (id: number, { finished, current, fills, done }: LaneNews): void => {
    const [last] = finished;
    if (last !== undefined) show(id, { phase: last.end, tally: last, fills });
    else if (current !== null && lanes.has(id)) show(id, { tally: current, fills });
    if (done && lanes.has(id)) leave(id);
  };

  /** Ends the comparison of the pair and ignores its later news. */
  const dropWalk = (): void => {
    const dropped = walk;
    waiting = null;
    walk = null;
    dropped?.stop();
  };

  /** The search of a contestant; `null` if it is a program that has not run. */
  const searchOf = ({ id, strategy, options }: Contestant, givens: Grid): WatchRequest | null => {
    if (strategy !== 'ownCode') return requestOf(strategy, givens, options);
    const program = programs.get(id);
    return program ? { strategy, givens, options: { all: false }, program } : null;
  };

  const look = (from: number, milliseconds: number): void => {
    dropWalk();
    const { pair, contestants, givens, clashes } = getState();
    const [a, b] = pair.map((id) => contestants.find((one) => one.id === id));
    if (a === undefined || b === undefined || a === b || clashes.length > 0) {
      setState({ divergence: { kind: 'none' } });
      return;
    }
    const [one, other] = [searchOf(a, givens), searchOf(b, givens)];
    if (one === null || other === null) {
      const isComing = [a, b].every(
        ({ id, strategy }) => strategy !== 'ownCode' || lanes.has(id) || programs.has(id),
      );
      setState({ divergence: isComing ? { kind: 'looking', steps: 0 } : { kind: 'noSteps' } });
      waiting = () => look(from, milliseconds);
      return;
    }
    setState({ divergence: { kind: 'looking', steps: from } });
    const mine = racers.diverge(
      [one, other],
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

  /** Stops at once, with the last known step. */
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
      // Show the last known count at once. The worker sends the final count later.
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
      programs.clear();
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
      for (const { id, strategy, options, code = '' } of contestants) {
        const limits = {
          steps: Number.POSITIVE_INFINITY,
          milliseconds: timeLimit,
          again: AGAIN,
          repeat: REPEAT,
        };
        const hear = {
          onNews: (news: LaneNews) => {
            if (race === mine) receiveNews(id, news);
          },
          onCrash() {
            if (race !== mine || !lanes.has(id)) return;
            show(id, { phase: 'failed' });
            leave(id);
            if (strategy !== 'ownCode') onFailed();
          },
          onProgram(program: Program) {
            if (race === mine) programs.set(id, program);
          },
        };
        const lane =
          strategy === 'ownCode'
            ? raceProgram(code, [givens], limits, hear)
            : racers.run([requestOf(strategy, givens, options)], limits, hear);
        lanes.set(id, lane);
      }
      compare();
    },
  };
}
