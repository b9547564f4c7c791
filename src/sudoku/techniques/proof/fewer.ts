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
const MOST = 8_000_000;
/** After so much, only plans that are no worse than the best are followed. */
const LATE = 6_000_000;
/** How much of it in a first local search. */
const MOST_AT_FIRST = 3_000_000;
/** How much is looked at between two signs of life. */
const SLICE = 200_000;
/** With fewer steps there is nothing to look for. */
export const LEAST = 3;
/** With more ways it takes longer to try each. */
const MOST_WAYS = 2400;
/** How often the plan is varied before some of its steps are replaced. */
const VARIED = 10;
/** How often that is done in vain before it ends: so many times for each step. */
const MOST_IN_VAIN = 80;

/** A plan, and whether it is known that there is none with fewer steps among the ways. */
export interface Fewest {
  readonly edges: readonly Edge[];
  readonly isFewest: boolean;
}

/**
 * Fewer steps to a goal, or as many that are easier. First a local search; then an exhaustive one of all plans, if there
 * are few steps; if that is too much, the local search goes on, and in between a few steps are replaced exhaustively. The
 * result is in an order in which each pattern is still whole at its turn; it depends only on the arguments. `first` are
 * the steps known. Yields now and then.
 */
export function* fewer(
  start: Position,
  first: readonly Edge[],
  ways: readonly Way[],
  goal: Goal,
): Generator<void, Fewest> {
  const every = [...waysOf(start, first), ...ways];
  const near = new Network(every, goal).near(first.length, new Uint8Array(every.length));
  yield;
  const others = undominated(near.flatMap((way) => (way < first.length ? [] : every[way]!)));
  const most = nearest(others, MOST_WAYS);
  const all = [...every.slice(0, first.length), ...most];
  const search = new Search(start, all, new Network(all, goal), first.length);
  const isOver = (end: number): boolean => search.isVain || search.work > end;
  for (let next = SLICE; !isOver(MOST_AT_FIRST); next += SLICE) {
    while (search.work < next && !isOver(MOST_AT_FIRST)) search.tryOnce();
    yield;
  }
  const exhaustive = new Exhaustive(search);
  const isDone = yield* exhaustive.replaceAll();
  if (!isDone) search.wander();
  for (
    let tries = 0, { best } = search;
    !isDone && search.work < MOST && tries < MOST_IN_VAIN * best.length;
  ) {
    if (search.work > LATE) search.settle();
    for (let i = 0; i < VARIED; i++) search.tryOnce();
    yield* exhaustive.replaceSome();
    yield;
    tries++;
    if (search.best === best) continue;
    best = search.best;
    tries = 0;
  }
  return { edges: search.result(), isFewest: exhaustive.isFewest && most.length === others.length };
}
