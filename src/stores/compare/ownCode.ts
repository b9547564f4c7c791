import { ignoreAbsentPart } from '../../parts';
import { loadReader, loadSandbox } from '../../program';
import type { Grid } from '../../sudoku/core';
import type { Program, RunEnd } from '../../sudoku/search';
import type { FinishedSearch, LaneNews, RaceEnd, RaceLane, RaceLimits, Racers } from '../../worker';
import type { WatchNeeds } from '../watch';
import { NOTHING_COUNTED } from './state';

interface Listener {
  readonly onNews: (news: LaneNews) => void;
  /** Nothing more will come: it cannot be read or run, or who counts what it did has crashed twice. */
  readonly onCrash: () => void;
  /** Told what the program did to a puzzle. */
  readonly onProgram?: (program: Program) => void;
}

/** Runs a program of the person's own on one puzzle after the other, and counts what it did as for a strategy. */
export type ProgramRacer = (
  code: string,
  puzzles: readonly Grid[],
  limits: Pick<RaceLimits, 'steps' | 'milliseconds'>,
  hear: Listener,
) => RaceLane;

/** A timer can wait no longer than this, in milliseconds. */
const LONGEST = 2 ** 31 - 1;
/** More steps are not recorded. */
const MOST = 10_000_000;

const NOTHING: FinishedSearch = { ...NOTHING_COUNTED, end: 'unsolved' };

/** @param runProgram what runs the program, if not the sandbox */
export function createProgramRacer(racers: Racers, runProgram: WatchNeeds['runProgram']): ProgramRacer {
  /** Counts what a program did: a racer plays its tape. */
  const count = (givens: Grid, program: Program): Promise<Pick<LaneNews, 'finished' | 'fills'> | null> =>
    new Promise((resolve) => {
      racers.run(
        [{ strategy: 'ownCode', givens, options: { all: false }, program }],
        { steps: Number.POSITIVE_INFINITY, milliseconds: Number.POSITIVE_INFINITY, again: 0, repeat: 0 },
        { onNews: (news) => news.done && resolve(news), onCrash: () => resolve(null) },
      );
    });

  return (code, puzzles, { steps, milliseconds }, { onNews, onCrash, onProgram }) => {
    let isStopped = false;
    let end = (): void => {};
    const go = async (): Promise<void> => {
      const loaded = await Promise.all([loadReader(), runProgram ?? loadSandbox()]).catch(ignoreAbsentPart);
      const read = await loaded?.[0](code);
      if (loaded === undefined || !read?.ok) return onCrash();
      for (const [index, givens] of puzzles.entries()) {
        if (isStopped) break;
        const running = loaded[1](code, read.value, {
          givens,
          most: Math.min(MOST, steps),
          milliseconds: Math.min(LONGEST, milliseconds),
          onSteps: (made) =>
            onNews({ finished: [], current: { ...NOTHING, steps: made }, fills: [], done: false }),
        });
        end = running.stop;
        const result = await running.result;
        const done = isStopped || index === puzzles.length - 1;
        if (!result.ok) {
          const why = result.error.kind === 'noWrites' ? endOf(result.error.end, 0) : 'unsolved';
          onNews({ finished: [{ ...NOTHING, end: why }], current: null, fills: [], done });
          continue;
        }
        const { program } = result.value;
        onProgram?.(program);
        const counted = await count(givens, program);
        const [tally] = counted?.finished ?? [];
        if (counted === null || tally === undefined) return onCrash();
        const finished = [
          { ...tally, milliseconds: result.value.milliseconds, end: endOf(program.end, tally.solutions) },
        ];
        onNews({ finished, current: null, fills: counted.fills, done });
      }
    };
    void go();
    return {
      stop() {
        isStopped = true;
        end();
      },
    };
  };
}

function endOf(end: RunEnd, solutions: number): RaceEnd {
  if (end.kind === 'tooLong') return 'steps';
  if (end.kind === 'ended') return end.by === 'time' ? 'time' : 'stopped';
  return solutions > 0 ? 'finished' : 'unsolved';
}
