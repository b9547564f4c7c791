import type { MomentMessages, ValuedGoal, WatchGoal } from '../../sections/watch/moments';
import { tell } from '../../tell';
import { count, plural, type WatchNames } from './names';

/** Jumping to a kind of state, stopping there, and where the search went wrong. */
export const momentsIn = ({ at, atStart }: WatchNames): MomentMessages => {
  const choosing = (goal: ValuedGoal, value: string): string => {
    switch (goal.kind) {
      case 'undoTo':
        return `Backtrack to depth ${value} or less`;
      case 'cellSet':
        return `${atStart(goal.cell)} becomes ${value}`;
      case 'eliminated':
        return `${value} is ruled out of ${at(goal.cell)}`;
    }
  };
  const goals: {
    readonly [K in WatchGoal['kind']]: (goal: Extract<WatchGoal, { readonly kind: K }>) => string;
  } = {
    deadEnd: () => 'Dead end',
    solution: () => 'Solution',
    undoTo: (goal) => choosing(goal, String(goal.depth)),
    deepest: () => 'Deeper than ever before',
    cellChanged: ({ cell }) => `${atStart(cell)} changes`,
    cellWritten: ({ cell }) => `${atStart(cell)} is written`,
    cellSet: (goal) => choosing(goal, String(goal.digit)),
    eliminated: (goal) => choosing(goal, String(goal.digit)),
    longestFailed: () => 'Longest failed branch',
  };
  const goal = (goal: WatchGoal): string =>
    // Every backtrack goes back to depth 81 or less.
    goal.kind === 'undoTo' && goal.depth >= 81 ? 'Backtrack' : tell(goals, goal);

  return {
    moments: {
      title: 'Find and stop',
      help: 'Go to the next or previous one, or have playing stop there.',
      goal,
      choosing,
      next: 'Next',
      previous: 'Previous',
      stopHere: 'Stop there',
      whoWrote: 'Who last wrote this cell?',
      depth: 'Depth',
      digit: 'Digit',
      finding: (sought, step) =>
        `Looking for: ${goal(sought)}${step === null ? '' : `. At step ${count(step)}`}`,
      missed(sought, way, extent) {
        const after = {
          whole: 'after this step',
          growing: 'recorded so far after this step',
          capped: 'after this step, up to where the recording was stopped',
        };
        return `${goal(sought)}: none ${way === 'previous' ? 'before this step' : after[extent]}.`;
      },
      met: (sought) => `Stopped at: ${goal(sought)}.`,
      again: (sought, way) => `${way === 'next' ? 'Next' : 'Previous'}: ${goal(sought)}`,
      stopsAt: (sought) => `Stops at: ${goal(sought)}`,
      forget: (sought) => `Remove: ${goal(sought)}`,
      cancel: 'Cancel',
    },

    mistake: {
      ask: 'Where is the mistake?',
      asking: 'Comparing with the solution.',
      none: 'No mistake so far: every guess agrees with the solution.',
      unknown: 'The puzzle does not have exactly one solution, so there is nothing to compare with.',
      found: (depth, cell, digit, instead) =>
        `The mistake is at depth ${depth}. ${atStart(cell)} is ${digit} and should be ${instead}.`,
      findsOut: (steps) => `${plural(steps, 'more step', 'more steps')} to find out`,
    },
  };
};
