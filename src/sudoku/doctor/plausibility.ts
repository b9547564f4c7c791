import { blanksOf, candidatesAt, digitsOf, type Grid, put } from '../core';
import type { Heartbeat } from './ask';
import { isMinimal } from './minimality';

/*
 * How much likelier than a random puzzle with one solution a puzzle is to be the one that was copied. README.md has
 * the figures behind the two factors.
 */

/** Collections of hard puzzles contain minimal puzzles only; random puzzles are seldom minimal. */
const MINIMAL = 10;
/** Puzzles for beginners are solved by naked singles alone, more often than random ones. */
const SIMPLE = 1.5;

/** The factor by which a puzzle with exactly one solution is likelier to be meant than others. */
export const plausibilityOf = (puzzle: Grid, onTick: Heartbeat): number =>
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
