/**
 * The fast solver: finds, counts and orders the solutions of any 9×9 grid, exactly. README.md explains how it works and
 * how much time each trick saves.
 *
 * All calls share one working state, so `onTick` must not call the solver. An exception thrown in `onTick` ends the call
 * and does no harm.
 */
import type { DigitSet, Grid } from '../core';
import { collectInOrder, type OrderedRun } from './order';
import { begin, beginCandidates, beginCells, countRevisions, newRun, type OnTick, search } from './search';
import { ALL_DIRTY, readDigits, readGrid } from './state';

export type { OnTick, SearchProgress } from './search';

/** When a search stops, and what it reports to. */
export interface SearchLimits {
  /** The most solutions to find, at least 1; `Infinity` for all. */
  readonly limit: number;
  /** Called about every two thousand nodes. Throw to cancel. */
  readonly onTick?: OnTick;
}

/** What a search has found. */
export interface Found {
  /** The solutions, in no particular order; empty if they were only counted. */
  readonly solutions: readonly Grid[];
  readonly count: number;
  /** Whether the search was exhaustive, so that `count` is the number of all solutions. */
  readonly complete: boolean;
  /** How often a guess was made, each with at least two branches. */
  readonly guesses: number;
  /** How often a digit was revised. Each revision covers the whole grid. */
  readonly propagations: number;
}

/** Finds up to `limit` solutions. If givens clash there are none. */
export function findSolutions(givens: Grid, limits: SearchLimits): Found {
  const solutions: Grid[] = [];
  return run(givens, limits, solutions, () => solutions.push(readGrid()));
}

/**
 * Finds up to `limit` solutions in which each cell has one of its candidates.
 *
 * @param candidates 81 sets in reading order
 */
export function findSolutionsAmong(candidates: readonly DigitSet[], { limit, onTick }: SearchLimits): Grid[] {
  const solutions: Grid[] = [];
  beginCandidates(candidates);
  search(
    newRun(limit, () => solutions.push(readGrid()), onTick ?? null),
    0,
    ALL_DIRTY,
  );
  return solutions;
}

/** Counts up to `limit` solutions without keeping them. */
export function countSolutions(givens: Grid, limits: SearchLimits): Found {
  return run(givens, limits, [], null);
}

/**
 * Looks for two solutions, without a text or an object: for millions of puzzles in succession.
 *
 * @param cells 81 cells in reading order: 1–9, or 0 for a blank
 * @param solution gets the 81 digits of the last solution found, if there is one
 * @returns 0, 1 or 2: how many were found
 */
export function solveCells(cells: Uint8Array, solution: Uint8Array, onTick?: OnTick): number {
  if (!beginCells(cells)) return 0;
  const run = newRun(2, () => readDigits(solution), onTick ?? null);
  search(run, 0, ALL_DIRTY);
  return run.solutions;
}

/** The lexicographically first solution, comparing grids as texts of 81 digits; `null` if there is none. */
export function firstSolution(givens: Grid, onTick?: OnTick): Grid | null {
  return solutionsInOrder(givens, null, 1, onTick)[0] ?? null;
}

/**
 * The next `count` solutions in lexicographic order after the grid `after`, which may be any grid (a blank sorts
 * before every digit); for `null` the first ones. Fewer if there are no more.
 */
export function solutionsInOrder(givens: Grid, after: Grid | null, count: number, onTick?: OnTick): Grid[] {
  if (count < 1) return [];
  const found: Grid[] = [];
  if (!begin(givens)) return found;
  const tick: OnTick | null =
    onTick === undefined ? null : ({ guesses }) => onTick({ solutions: found.length, guesses });
  const ordered: OrderedRun = { after, count, found, deadEnds: 0, probes: newRun(1, null, tick) };
  collectInOrder(ordered, 0, ALL_DIRTY, null, after !== null);
  return found;
}

function run(
  givens: Grid,
  limits: SearchLimits,
  solutions: readonly Grid[],
  onSolution: (() => void) | null,
): Found {
  const run = newRun(limits.limit, onSolution, limits.onTick ?? null);
  const complete = !begin(givens) || search(run, 0, ALL_DIRTY);
  return {
    solutions,
    count: run.solutions,
    complete,
    guesses: run.guesses,
    propagations: countRevisions(),
  };
}
