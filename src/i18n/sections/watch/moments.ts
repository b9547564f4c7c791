import type { Cell, Digit } from '../../../sudoku/core';
import type { Quest } from '../../../sudoku/search';
import type { Extent } from './player';

/** What one can be taken to. */
export type WatchGoal = Quest | { readonly kind: 'longestFailed' };

/** Going to a kind of state, stopping there, and where the search went wrong. */
export interface MomentMessages {
  readonly moments: {
    readonly title: string;
    readonly help: string;
    goal(goal: WatchGoal): string;
    readonly next: string;
    readonly previous: string;
    readonly stopHere: string;
    readonly whoWrote: string;
    readonly depth: string;
    readonly digit: string;
    finding(goal: WatchGoal, step: number | null): string;
    missed(goal: WatchGoal, way: 'next' | 'previous', extent: Extent): string;
    met(goal: WatchGoal): string;
    /** To look again for what was looked for last. */
    again(goal: WatchGoal, way: 'next' | 'previous'): string;
    /** A place where playing stops, and taking it off the list, or what was looked for. */
    stopsAt(goal: WatchGoal): string;
    forget(goal: WatchGoal): string;
    readonly cancel: string;
  };

  readonly mistake: {
    readonly ask: string;
    readonly asking: string;
    readonly none: string;
    readonly unknown: string;
    found(depth: number, cell: Cell, digit: Digit, instead: Digit): string;
    /** Pressed to go where the search finds out. */
    findsOut(steps: number): string;
  };
}
