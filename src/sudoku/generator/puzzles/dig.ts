import { countFilled, type Grid } from '../../core';
import type { Orbit } from '../symmetry';
import { blank, isProper } from './draft';

/**
 * Goes through orbits of givens in this order, and removes each that the proper puzzle can spare while at least `least`
 * givens remain.
 *
 * Many orbits are tried at once. If they can all be spared together, each can be spared in turn, because more givens
 * never allow more solutions. If not, each half is tried. The result is the same as one by one, but faster.
 */
export function dig(puzzle: Grid, orbits: readonly Orbit[], least = 0): Grid {
  let left = puzzle;
  let givens = countFilled(puzzle);

  /** Returns whether all of these were removed. `needed`: it is known that this is impossible, so it is not tried. */
  const take = (from: number, to: number, needed: boolean): boolean => {
    const cells = orbits.slice(from, to).flat();
    const allowed = givens - cells.length >= least;
    if (allowed && !needed) {
      const next = blank(left, cells);
      if (isProper(next)) {
        left = next;
        givens -= cells.length;
        return true;
      }
    }
    if (to - from <= 1) return false;
    const middle = (from + to) >> 1;
    const first = take(from, middle, false);
    const second = take(middle, to, first && allowed);
    return first && second;
  };
  take(0, orbits.length, false);
  return left;
}
