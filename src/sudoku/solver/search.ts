import type { Grid } from '../core';
import { choose } from './guess';
import { CHOICE } from './open';
import { CONTRADICTION, propagate, REVISIONS, SOLVED } from './propagate';
import { load, loadCandidates, loadCells, place, restore, ruleOut, save } from './state';

/** How far a search has come. */
export interface SearchProgress {
  readonly solutions: number;
  readonly guesses: number;
}

/** Called now and then during a search. It may throw to end the search. */
export type OnTick = (progress: SearchProgress) => void;

/** The limits and counts of one search. All searches share one working state. */
export interface Run {
  solutions: number;
  guesses: number;
  nodes: number;
  readonly limit: number;
  /** Called at each solution. The working state then is the solution. */
  readonly onSolution: (() => void) | null;
  readonly onTick: OnTick | null;
}

/** A run whose counts are 0. */
export const newRun = (limit: number, onSolution: (() => void) | null, onTick: OnTick | null): Run => ({
  solutions: 0,
  guesses: 0,
  nodes: 0,
  limit,
  onSolution,
  onTick,
});

/* A mask: ticks are 2048 nodes apart, a millisecond or two. */
const TICK_MASK = 2047;

/** Counts a node of the search. Calls `onTick` at every 2048th. */
export function countNode(run: Run): void {
  run.nodes++;
  if ((run.nodes & TICK_MASK) === 0 && run.onTick !== null) tick(run, run.onTick);
}

/* Whether a search is waiting for its `onTick` to return. */
let ticking = false;

function tick(run: Run, onTick: OnTick): void {
  ticking = true;
  try {
    onTick({ solutions: run.solutions, guesses: run.guesses });
  } finally {
    ticking = false;
  }
}

/**
 * Makes the givens the working state, with every digit dirty. Returns false if the givens are found to clash, so that
 * there is nothing to search. Throws if a search is under way.
 */
export function begin(givens: Grid): boolean {
  beginNothing();
  return load(givens);
}

/** The same for 81 cells in reading order: 1–9, or 0 for a blank. */
export function beginCells(cells: Uint8Array): boolean {
  beginNothing();
  return loadCells(cells);
}

/** The same for 81 cells with these candidates, in reading order. */
export function beginCandidates(sets: readonly number[]): void {
  beginNothing();
  loadCandidates(sets);
}

function beginNothing(): void {
  if (ticking) throw new Error('a search must not be started from within onTick');
  REVISIONS[0] = 0;
}

/** How many times a digit was revised since the last `begin`. */
export const countRevisions = (): number => REVISIONS[0];

/* For each frame of the stack, the digits that are dirty in it. */
const DIRTY = new Int32Array(256);

/**
 * Visits the solutions of the working state, at most `run.limit`, guessing where propagation ends. Uses the stack from
 * `floor` up. Returns whether the search was exhaustive. Afterwards the working state is the last solution if the limit
 * stopped the search; otherwise it is meaningless.
 */
export function search(run: Run, floor: number, dirtyDigits: number): boolean {
  let dirty = dirtyDigits;
  let top = floor;
  for (;;) {
    countNode(run);
    const outcome = propagate(dirty);
    if (outcome === SOLVED || outcome === CONTRADICTION) {
      if (outcome === SOLVED) {
        run.solutions++;
        if (run.onSolution !== null) run.onSolution();
        if (run.solutions >= run.limit) return false;
      }
      if (top === floor) return true;
      top--;
      restore(top);
      dirty = DIRTY[top] as number;
      continue;
    }
    run.guesses++;
    choose();
    const band = CHOICE[0];
    const bit = CHOICE[1];
    const digit = CHOICE[2];
    const digits = CHOICE[3];
    save(top);
    DIRTY[top] = ruleOut(top, band, bit, digit, digits);
    top++;
    place(band, bit, digit);
    dirty = digits;
  }
}
