import { basename } from 'node:path';
import { type Grid, type Random, seededRandom } from '../src/sudoku/core';
import { findClashSets, findRepairs } from '../src/sudoku/doctor';
import { drawMistake } from '../src/sudoku/doctor/testing';
import { countSolutions, firstSolution } from '../src/sudoku/solver';
import { PUZZLE_SETS } from '../src/sudoku/testing';
import type { Benchmark } from './benchmark';
import { readSet } from './sets/readSet';
import { median, percentile } from './statistics';

const SEED = 1;
/** The sets to measure if no files are named, and how many puzzles of each. */
const SETS = ['easy', 'top1465'];
const PUZZLES = 1000;
/** How many puzzles are mended before any is timed, so that the engine has compiled the doctor. */
const WARM_UP = 100;

/** Makes a mistake in each puzzle, and measures where the doctor ranks the right repair. */
export const doctor: Benchmark = {
  about:
    'make one mistake in each puzzle and mend those that are no longer proper; without files, two of our sets',
  *measure({ files }) {
    const random = seededRandom(SEED);
    const sets =
      files.length === 0
        ? SETS.map((name) => [name, random.shuffle(PUZZLE_SETS.get(name) ?? []).slice(0, PUZZLES)] as const)
        : files.map((file) => [basename(file), readSet(file)] as const);
    const all: Mended[] = [];
    for (const [set, puzzles] of sets) {
      const broken = puzzles.map((puzzle) => spoil(puzzle, random)).filter((pair) => pair !== null);
      for (const pair of broken.slice(0, WARM_UP)) mend(pair);
      const mended = broken.map(mend);
      all.push(...mended);
      yield { set, puzzles: puzzles.length, ...summary(mended) };
    }
    yield { set: 'together', puzzles: sets.reduce((sum, [, set]) => sum + set.length, 0), ...summary(all) };
  },
};

interface Pair {
  readonly meant: Grid;
  readonly typed: Grid;
}

/** A puzzle with a mistake; `null` if it still has exactly one solution, so that nothing reveals the mistake. */
function spoil(meant: Grid, random: Random): Pair | null {
  const typed = drawMistake(meant, random);
  return countSolutions(typed, { limit: 2 }).count === 1 ? null : { meant, typed };
}

interface Mended {
  /** The rank of the right repair, from 0; -1 if it is not among the repairs. */
  readonly rank: number;
  /** Whether the first repair has the solution of the right one. */
  readonly solved: boolean;
  readonly milliseconds: number;
  /** Only for puzzles without a solution. */
  readonly clash: { readonly smallest: boolean; readonly milliseconds: number } | null;
}

function mend({ meant, typed }: Pair): Mended {
  // Time of the processor, which other programs do not lengthen.
  const start = process.cpuUsage();
  const repairs = [...findRepairs(typed)].at(-1) ?? [];
  const { user, system } = process.cpuUsage(start);
  const milliseconds = (user + system) / 1000;
  const rank = repairs.findIndex(({ puzzle }) => puzzle === meant);
  const [first] = repairs;
  const solved = first !== undefined && firstSolution(first.puzzle) === firstSolution(meant);

  const clashStart = performance.now();
  const set = [...findClashSets(typed)].at(-1);
  const clash = set && { smallest: set.smallest, milliseconds: performance.now() - clashStart };
  return { rank, solved, milliseconds, clash: clash ?? null };
}

function summary(mended: readonly Mended[]) {
  const clashes = mended.flatMap(({ clash }) => clash ?? []);
  const times = mended.map(({ milliseconds }) => milliseconds);
  const clashTimes = clashes.map(({ milliseconds }) => milliseconds);
  return {
    broken: mended.length,
    offeredPercent: percent(mended, ({ rank }) => rank >= 0),
    firstPercent: percent(mended, ({ rank }) => rank === 0),
    solutionFirstPercent: percent(mended, ({ solved }) => solved),
    topThreePercent: percent(mended, ({ rank }) => rank >= 0 && rank < 3),
    p50Milliseconds: orNone(times, median),
    p99Milliseconds: orNone(times, (all) => percentile(all, 0.99)),
    clashes: clashes.length,
    provedSmallestPercent: percent(clashes, ({ smallest }) => smallest),
    clashP50Milliseconds: orNone(clashTimes, median),
    clashP99Milliseconds: orNone(clashTimes, (all) => percentile(all, 0.99)),
  };
}

const percent = <T>(items: readonly T[], passes: (item: T) => boolean): number | string =>
  items.length === 0 ? '-' : (100 * items.filter(passes).length) / items.length;

const orNone = (
  values: readonly number[],
  measure: (values: readonly number[]) => number,
): number | string => (values.length === 0 ? '-' : measure(values));
