/**
 * A smallest set that shares an item with each of the sets, if it has fewer than `below` items; else `null`. Once
 * `isLate`, which is asked at every step, says so, it gives up, and its answer is worth nothing.
 *
 * Branch and bound: one item of the smallest set must be chosen, and sets that share no item with each other need as
 * many items.
 */
export function smallestHittingSet<T>(
  sets: readonly (readonly T[])[],
  below: number,
  isLate: () => boolean,
): readonly T[] | null {
  let best: readonly T[] | null = null;
  let bound = below;

  const extend = (chosen: readonly T[], open: readonly (readonly T[])[]): void => {
    if (chosen.length + countDisjoint(open) >= bound || isLate()) return;
    const pivot = smallest(open);
    if (pivot === undefined) {
      best = chosen;
      bound = chosen.length;
      return;
    }
    const missed = (item: T) => open.filter((set) => !set.includes(item)).length;
    let left = open;
    for (const item of pivot.toSorted((a, b) => missed(a) - missed(b))) {
      extend(
        [...chosen, item],
        left.filter((set) => !set.includes(item)),
      );
      // All with this item are done: the rest goes without.
      left = left.map((set) => set.filter((other) => other !== item));
    }
  };
  extend([], sets);
  return best;
}

const smallest = <T>(sets: readonly (readonly T[])[]): readonly T[] | undefined =>
  sets.reduce<readonly T[] | undefined>(
    (least, set) => (least === undefined || set.length < least.length ? set : least),
    undefined,
  );

/** How many sets, taken greedily, share no item with each other. */
function countDisjoint<T>(sets: readonly (readonly T[])[]): number {
  const seen = new Set<T>();
  let count = 0;
  for (const set of sets) {
    if (set.some((item) => seen.has(item))) continue;
    for (const item of set) seen.add(item);
    count++;
  }
  return count;
}
