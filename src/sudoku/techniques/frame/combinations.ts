import { SIZE } from './tables';

// Filled as they are asked for: all together they are 3 to the ninth numbers.
const SUBSETS: (readonly number[] | undefined)[] = [];

/** The masks of `size` bits that lie within a mask of nine. */
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

/** The masks of `size` of these bits. */
export const combinations = (bits: readonly number[], size: number): readonly number[] =>
  subsetsOf(
    bits.reduce((mask, bit) => mask | (1 << bit), 0),
    size,
  );
