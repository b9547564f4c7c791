import type { InAnyLanguage } from '../../inAnyLanguage';
import { plural } from '../words';
import { count } from './names';

/** A small search as a tree to read. */
export const tree = {
  title: 'The search as a tree',
  asking: 'Looking at all guesses.',
  none: 'The search makes no guess.',
  tooLarge: (most: number) => `The search has more than ${count(most)} guesses: too many to read as a tree.`,
  /** Back from the tree to the chart's bars. */
  bars: 'Show them as bars',
  /** `growing`: the search goes on after what is recorded. */
  size: (guesses: number, lines: number, growing: boolean) =>
    `${plural(guesses, 'guess', 'guesses')}${growing ? ' so far' : ''} in ${plural(lines, 'line', 'lines')}.`,
  help: 'A line goes on until there is more than one way; these are indented below it. Struck through is what was ruled out before it was tried. Press a line to go to its first guess.',
  /** Before what was ruled out, for screen readers. */
  ruledOut: 'ruled out before:',
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
