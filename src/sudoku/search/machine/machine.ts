import type { Checkpoint } from './checkpoint';
import type { Counters, StepKind } from './counters';
import type { SearchView } from './view';

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
