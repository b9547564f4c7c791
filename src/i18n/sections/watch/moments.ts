import type { Cell, Digit } from '../../../sudoku/core';
import type { Condition } from '../../../sudoku/search';
import type { Extent } from './player';

/** A kind of state to jump to. */
export type WatchGoal = Condition | { readonly kind: 'longestFailed' };

/** A goal with a value that one chooses: a depth or a digit. */
export type ValuedGoal = Extract<WatchGoal, { readonly kind: 'undoTo' | 'cellSet' | 'eliminated' }>;

/** Jumping to a kind of state, stopping there, and where the search went wrong. */
export interface MomentMessages {
  readonly moments: {
    readonly title: string;
    readonly help: string;
    goal(goal: WatchGoal): string;
    /** The same with another text in place of its value, which is chosen there. */
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
    /** A state at which playing stops; removing it from the list, or the state that was last looked for. */
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
    /** Goes to where the search finds out its mistake. */
    findsOut(steps: number): string;
  };
}
