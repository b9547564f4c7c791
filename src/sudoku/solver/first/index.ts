/**
 * The first solver: the solutions of a puzzle, some or all, their number, and their order. Every function is correct on
 * any grid. Clashing givens have no solution; the only solution of a full valid grid is the grid itself; the empty grid
 * has 6,670,903,752,021,072,936,960.
 *
 * Only one search runs at a time in a thread: an `onTick` must not start another.
 */
import type { Grid } from '../../core';
import { walkInOrder } from './ordered';
import type { Candidates } from './propagation';
import { gridOf, type OnTick, Search } from './search';

export type { OnTick } from './search';

export interface SearchLimits {
  /** Stop after this many solutions, 1 or more; `Infinity` for all. */
  readonly limit: number;
  readonly onTick?: OnTick;
}

/** The result of a search and what it cost. */
export interface Tally {
  /** Solutions found, at most the limit. */
  readonly count: number;
  /** Whether the whole space was searched, so that `count` is exact. */
  readonly complete: boolean;
  /** Digits tried where more than one was possible. */
  readonly guesses: number;
  /** Digits that followed from others by naked and hidden singles. */
  readonly propagations: number;
}

export interface Found extends Tally {
  /** In no particular order. */
  readonly solutions: readonly Grid[];
}

/** The solutions of a puzzle, up to a limit. */
export function findSolutions(givens: Grid, limits: SearchLimits): Found {
  const solutions: Grid[] = [];
  const tally = run(givens, limits, (solved) => solutions.push(gridOf(solved)));
  return { ...tally, solutions };
}

/** Counts the solutions of a puzzle, up to a limit. Keeps none; counts about a million a second. */
export function countSolutions(givens: Grid, limits: SearchLimits): Tally {
  return run(givens, limits, () => {});
}

/** The lexicographically first solution (row by row, smallest digit first), or `null` if there is none. */
export function firstSolution(givens: Grid, onTick?: OnTick): Grid | null {
  return solutionsInOrder(givens, null, 1, onTick)[0] ?? null;
}

/**
 * Up to `count` solutions in lexicographic order: the first ones or, with `after`, those that come after that grid.
 * To go on, pass the last solution received.
 */
export function solutionsInOrder(givens: Grid, after: Grid | null, count: number, onTick?: OnTick): Grid[] {
  return walkInOrder(new Search(onTick), givens, after, count);
}

function run(givens: Grid, { limit, onTick }: SearchLimits, keep: (solved: Candidates) => void): Tally {
  const search = new Search(onTick);
  const complete =
    !search.start(givens) ||
    search.visitAll(0, (solved) => {
      keep(solved);
      return ++search.solutions < limit;
    });
  const { solutions, guesses, propagations } = search;
  return { count: solutions, complete, guesses, propagations };
}
