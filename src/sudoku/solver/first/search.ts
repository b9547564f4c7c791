import { type Grid, grid } from '../../core';
import { bitOfChoice, choose, houseOfChoice, isCellChoice, SOLVED } from './branching';
import { ALL, type Candidates, HOUSE_CELLS, place, settleAll } from './propagation';

/** How far a search has come. A worker reports it while it is busy. */
interface SearchProgress {
  /** Solutions found so far. */
  readonly solutions: number;
  /** Digits tried where more than one was possible. */
  readonly guesses: number;
}

/** Called every few thousand guesses, that is, every few milliseconds. It must not start another search. */
export type OnTick = (progress: SearchProgress) => void;

const GUESSES_PER_TICK = 4096;

/*
 * Only one search runs at a time in a thread, so all share this stack of candidates. A level is a changed copy of the
 * one below, so nothing is ever undone. An ordered walk takes up to 81 levels, and each of its probes up to 81 more.
 */
const levels: readonly Candidates[] = Array.from({ length: 164 }, () => new Uint16Array(81));

/**
 * A depth-first search that propagates naked and hidden singles and branches where there are the fewest choices. It
 * finds solutions in no particular order.
 */
export class Search {
  /** Solutions so far, counted by the caller's `visit`. */
  solutions = 0;
  /** Digits tried where more than one was possible. */
  guesses = 0;
  /** Digits that followed by naked and hidden singles. */
  propagations = 0;
  private readonly onTick: OnTick | undefined;

  constructor(onTick?: OnTick) {
    this.onTick = onTick;
  }

  /** Puts the givens on the first level and propagates. Returns false if they contradict each other. */
  start(givens: Grid): boolean {
    const cells = this.at(0);
    for (let cell = 0; cell < 81; cell++) {
      const digit = givens.charCodeAt(cell) - 48;
      cells[cell] = digit >= 1 ? 1 << (digit - 1) : ALL;
    }
    return this.count(settleAll(cells));
  }

  /** The candidates on a level. */
  at(level: number): Candidates {
    return levels[level] as Candidates;
  }

  /** Copies a level to the one above and tries a digit there, given as its bit. Returns false at a contradiction. */
  guess(level: number, cell: number, bit: number): boolean {
    const above = this.at(level + 1);
    above.set(this.at(level));
    this.guesses++;
    if (this.guesses % GUESSES_PER_TICK === 0) {
      this.onTick?.({ solutions: this.solutions, guesses: this.guesses });
    }
    return this.count(place(above, cell, bit));
  }

  /**
   * Visits the solutions of a propagated level, using the levels above, until `visit` returns false. Returns whether
   * all were visited.
   */
  visitAll(level: number, visit: (solved: Candidates) => boolean): boolean {
    const cells = this.at(level);
    const choice = choose(cells);
    if (choice === SOLVED) return visit(cells);
    if (isCellChoice(choice)) {
      for (let bits = cells[choice] as number; bits !== 0; bits &= bits - 1) {
        if (this.guess(level, choice, bits & -bits) && !this.visitAll(level + 1, visit)) return false;
      }
      return true;
    }
    const bit = bitOfChoice(choice);
    const house = houseOfChoice(choice);
    for (let i = house * 9, end = i + 9; i < end; i++) {
      const cell = HOUSE_CELLS[i] as number;
      if (((cells[cell] as number) & bit) === 0) continue;
      if (this.guess(level, cell, bit) && !this.visitAll(level + 1, visit)) return false;
    }
    return true;
  }

  /** Whether a propagated level has a solution. */
  hasSolution(level: number): boolean {
    return !this.visitAll(level, () => false);
  }

  /** Adds to the count of propagated digits. Returns false for a contradiction. */
  private count(forced: number): boolean {
    if (forced < 0) return false;
    this.propagations += forced;
    return true;
  }
}

/** The digit of a set that has exactly one. */
export const digitOf = (bit: number): number => 32 - Math.clz32(bit);

/** The grid of candidates that are all settled. */
export const gridOf = (cells: Candidates): Grid => grid(Array.from(cells, digitOf).join(''));
