import type { Grid } from '../core';
import { BIT_OF_CELL } from './layout';
import { CONTRADICTION, OPEN_CELLS, propagate, SOLVED } from './propagate';
import { countNode, type Run, search } from './search';
import { candidatesAt, place, readGrid, restore, STATE, save, UNSOLVED } from './state';

/*
 * Solutions in lexicographic order: guess in the first unsolved cell, digits ascending. Searching in reading order is
 * risky: on some boards it spends hours in a part without solutions. So after `PATIENCE` dead ends, and until the next
 * solution is reached, a branch is entered only if the fast search finds a solution in it. That limits the work for each
 * solution to a few hundred fast searches; mostly none is needed.
 */

const PATIENCE = 32;

/** The state of an ordered search, and what it collects. */
export interface OrderedRun {
  /** Solutions up to and including this grid are skipped. */
  readonly after: Grid | null;
  readonly count: number;
  readonly found: Grid[];
  /** Dead ends since the last solution was found. */
  deadEnds: number;
  /** The run of the fast searches, with limit 1. */
  readonly probes: Run;
}

/**
 * Collects the solutions of the working state in order. `frame` is the first free frame of the stack; `witness` is
 * some solution of the state, if known; `tied` tells whether the cells so far may still equal those of `after`.
 * Returns whether enough have been collected.
 */
export function collectInOrder(
  run: OrderedRun,
  frame: number,
  dirty: number,
  witness: Grid | null,
  tied: boolean,
): boolean {
  countNode(run.probes);
  const outcome = propagate(dirty);
  if (outcome === CONTRADICTION) run.deadEnds++;
  if (outcome === SOLVED) {
    run.deadEnds = 0;
    const solution = readGrid();
    if (run.after === null || solution > run.after) run.found.push(solution);
  }
  if (outcome !== OPEN_CELLS) return run.found.length >= run.count;

  const cell = firstUnsolved();
  const relation = tied && run.after !== null ? compareBefore(cell, run.after) : 1;
  if (relation < 0) return false;
  const least = relation === 0 && run.after !== null ? run.after.charCodeAt(cell) - 49 : 0;

  const band = Math.floor(cell / 27);
  const bit = BIT_OF_CELL[cell] as number;
  const digits = candidatesAt(band, bit);
  run.probes.guesses++;
  save(frame);
  for (let digit = Math.max(least, 0); digit < 9; digit++) {
    if (((digits >> digit) & 1) === 0) continue;
    let inside = witness !== null && witness.charCodeAt(cell) - 49 === digit ? witness : null;
    if (inside === null && run.deadEnds >= PATIENCE) {
      restore(frame);
      place(band, bit, digit);
      inside = probe(run, frame + 1, digits);
      if (inside === null) continue;
    }
    restore(frame);
    place(band, bit, digit);
    if (collectInOrder(run, frame + 1, digits, inside, relation === 0 && digit === least)) return true;
  }
  return false;
}

/** Some solution of the working state, or `null`. Overwrites the working state. */
function probe(run: OrderedRun, frame: number, dirty: number): Grid | null {
  run.probes.solutions = 0;
  return search(run.probes, frame, dirty) ? null : readGrid();
}

/** The first unsolved cell in reading order. There must be one. */
function firstUnsolved(): number {
  let cell = 0;
  while (((STATE[UNSOLVED + Math.floor(cell / 27)] as number) & (BIT_OF_CELL[cell] as number)) === 0) cell++;
  return cell;
}

/** Compares the cells before `end`, which must be solved, with those of a grid: −1, 0 or 1. */
function compareBefore(end: number, other: Grid): -1 | 0 | 1 {
  for (let cell = 0; cell < end; cell++) {
    const digits = candidatesAt(Math.floor(cell / 27), BIT_OF_CELL[cell] as number);
    const difference = 31 - Math.clz32(digits) - (other.charCodeAt(cell) - 49);
    if (difference !== 0) return difference < 0 ? -1 : 1;
  }
  return 0;
}
