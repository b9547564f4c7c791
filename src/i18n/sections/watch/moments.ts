import type { Cell, Digit } from '../../../sudoku/core';
import type { Condition } from '../../../sudoku/search';
import type { Extent } from './player';

/** A kind of state to jump to. */
export type WatchGoal = Condition | { readonly kind: 'longestFailed' };

/** A goal with a value that the player chooses: a depth or a digit. */
export type ValuedGoal = Extract<WatchGoal, { readonly kind: 'undoTo' | 'cellSet' | 'eliminated' }>;

/** Jumping to a kind of state, stopping there, and where the search went wrong. */
export interface MomentMessages {
  readonly moments: {
    readonly title: string;
    readonly help: string;
    goal(goal: WatchGoal): string;
    /** A goal with `value`, such as a field to choose it, in place of its value. */
    choosing(goal: ValuedGoal, value: string): string;
    readonly next: string;
    readonly previous: string;
    readonly stopHere: string;
    readonly whoWrote: string;
    readonly depth: string;
    readonly digit: string;
    finding(goal: WatchGoal, step: number | null): string;
    missed(goal: WatchGoal, way: 'next' | 'previous', extent: Extent): string;
    met(goal: WatchGoal): string;
    /** Repeats the last search for a state. */
    again(goal: WatchGoal, way: 'next' | 'previous'): string;
    /** A state at which playing stops. */
    stopsAt(goal: WatchGoal): string;
    /** The button that removes a breakpoint, or the goal that was last looked for. */
    forget(goal: WatchGoal): string;
    readonly cancel: string;
  };

  readonly mistake: {
    readonly ask: string;
    readonly asking: string;
    readonly none: string;
    readonly unknown: string;
    found(depth: number, cell: Cell, digit: Digit, instead: Digit): string;
    /** Goes to the step at which the search undoes its mistake. */
    findsOut(steps: number): string;
  };
}
