import { blanksOf, candidatesAt, digitsOf, type Grid, put } from '../core';
import { type Heartbeat, isProper, noHeartbeat } from './ask';
import { isMinimal } from './minimality';
import { type Fix, suspicionsOf } from './mistakes';

/** A puzzle with exactly one solution that may have been meant. */
export interface Repair {
  /** The change that turns the puzzle into this one. */
  readonly fix: Fix;
  /** The mended puzzle. */
  readonly puzzle: Grid;
  /** How likely this repair is right among those found so far: above 0, at most 1; all together 1. */
  readonly share: number;
}

/**
 * The repairs of a puzzle that has no solution or many, the likeliest first. Each undoes one mistake of the model and
 * leaves exactly one solution. Yields the ranking so far: at first an empty one, then again each time it grows; the last
 * is complete. Likely repairs are tried first.
 *
 * Ranked by Bayes' rule: the chance of the mistake in the mended puzzle, times how likely someone copies such a
 * puzzle. Ties keep a fixed order.
 */
export function* findRepairs(
  puzzle: Grid,
  onTick: Heartbeat = noHeartbeat,
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
  const fair = clearingFirst(found);
  const total = fair.reduce((sum, { weight }) => sum + weight, 0);
  return fair.map(({ fix, puzzle, weight }) => ({ fix, puzzle, share: weight / total }));
}

/**
 * Ranks clearing a digit before replacing it, if both mend the puzzle. They have the same solution, so the digit that
 * would replace it is the solution's: to propose that first would give it away, and be wrong if the digit is extra.
 * Both have the weight of the likelier one, so that they stay together.
 */
function clearingFirst(found: readonly Found[]): readonly Found[] {
  return found.flatMap((one) => {
    const pair = found.filter(
      ({ fix }) => isOfOneDigit(fix) && isOfOneDigit(one.fix) && fix.cell === one.fix.cell,
    );
    const clearing = pair.find(({ fix }) => fix.kind === 'remove');
    if (clearing === undefined) return [one];
    // The likelier one brings the other with it.
    if (one !== pair[0]) return [];
    return [clearing, ...pair.filter((other) => other !== clearing)].map((each) => ({
      ...each,
      weight: one.weight,
    }));
  });
}

const isOfOneDigit = (fix: Fix): fix is Extract<Fix, { kind: 'change' | 'remove' }> =>
  fix.kind === 'change' || fix.kind === 'remove';

/** Collections of hard puzzles contain minimal puzzles only; random puzzles are seldom minimal. */
const MINIMAL = 10;
/** Naked singles alone solve puzzles for beginners more often than random puzzles. */
const SIMPLE = 1.5;

/**
 * How likely it is that someone copied this puzzle, compared with a random puzzle that has one solution; 1 if neither
 * of the two factors applies. README.md has the figures behind them.
 */
const plausibilityOf = (puzzle: Grid, onTick: Heartbeat): number =>
  (isMinimal(puzzle, onTick) ? MINIMAL : 1) * (isSimple(puzzle) ? SIMPLE : 1);

/** Whether naked singles alone fill a puzzle. */
function isSimple(puzzle: Grid): boolean {
  let grid = puzzle;
  let before: Grid;
  do {
    before = grid;
    for (const cell of blanksOf(grid)) {
      const [digit, another] = digitsOf(candidatesAt(grid, cell));
      if (digit !== undefined && another === undefined) grid = put(grid, cell, digit);
    }
  } while (grid !== before);
  return !grid.includes('.');
}
