import { SIZE } from './tables';

// Filled on first use, since all together they have 3⁹ numbers. As long from the start as it can become: an engine keeps
// a list that is written far beyond its end as a table of keys, which is slow to read.
const SUBSETS = new Array<readonly number[] | undefined>(10 * 512).fill(undefined);

/** All masks of `size` bits within a mask of nine. */
export function subsetsOf(mask: number, size: number): readonly number[] {
  const known = SUBSETS[size * 512 + mask];
  if (known !== undefined) return known;
  const subsets: number[] = [];
  for (let subset = mask; ; subset = (subset - 1) & mask) {
    if (SIZE[subset] === size) subsets.push(subset);
    if (subset === 0) break;
  }
  subsets.reverse();
  SUBSETS[size * 512 + mask] = subsets;
  return subsets;
}

/** The masks `of` these bits, together. */
export function union(of: ArrayLike<number>, bits: number): number {
  let all = 0;
  for (let left = bits; left !== 0; left &= left - 1) all |= of[31 - Math.clz32(left & -left)]!;
  return all;
}

/**
 * All masks of `size` bits of `among` whose own masks `of` have `size` bits together, ascending: cells and the digits
 * in them, or digits and their places. Combinations that exceed this are not followed further.
 */
export function closedSubsets(of: ArrayLike<number>, among: number, size: number): number[] {
  const found: number[] = [];
  if (SIZE[among]! >= size) extend(of, among, size, size, 0, 0, found);
  return found;
}

function extend(
  of: ArrayLike<number>,
  among: number,
  size: number,
  left: number,
  subset: number,
  before: number,
  found: number[],
): void {
  let below = 0;
  for (let bits = among; bits !== 0; bits &= bits - 1) {
    const bit = bits & -bits;
    const all = before | of[31 - Math.clz32(bit)]!;
    if (SIZE[all]! <= size) {
      if (left > 1) {
        if (SIZE[below]! >= left - 1) extend(of, below, size, left - 1, subset | bit, all, found);
      } else if (SIZE[all] === size) found.push(subset | bit);
    }
    below |= bit;
  }
}
