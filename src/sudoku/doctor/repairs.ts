import type { Grid } from '../core';
import { type Heartbeat, isProper, silent } from './ask';
import { type Fix, suspicionsOf } from './mistakes';
import { plausibilityOf } from './plausibility';

/** A puzzle with exactly one solution that may have been meant. */
export interface Repair {
  /** What differs from the puzzle as it stands. */
  readonly fix: Fix;
  /** The mended puzzle. */
  readonly puzzle: Grid;
  /** How likely it is the one that was meant, of the repairs found so far: above 0, at most 1, in sum 1. */
  readonly share: number;
}

/**
 * The repairs of a puzzle that has no solution or many: every way to take back one mistake of the model that leaves
 * exactly one solution, ranked by how likely it is that this was meant. Yields the ranking so far, first an empty one,
 * and then each time it grows; the last is complete. Likely repairs are tried first.
 *
 * The rank is Bayes' rule: the chance that the mistake happens in the mended puzzle, times how likely one is to have
 * that puzzle before one. Equal ones keep a fixed order.
 */
export function* findRepairs(
  puzzle: Grid,
  onTick: Heartbeat = silent,
): Generator<readonly Repair[], void, void> {
  let found: readonly Found[] = [];
  yield [];
  for (const { meant, fix, chance } of suspicionsOf(puzzle)) {
    if (!isProper(meant, onTick)) continue;
    const weight = chance * plausibilityOf(meant, onTick);
    found = [...found, { fix, puzzle: meant, weight }].sort((a, b) => b.weight - a.weight);
    yield ranking(found);
  }
}

interface Found {
  readonly fix: Fix;
  readonly puzzle: Grid;
  readonly weight: number;
}

function ranking(found: readonly Found[]): readonly Repair[] {
  const total = found.reduce((sum, { weight }) => sum + weight, 0);
  return found.map(({ fix, puzzle, weight }) => ({ fix, puzzle, share: weight / total }));
}
