import { CANDIDATE_COUNT } from '../frame/candidate';
import type { Way } from './way';

/** What each further step counts that a way builds on, besides the farthest. */
const BESIDES = 0.5;

/**
 * The ways that take the fewest steps from the start, by a rough estimate: each takes what the farthest takes of those it
 * builds on, and a little for each other. Many ways need so much that no short proof uses them.
 */
export function nearest(ways: readonly Way[], most: number): readonly Way[] {
  if (ways.length <= most) return ways;
  const distances = distancesOf(ways);
  const order = [...ways.keys()].sort((a, b) => distances[a]! - distances[b]! || a - b);
  return order.slice(0, most).map((way) => ways[way]!);
}

/** The distance of each way, infinite if it is out of reach. */
function distancesOf(ways: readonly Way[]): Float64Array {
  const users: number[][] = Array.from({ length: CANDIDATE_COUNT }, () => []);
  const needs = ways.map((way) => [...new Set(way.needs)]);
  for (const [way, facts] of needs.entries()) for (const fact of facts) users[fact]!.push(way);
  const missing = needs.map((facts) => facts.length);
  const giver = new Int32Array(CANDIDATE_COUNT).fill(-1);
  const distances = new Float64Array(ways.length).fill(Number.POSITIVE_INFINITY);
  let ready = [...ways.keys()].filter((way) => missing[way] === 0);
  for (const way of ready) distances[way] = 1;
  // In rounds, the nearest of each first.
  while (ready.length > 0) {
    const next: number[] = [];
    for (const way of ready.sort((a, b) => distances[a]! - distances[b]! || a - b))
      for (const fact of ways[way]!.gives) {
        if (giver[fact] !== -1) continue;
        giver[fact] = way;
        for (const user of users[fact]!) if (--missing[user]! === 0) next.push(user);
      }
    for (const way of next) {
      const givers = new Set(needs[way]!.map((fact) => giver[fact]!));
      let farthest = 0;
      for (const from of givers) farthest = Math.max(farthest, distances[from]!);
      distances[way] = 1 + farthest + BESIDES * (givers.size - 1);
    }
    ready = next;
  }
  return distances;
}
