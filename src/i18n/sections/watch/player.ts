import type { Cell } from '../../../sudoku/core';
import type { RecordingEnd } from '../../../sudoku/search';

/** How much of a search is recorded. */
export type Extent = 'whole' | 'growing' | 'capped';

/** Playing, and recording what is played. */
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
    /** Steps a second, already rounded. */
    perSecond(speed: number): string;
    /** Told where the board cannot show each step. */
    readonly sixty: string;
    readonly finish: string;
    readonly finishing: string;
    readonly slowDown: string;
    readonly slowDownNote: string;
    readonly timeline: string;
    /** `extent`: whether these are all steps, or those recorded so far, or before a limit. */
    stepOf(step: number, of: number, extent: Extent): string;
    readonly goTo: string;
    readonly go: string;
  };

  readonly recording: {
    readonly name: string;
    /** `perSecond` steps are recorded a second, `depth` choices stand at its head; an estimate of the tree searched. */
    running(steps: number, perSecond: number, depth: number, percent: number): string;
    paused(steps: number): string;
    /** How it ended. */
    ended(end: RecordingEnd, steps: number): string;
    readonly failed: string;
    /** Told at the last state of a recording that a limit ended. */
    readonly edge: string;
    /** Told while a step is waited for. */
    waiting(step: number): string;
    readonly pause: string;
    readonly resume: string;
    readonly stop: string;
    readonly further: string;
  };

  readonly keep: {
    readonly state: string;
    readonly solution: string;
    /** As rows with bars between the digits. */
    readonly copyAnswer: string;
    readonly copyLink: string;
    readonly leave: string;
  };
}
