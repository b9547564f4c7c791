import { blanksOf, candidatesAt, digitsOf, type Grid, put } from '../core';
import type { Heartbeat } from './ask';
import { isMinimal } from './minimality';

/*
 * How likely it is that someone copied this puzzle, compared with a random puzzle that has one solution. README.md has
 * the figures behind the two factors.
 */

/** Collections of hard puzzles contain minimal puzzles only; random puzzles are seldom minimal. */
const MINIMAL = 10;
/** Naked singles alone solve puzzles for beginners more often than random puzzles. */
const SIMPLE = 1.5;

/** The factor for a puzzle with exactly one solution; 1 if neither of the two applies. */
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
