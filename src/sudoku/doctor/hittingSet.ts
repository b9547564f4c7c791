/**
 * A smallest set that shares an item with each of `sets`, if it has fewer than `below` items; else `null`. `isLate`
 * is called at every step; once it returns true, the search stops and the result means nothing.
 *
 * Branch and bound: it branches on the items of one smallest set; sets that share no item give a lower bound.
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
      // All solutions with this item have been tried. Go on without it.
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

/** How many sets, chosen greedily, share no item with each other. */
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
