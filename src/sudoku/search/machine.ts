import type { SearchView } from './view';

/**
 * A step changes the state: a fill that was a choice, a fill that was forced, a candidate eliminated, a choice taken
 * back together with all it caused, or, where asked for, a digit rejected.
 */
export type StepKind = 'fill' | 'forced' | 'eliminate' | 'undo' | 'reject';

/** Everything needed to be at a state again: the decisions so far and the counts, some tens of numbers. Opaque. */
export type Checkpoint = Uint16Array;

/** What is counted from the start. `steps` is the number of the state. */
export interface Counters {
  readonly steps: number;
  /** Fills that were a choice. */
  readonly guesses: number;
  /** Choices taken back. */
  readonly backtracks: number;
  /** States in which nothing can be placed somewhere; this state counts. */
  readonly deadEnds: number;
  /** Choices that stand. */
  readonly depth: number;
  readonly maxDepth: number;
  /** Digits tested and found blocked, by the strategy that tests digits one by one; 0 in the others. */
  readonly rejections: number;
  readonly forced: number;
  readonly eliminations: number;
  /** Solutions reached; this state counts. */
  readonly solutions: number;
}

/**
 * A search that can be watched: deterministic, with an explicit stack, and without allocation while it steps. State 0
 * is the start, state n follows n steps. A dead end, a solution and the end are not steps but belong to a state.
 */
export interface SearchMachine {
  /** Makes one step. `null`: there is none, the search has ended. */
  step(): StepKind | null;
  /**
   * Makes up to `steps` steps in a tight loop and returns how many; fewer only where the search ends. Adds to
   * `depths[d]`, for each state that it leaves, how deep that state is; so `depths` needs 82 entries.
   */
  run(steps: number, depths: Int32Array): number;
  /** The whole moment. It allocates: once per picture, not per step. */
  look(): SearchView;
  save(): Checkpoint;
  restore(checkpoint: Checkpoint): void;

  /** Counts, fresh. */
  counters(): Counters;
  /**
   * How often each cell has been filled since the start. `depths` is what `run` has added up since then; a machine that
   * was stepped otherwise, or restored, does not know.
   */
  fillsByCell(depths: ArrayLike<number>): readonly number[];
  /** The number of the state. */
  readonly at: number;
  /** How many choices stand. */
  readonly depth: number;
  /** Dead ends so far, this state included. */
  readonly deadEnds: number;
  /** Solutions so far, this state included. */
  readonly solutions: number;
  /** Steps after which another checkpoint pays: to make them again takes some tenths of a millisecond. */
  readonly checkpointEvery: number;
  /** Whether no step follows. */
  readonly ended: boolean;
  /** The most choices that can stand at once: the number of blanks. */
  readonly depthLimit: number;
  /** The most choices that have stood at once so far. */
  readonly maxDepth: number;
  /** The choice at a depth, 0 for the first one; it must stand. As `cell * 9 + digit - 1`. */
  choiceAt(depth: number): number;
  /** The depth at which a cell is filled, where that is always the same: then no other state changes it. Else `null`. */
  fixedDepthOf(cell: number): number | null;
  /** The digit in a cell, 0 for none. */
  digitIn(cell: number): number;
  /** What the last step was about, as `cell * 9 + digit - 1`; -1 at state 0. */
  readonly lastPlacement: number;
  /** What the last step was, `null` at state 0. */
  readonly lastStep: StepKind | null;
}
