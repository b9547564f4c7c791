import type { Grid } from '../../core';
import type { Orbit } from '../symmetry';
import { type Draft, give, solutionsUpTo } from './draft';

/**
 * Fills one orbit of a puzzle with several solutions, so that one of them is left. Tries the orbits in their order.
 * `null` if no orbit can do that, or if the puzzle has more than `limit` solutions.
 *
 * The solutions are found only once. An orbit works if some solution differs there from all others.
 */
export function regrow(puzzle: Grid, orbits: readonly Orbit[], limit: number): Draft | null {
  const solutions = solutionsUpTo(puzzle, limit);
  const [first] = solutions ?? [];
  if (solutions === null || first === undefined) return null;
  if (solutions.length === 1) return { puzzle, solution: first };
  for (const orbit of orbits) {
    const solution = [...group(solutions, orbit).values()].find((members) => members.length === 1)?.[0];
    if (solution !== undefined) return { puzzle: give(puzzle, solution, orbit), solution };
  }
  return null;
}

/** Groups solutions by their digits in some cells. */
export function group(solutions: readonly Grid[], cells: Orbit): ReadonlyMap<string, readonly Grid[]> {
  const groups = new Map<string, Grid[]>();
  for (const solution of solutions) {
    let key = '';
    for (const cell of cells) key += solution.charAt(cell);
    const members = groups.get(key);
    if (members === undefined) groups.set(key, [solution]);
    else members.push(solution);
  }
  return groups;
}
