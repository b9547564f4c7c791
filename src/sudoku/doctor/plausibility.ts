import { blanksOf, candidatesAt, digitsOf, type Grid, put } from '../core';
import type { Heartbeat } from './ask';
import { isMinimal } from './minimality';

/*
 * What makes a puzzle a likely one to have before one, beside a chance puzzle with one solution. README.md has the
 * figures behind the two factors.
 */

/** Collections of hard puzzles hold those in which no given can be spared; chance makes few. */
const MINIMAL = 10;
/** Puzzles for beginners solve by one look at a time, more often than chance would have it. */
const SIMPLE = 1.5;

/** How much likelier than others a puzzle with exactly one solution is to be meant. */
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
