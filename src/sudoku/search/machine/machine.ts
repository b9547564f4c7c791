import type { Checkpoint } from './checkpoint';
import type { Counters, StepKind } from './counters';
import type { SearchView } from './view';

/**
 * A search that can be watched: deterministic, with an explicit stack, and without allocation while it steps. State 0
 * is the start, state n is reached after n steps. Dead ends, solutions and the end of the search are not steps; they
 * belong to a state.
 */
export interface SearchMachine {
  /** Makes one step. Returns `null` if the search has ended. */
  step(): StepKind | null;
  /**
   * Makes up to `steps` steps in a tight loop and returns how many; fewer only if the search ends. For each state
   * that it leaves, adds one to `depths[d]`, where d is the depth of the state. So `depths` needs 82 entries.
   */
  run(steps: number, depths: Int32Array): number;
  /** The view of the present state. It allocates, so call it once per picture and not per step. */
  look(): SearchView;
  save(): Checkpoint;
  restore(checkpoint: Checkpoint): void;

  /** The present counts, as a new object. */
  counters(): Counters;
  /**
   * How often each cell has been filled since the start. `depths` is what `run` has added up since then. The result
   * is wrong if the machine was stepped by `step` or restored.
   */
  fillsByCell(depths: ArrayLike<number>): readonly number[];
  /** The number of the present state. */
  readonly at: number;
  /** The number of choices that stand. */
  readonly depth: number;
  /** Dead ends up to this state. */
  readonly deadEnds: number;
  /** Solutions up to this state. */
  readonly solutions: number;
  /** The number of steps between checkpoints. To repeat so many takes some tenths of a millisecond. */
  readonly checkpointEvery: number;
  /** Whether the search has ended. */
  readonly ended: boolean;
  /** The most choices that can stand together: the number of blanks. */
  readonly depthLimit: number;
  /** The most choices that have stood together so far. */
  readonly maxDepth: number;
  /** The choice at a depth, 0 for the first, as `cell * 9 + digit - 1`. The choice must stand. */
  choiceAt(depth: number): number;
  /**
   * The depth at which a cell is filled, if it is the same throughout the search; else `null`. States at other depths
   * do not change the cell.
   */
  fixedDepthOf(cell: number): number | null;
  /** The digit in a cell, 0 for none. */
  digitIn(cell: number): number;
  /** Among how many alternatives the newest choice was made, those that failed included. A choice must stand. */
  readonly alternatives: number;
  /** How many digits a blank cell can take; 0 if it is filled. In propagation, how many candidates any cell has. */
  sizeAt(cell: number): number;
  /** The placement of the last step, as `cell * 9 + digit - 1`; -1 at state 0. */
  readonly lastPlacement: number;
  /** The kind of the last step; `null` at state 0. */
  readonly lastStep: StepKind | null;
}
