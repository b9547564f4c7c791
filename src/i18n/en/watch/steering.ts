import type { Cell, Digit } from '../../../sudoku/core';
import type { Names } from '../../cellNames';
import type { InAnyLanguage } from '../../inAnyLanguage';
import { count } from './names';

/** Guessing in place of the strategy, and the two searches beside each other. */
export const steeringIn = ({ at }: Names) => ({
  title: 'Guess something else',
  /** The guess at hand: the digit that the strategy tries after a step. */
  tries: (step: number, cell: Cell, digit: Digit) =>
    `After step ${count(step)}, the search tries ${digit} in ${at(cell)}. What would you try?`,
  looking: 'Looking for the guess.',
  /** What is said if there is no such guess: in the whole search, in a part of it, in a program of the person's own. */
  none: {
    whole: 'No guess here leaves anything else to try.',
    growing: 'No guess recorded so far leaves anything else to try.',
    capped: 'No guess up to where the recording was stopped leaves anything else to try.',
    program: 'Nowhere does your program try one digit after another in a cell while the others stay.',
  },
  help: 'The search goes on from there with your guess. The first one is kept, to compare with it.',
  cell: 'Cell',
  digit: 'Digit',
  /** Why only one cell is offered. */
  fixedCells: 'This strategy takes the cells in a fixed order.',
  /** What is offered of a program of the person's own. */
  ofProgram:
    'Here are the digits that your program tries there later: it does the same in another order. Which cell comes next is up to its code.',
  go: 'Try this',
  /** The comparison of both searches. */
  both: 'Both searches',
  /** The search of the strategy alone, and that with the person's guesses. */
  alone: 'Strategy',
  program: 'Your program',
  own: 'Your guess',
  shown: 'shown',
  steps: 'steps',
  notCounted: 'not recorded yet',
  partsAt: (step: number) => `They part after step ${count(step)}.`,
  backToFirst: 'Back to the first search',
  toOwn: 'To the search with your guess',
});

export type SteeringMessages = InAnyLanguage<ReturnType<typeof steeringIn>>;
