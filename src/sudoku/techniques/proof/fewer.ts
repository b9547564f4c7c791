import type { Position } from '../frame/position';
import type { Edge } from './edge';
import { Exhaustive } from './exhaustive';
import { nearest } from './nearest';
import { Network } from './network';
import { Search } from './search';
import type { Goal } from './trim';
import { undominated } from './undominated';
import type { Way } from './way';
import { waysOf } from './ways';

/** How much is looked at, see `Network`; it takes a seventh of a second. */
const MOST = 12_000_000;
/** After so much, only plans that are no worse than the best are followed. */
const LATE = 9_000_000;
/** How much of it in a first local search, and in an exhaustive one. */
const MOST_AT_FIRST = 3_000_000;
const MOST_OF_ALL = 5_000_000;
/** How much of it among the steps of good plans alone, each of two times, and how many steps these are at most. */
const MOST_AMONG_GOOD = 1_000_000;
const MOST_GOOD = 250;
/** How much is looked at in vain before a local search ends: so much times the number of steps, squared. */
const IN_VAIN = 36_000;
/** How much is looked at between two signs of life. */
const SLICE = 200_000;
/** With fewer steps there is nothing to look for. */
export const LEAST = 3;
/** With more ways it takes longer to try each. */
const MOST_WAYS = 2400;

/** A plan, and whether it is known that there is none with fewer steps among the ways. */
export interface Fewest {
  readonly edges: readonly Edge[];
  readonly isFewest: boolean;
}

/**
 * Fewer steps to a goal, or as many that are easier. First a local search; then an exhaustive one of all plans, if there
 * are few steps; if that is too much, the local search goes on. The result is in an order in which each pattern is still
 * whole at its turn; it depends only on the arguments. `first` are the steps known; `effort`: how many times as much as
 * usual is looked at. Yields now and then.
 */
export function* fewer(
  start: Position,
  first: readonly Edge[],
  ways: readonly Way[],
  goal: Goal,
  effort = 1,
): Generator<void, Fewest> {
  const every = [...waysOf(start, first), ...ways];
  const near = new Network(every, goal).near(first.length);
  yield;
  const others = undominated(near.flatMap((way) => (way < first.length ? [] : every[way]!)));
  const most = nearest(others, MOST_WAYS);
  const all = [...every.slice(0, first.length), ...most];
  const search = new Search(all, new Network(all, goal), first.length);
  yield* look(search, effort * MOST_AT_FIRST, effort);
  yield* amongGood(search, all, goal, effort);
  const exhaustive = new Exhaustive(search, effort * MOST_OF_ALL);
  if (!(yield* exhaustive.replace())) {
    search.wander();
    yield* look(search, effort * LATE, effort);
    search.settle();
    yield* amongGood(search, all, goal, effort);
    yield* look(search, effort * MOST, effort);
  }
  return { edges: search.result(), isFewest: exhaustive.isFewest && most.length === others.length };
}

/** Makes plans until so much has been looked at, or too much in vain. */
function* look(search: Search, most: number, effort: number): Generator<void, void> {
  const isOver = (): boolean =>
    search.work > most || search.inVain > effort * IN_VAIN * search.best.length ** 2;
  for (let next = search.work + SLICE; !isOver(); next += SLICE) {
    while (search.work < next && !isOver()) search.tryOnce();
    yield;
  }
}

/** The same search among the steps of good plans alone. They are few, so a plan takes a tenth of the time. */
function* amongGood(search: Search, ways: readonly Way[], goal: Goal, effort: number): Generator<void, void> {
  const good = search.good(MOST_GOOD);
  const few = good.map((way) => ways[way]!);
  const small = new Search(few, new Network(few, goal), search.best.length);
  yield* look(small, effort * MOST_AMONG_GOOD, effort);
  search.network.work += small.work;
  search.goOnFrom(small.best.map((way) => good[way]!));
}
