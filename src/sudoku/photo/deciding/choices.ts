/** An alternative for a place, and its cost. */
export interface Other {
  readonly of: number;
  readonly cost: number;
}

/** A set of places with an alternative chosen for each. */
export interface Choice {
  readonly cost: number;
  readonly chosen: readonly { readonly place: number; readonly of: number }[];
}

/**
 * All ways to choose alternatives for some of the places, cheapest first. The first way chooses none. `others` lists
 * the alternatives of each place, sorted by cost.
 */
export function* choices(others: readonly (readonly Other[])[]): Generator<Choice> {
  yield { cost: 0, chosen: [] };
  const places = others
    .map((list, place) => ({ place, list }))
    .filter(({ list }) => list.length > 0)
    .sort((a, b) => costAt(a.list, 0) - costAt(b.list, 0));
  if (places.length === 0) return;
  const heap = new Heap();
  heap.push({ cost: costAt(places[0]?.list, 0), last: 0, rank: 0, before: null });
  for (let way = heap.pop(); way !== null; way = heap.pop()) {
    yield { cost: way.cost, chosen: chosenIn(way, places) };
    // Each way is generated once. From a way come those with the next alternative at its last place, with one more
    // place, and with its last place moved on by one.
    const { last, rank, before, cost } = way;
    const here = places[last]?.list;
    if (rank + 1 < (here?.length ?? 0)) {
      heap.push({ ...way, rank: rank + 1, cost: cost - costAt(here, rank) + costAt(here, rank + 1) });
    }
    const next = places[last + 1]?.list;
    if (next === undefined) continue;
    heap.push({ cost: cost + costAt(next, 0), last: last + 1, rank: 0, before: way });
    if (rank === 0)
      heap.push({ cost: cost - costAt(here, 0) + costAt(next, 0), last: last + 1, rank: 0, before });
  }
}

const costAt = (list: readonly Other[] | undefined, rank: number): number =>
  list?.[rank]?.cost ?? Number.POSITIVE_INFINITY;

/**
 * A way to choose: its last place (by its rank among the places), the alternative there, and the way without that
 * place.
 */
interface Way {
  readonly cost: number;
  readonly last: number;
  readonly rank: number;
  readonly before: Way | null;
}

function chosenIn(way: Way, places: readonly { place: number; list: readonly Other[] }[]): Choice['chosen'] {
  const chosen: { place: number; of: number }[] = [];
  for (let at: Way | null = way; at !== null; at = at.before) {
    const { place, list } = places[at.last] ?? { place: 0, list: [] };
    chosen.push({ place, of: list[at.rank]?.of ?? 0 });
  }
  return chosen;
}

/** A binary heap of ways, the cheapest on top. */
class Heap {
  readonly #ways: Way[] = [];

  push(way: Way): void {
    const ways = this.#ways;
    let at = ways.push(way) - 1;
    while (at > 0) {
      const above = (at - 1) >> 1;
      if ((ways[above] as Way).cost <= way.cost) break;
      ways[at] = ways[above] as Way;
      at = above;
    }
    ways[at] = way;
  }

  pop(): Way | null {
    const ways = this.#ways;
    const top = ways[0];
    const last = ways.pop();
    if (top === undefined || last === undefined) return null;
    if (ways.length === 0) return top;
    let at = 0;
    for (;;) {
      let below = 2 * at + 1;
      if (below >= ways.length) break;
      if (below + 1 < ways.length && (ways[below + 1] as Way).cost < (ways[below] as Way).cost) below++;
      if ((ways[below] as Way).cost >= last.cost) break;
      ways[at] = ways[below] as Way;
      at = below;
    }
    ways[at] = last;
    return top;
  }
}
