import type { Position } from '../frame/position';
import { BITS } from '../frame/tables';
import { lowestBit } from '../frame/targets';
import type { AlmostSets } from './sets';

/** Marks a candidate that no set rules out. */
export const NO_PETAL = -1;

/** The sets that would lose a digit if this cell held it. */
export function setsSeenBy({ cells, live, targets }: AlmostSets, bit: number): number[][] {
  const seenBy: number[][] = Array.from({ length: 81 }, () => []);
  for (let set = 0; set < cells.length; set++) {
    if (((live[set]! >> bit) & 1) === 0) continue;
    for (let band = 0; band < 3; band++)
      for (let bits = targets[set * 27 + bit * 3 + band]!; bits !== 0; bits &= bits - 1)
        seenBy[band * 27 + lowestBit(bits)]!.push(set);
  }
  return seenBy;
}

/**
 * The cells that lose all their candidates if each of the sets `seen` loses the digit `lost`. For each candidate that is
 * lost, `petals` receives the smallest set that rules it out; entries that are set already stay.
 */
export function emptiedBy(
  position: Position,
  { digits, live, targets }: AlmostSets,
  seen: readonly number[],
  lost: number,
  petals: Int16Array,
): number[] {
  const emptied: number[] = [];
  for (const set of seen) {
    for (let left = digits[set]! & live[set]! & ~(1 << lost); left !== 0; left &= left - 1) {
      const bit = lowestBit(left);
      for (let band = 0; band < 3; band++) {
        for (let bits = targets[set * 27 + bit * 3 + band]!; bits !== 0; bits &= bits - 1) {
          const cell = band * 27 + lowestBit(bits);
          if (petals[cell * 9 + bit] !== NO_PETAL) continue;
          petals[cell * 9 + bit] = set;
          if (BITS[position.candidates[cell]!]!.every((each) => petals[cell * 9 + each] !== NO_PETAL))
            emptied.push(cell);
        }
      }
    }
  }
  return emptied;
}
