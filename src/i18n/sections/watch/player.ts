import type { Cell } from '../../../sudoku/core';
import type { RecordingEnd } from '../../../sudoku/search';

/** How much of a search is recorded. */
export type Extent = 'whole' | 'growing' | 'capped';

/** The words for playing and recording a search. */
export interface PlayerMessages {
  readonly transport: {
    readonly name: string;
    readonly first: string;
    readonly back: string;
    readonly play: string;
    readonly playBack: string;
    readonly pause: string;
    readonly forward: string;
    readonly last: string;
    readonly nextBacktrack: string;
    untilChanged(cell: Cell): string;
    readonly find: string;
    readonly speed: string;
    /** Steps per second, already rounded. */
    perSecond(speed: number): string;
    /** A speed that is a power of ten, on the scale. */
    stop(speed: number): string;
    /** Shown if the board cannot show each step. */
    readonly sixty: string;
    readonly finish: string;
    readonly finishing: string;
    readonly slowDown: string;
    readonly slowDownNote: string;
    readonly timeline: string;
    /** `extent`: whether these are all steps, those recorded so far, or those before a limit. */
    stepOf(step: number, of: number, extent: Extent): string;
    readonly goTo: string;
    readonly go: string;
  };

  readonly recording: {
    readonly name: string;
    /**
     * The recording is running: its steps, steps per second, the number of choices on the stack at its end, and an
     * estimate of how much of the tree has been searched.
     */
    running(steps: number, perSecond: number, depth: number, percent: number): string;
    paused(steps: number): string;
    /** How the recording ended. */
    ended(end: RecordingEnd, steps: number): string;
    readonly failed: string;
    /** Shown at the last state of a recording that ended at a limit. */
    readonly edge: string;
    /** Shown while waiting for a step. */
    waiting(step: number): string;
    readonly pause: string;
    readonly resume: string;
    readonly stop: string;
    readonly further: string;
  };

  readonly keep: {
    readonly state: string;
    readonly solution: string;
    /** Copies the answer as rows with bars between the digits. */
    readonly copyAnswer: string;
    readonly copyLink: string;
    readonly leave: string;
  };
}
