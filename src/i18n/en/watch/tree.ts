import type { InAnyLanguage } from '../../inAnyLanguage';
import { plural } from '../words';
import { count } from './names';

/** A small search as a tree to read. */
export const tree = {
  title: 'The search as a tree',
  asking: 'Looking at all guesses.',
  none: 'The search makes no guess.',
  tooLarge: (most: number) => `The search has more than ${count(most)} guesses. The chart shows them all.`,
  /** `growing`: the search goes on after what is recorded. */
  size: (guesses: number, lines: number, growing: boolean) =>
    `${plural(guesses, 'guess', 'guesses')}${growing ? ' so far' : ''} in ${plural(lines, 'line', 'lines')}.`,
  help: 'A line goes on until there is more than one way; these are indented below it. Press a line to go to its first guess.',
  /** What the guesses of a line come to. */
  ends: {
    deadEnd: 'dead end',
    fails: 'each way fails',
    solved: 'solved',
    leads: 'leads to a solution',
    open: 'undecided',
  },
};

export type TreeMessages = InAnyLanguage<typeof tree>;
