import type { Cell, Digit } from '../../../sudoku/core';
import type { Condition } from '../../../sudoku/search';
import type { Names } from '../../cellNames';
import type { InAnyLanguage } from '../../inAnyLanguage';
import { type Sentences, tell } from '../../tell';
import { capital, plural, words } from '../words';
import { count } from './names';
import type { Extent } from './player';

/** A kind of state to jump to. */
export type WatchGoal = Condition | { readonly kind: 'longestFailed' };

/** A goal with values that the player chooses: a number of choices, a depth, a digit. */
export type ValuedGoal = Extract<
  WatchGoal,
  { readonly kind: 'undoTo' | 'choices' | 'guessAt' | 'cellSet' | 'eliminated' }
>;

/** Said of a guess, in the name of its cell and of its row in the stack. */
export const TO_BLAME = 'to blame';

/** Jumping to a kind of state, stopping there, and where the search went wrong. */
export const momentsIn = ({ at }: Names) => {
  const atStart = (cell: Cell): string => capital(at(cell));
  const choosing = (goal: ValuedGoal, number: string, digit: string): string => {
    switch (goal.kind) {
      case 'undoTo':
        return `Backtrack to depth ${number} or less`;
      case 'choices':
        return `Guess with ${number} choices or more`;
      case 'guessAt':
        return `Guess of ${digit} at depth ${number} or more`;
      case 'cellSet':
        return `${atStart(goal.cell)} becomes ${digit}`;
      case 'eliminated':
        return `${digit} is ruled out of ${at(goal.cell)}`;
    }
  };
  const goals: Sentences<WatchGoal> = {
    deadEnd: () => 'Dead end',
    solution: () => 'Solution',
    undoTo: (goal) => choosing(goal, String(goal.depth), ''),
    choices: (goal) => choosing(goal, String(goal.least), ''),
    guessAt: (goal) => choosing(goal, String(goal.depth), String(goal.digit)),
    deepest: () => 'Deeper than ever before',
    cellChanged: ({ cell }) => `${atStart(cell)} changes`,
    cellWritten: ({ cell }) => `${atStart(cell)} is written`,
    cellSet: (goal) => choosing(goal, '', String(goal.digit)),
    cellEmptied: ({ cell }) => `${atStart(cell)} is emptied`,
    oneLeft: ({ cell }) => `${atStart(cell)} has one digit left`,
    eliminated: (goal) => choosing(goal, '', String(goal.digit)),
    longestFailed: () => 'Longest failed branch',
  };
  const goal = (goal: WatchGoal): string =>
    // Every backtrack goes back to depth 81 or less.
    goal.kind === 'undoTo' && goal.depth >= 81 ? 'Backtrack' : tell(goals, goal);

  return {
    moments: {
      title: 'Go to or stop at',
      help: 'Go to the next or previous one, or have playing stop there.',
      goal,
      /** A goal with other texts, such as fields to choose them, in place of its number and its digit. */
      choosing,
      next: 'Next',
      previous: 'Previous',
      stopHere: 'Stop there',
      whoWrote: 'Who last wrote this cell?',
      depth: 'Depth',
      choices: 'Choices',
      digit: 'Digit',
      finding: (sought: WatchGoal, step: number | null) =>
        `Looking for: ${goal(sought)}${step === null ? '' : `. At step ${count(step)}`}`,
      missed(sought: WatchGoal, way: 'next' | 'previous', extent: Extent) {
        const after = {
          whole: 'after this step',
          growing: 'recorded so far after this step',
          capped: 'after this step, up to where the recording was stopped',
        };
        return `${goal(sought)}: none ${way === 'previous' ? 'before this step' : after[extent]}.`;
      },
      met: (sought: WatchGoal) => `Stopped at: ${goal(sought)}.`,
      /** Repeats the last search for a state. */
      again: (sought: WatchGoal, way: 'next' | 'previous') =>
        `${way === 'next' ? 'Next' : 'Previous'}: ${goal(sought)}`,
      stopsAt: (sought: WatchGoal) => `Stops at: ${goal(sought)}`,
      /** The button that removes a breakpoint, or the goal that was last looked for. */
      forget: (sought: WatchGoal) => `Remove: ${goal(sought)}`,
      cancel: 'Cancel',
    },

    mistake: {
      ask: 'Where is the mistake?',
      asking: 'Comparing with the solution.',
      none: 'No mistake so far: every guess agrees with the solution.',
      unknown: 'The puzzle does not have exactly one solution, so there is nothing to compare with.',
      found: (depth: number, cell: Cell, digit: Digit, instead: Digit) =>
        `The mistake is at depth ${depth}. ${atStart(cell)} is ${digit} and should be ${instead}.`,
      /** Goes to the step at which the search undoes its mistake. */
      findsOut: (steps: number) => `${plural(steps, 'more step', 'more steps')} to find out`,
    },

    conflict: {
      ask: 'Why this dead end?',
      toBlame: TO_BLAME,
      /** The guesses that are enough for the dead end: some by number, and how many others. */
      found(depths: readonly number[], others: number) {
        const guesses = [...depths.map(String), ...(others > 0 ? [plural(others, 'other', 'others')] : [])];
        if (guesses.length === 0) return 'No guess is to blame: the givens alone lead here.';
        return guesses.length === 1
          ? `Guess ${guesses[0]} alone is enough for it.`
          : `Guesses ${words.and(guesses)} are enough for it.`;
      },
      /** What a search saves that goes straight back to the newest of these guesses, by its number. */
      skips: (depth: number, steps: number) =>
        `Jumping back to ${depth} skips ${plural(steps, 'step', 'steps')}.`,
      /** The same if no guess is to blame. */
      skipsAll: (steps: number) => `To stop here would skip ${plural(steps, 'step', 'steps')}.`,
    },
  };
};

export type MomentMessages = InAnyLanguage<ReturnType<typeof momentsIn>>;
