import type { Cell, Digit } from '../../core';
import { remembered } from '../frame/remembered';
import { DIGITS_OF, LOWEST, SIZE } from '../frame/tables';
import type { DeadlyPattern } from './pattern';

/** The four corners of a rectangle in two boxes, in order around it. */
export type Corners = readonly [Cell, Cell, Cell, Cell];

/** All 486 rectangles in two rows, two columns and two boxes. */
export const RECTANGLES: readonly Corners[] = Array.from({ length: 81 * 81 }, (_, pair) => {
  const [first, last] = [Math.floor(pair / 81), pair % 81];
  const [top, left, bottom, right] = [Math.floor(first / 9), first % 9, Math.floor(last / 9), last % 9];
  const sameBand = Math.floor(top / 3) === Math.floor(bottom / 3);
  const sameStack = Math.floor(left / 3) === Math.floor(right / 3);
  if (top >= bottom || left >= right || sameBand === sameStack) return [];
  return [[first, top * 9 + right, last, bottom * 9 + left] as unknown as Corners];
}).flat();

/**
 * Every rectangle of four blank cells that each have at least one of two digits as a candidate. At least one cell has
 * exactly these two. Others may lack one of them; the pattern is no less deadly.
 */
export const rectangles = remembered((position): readonly DeadlyPattern[] => {
  const found: DeadlyPattern[] = [];
  const { candidates } = position;
  for (const corners of RECTANGLES) {
    const inA = candidates[corners[0]]!;
    const inB = candidates[corners[1]]!;
    const inC = candidates[corners[2]]!;
    const inD = candidates[corners[3]]!;
    if (inA === 0 || inB === 0 || inC === 0 || inD === 0) continue;
    if (SIZE[inA] !== 2 && SIZE[inB] !== 2 && SIZE[inC] !== 2 && SIZE[inD] !== 2) continue;
    const seen: number[] = [];
    for (const pair of [inA, inB, inC, inD]) {
      if (SIZE[pair] !== 2 || seen.includes(pair)) continue;
      seen.push(pair);
      if ((inA & pair) === 0 || (inB & pair) === 0 || (inC & pair) === 0 || (inD & pair) === 0) continue;
      const low = (LOWEST[pair]! + 1) as Digit;
      const high = DIGITS_OF[pair]![1]!;
      const open = corners.filter((cell) => (candidates[cell]! & ~pair) !== 0);
      found.push({ cells: corners, low, high, pair, open });
    }
  }
  return found;
});
