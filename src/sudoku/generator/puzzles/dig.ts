import { countFilled, type Grid } from '../../core';
import type { Orbit } from '../symmetry';
import { blank, isProper } from './draft';

/**
 * Goes through orbits of givens in this order and takes away each that the proper puzzle can spare, but leaves at least
 * `least` givens.
 *
 * Many are tried at once: if they can all be spared together, so can each in turn, because more givens never make more
 * solutions. If not, the two halves are tried. The result is the same as one by one.
 */
export function dig(puzzle: Grid, orbits: readonly Orbit[], least = 0): Grid {
  let left = puzzle;
  let givens = countFilled(puzzle);

  /** Returns whether all of these were taken away. `needed` tells that they cannot be, so that nobody has to try. */
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
