import { type Cell, type Digit, type Grid, put } from '../core';
import { type Heartbeat, hasSolution, noHeartbeat } from './ask';

/** A digit that the player wrote or, with `null`, erased. */
export interface Entry {
  readonly cell: Cell;
  readonly digit: Digit | null;
}

/** What left a puzzle without a solution. */
export type Break =
  /** The givens have no solution. */
  | { readonly kind: 'givens' }
  /** Before this entry there was a solution; with it there is none. */
  | {
      readonly kind: 'entry';
      readonly cell: Cell;
      readonly digit: Digit;
      /** The entry's index in the list, from 0. */
      readonly at: number;
      /** How many entries, from the first, to keep when undoing to a board before the mistake; at most `at`. */
      readonly keep: number;
    };

/**
 * The first entry, in order of play, that left the puzzle without a solution; `null` if it still has one. `entries`
 * are in order of play, in cells without a given. Only the last entry of each cell counts, since an earlier one is no
 * longer on the board. But undo could bring an earlier one back, so `keep` may be smaller than `at`.
 */
export function findBreak(
  givens: Grid,
  entries: readonly Entry[],
  onTick: Heartbeat = noHeartbeat,
): Break | null {
  if (!hasSolution(givens, onTick)) return { kind: 'givens' };
  const standing = [...entries.keys()].filter(
    (at) => !entries.slice(at + 1).some(({ cell }) => cell === entries[at]?.cell),
  );
  const boardUntil = (end: number): Grid =>
    write(
      givens,
      standing.filter((at) => at < end).flatMap((at) => entries[at] ?? []),
    );
  if (hasSolution(boardUntil(entries.length), onTick)) return null;

  // Adding digits never adds a solution, so the entry can be found by bisection.
  let solvable = 0;
  let broken = entries.length;
  while (broken - solvable > 1) {
    const middle = (solvable + broken) >> 1;
    if (hasSolution(boardUntil(middle), onTick)) solvable = middle;
    else broken = middle;
  }
  const entry = entries[solvable];
  if (entry?.digit == null) throw new Error(`entry ${solvable} took the last solution and wrote nothing`);

  let keep = solvable;
  while (!hasSolution(write(givens, entries.slice(0, keep)), onTick)) keep--;
  return { kind: 'entry', cell: entry.cell, digit: entry.digit, at: solvable, keep };
}

const write = (givens: Grid, entries: readonly Entry[]): Grid =>
  entries.reduce((grid, { cell, digit }) => put(grid, cell, digit), givens);
