import { type Cell, type Digit, type Grid, put } from '../core';
import { type Heartbeat, hasSolution, silent } from './ask';

/** Something a player wrote or, with `null`, rubbed out. */
export interface Entry {
  readonly cell: Cell;
  readonly digit: Digit | null;
}

/** Where a puzzle lost its solutions. */
export type Break =
  /** The givens have none. */
  | { readonly kind: 'givens' }
  /** With this entry there is none, and with those before it there was. */
  | {
      readonly kind: 'entry';
      readonly cell: Cell;
      readonly digit: Digit;
      /** Its place among the entries, from 0. */
      readonly at: number;
      /** How many entries, from the first, to keep in undoing to before the mistake; at most `at`. */
      readonly keep: number;
    };

/**
 * The first entry, in order of play, that left the puzzle without a solution; `null` if it still has one. Entries come
 * in the order they were made, in cells that hold no given. Of several in one cell only the last counts: what the
 * player has taken back cannot be what is wrong now. Undoing could bring such a digit back, so `keep` may go further.
 */
export function findBreak(givens: Grid, entries: readonly Entry[], onTick: Heartbeat = silent): Break | null {
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

  // More digits never bring a solution back, so the entry can be found by halving.
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
