import type { InAnyLanguage } from '../inAnyLanguage';

export const outside = {
  /** Scripts are switched off. */
  needsScripts: 'Unwind needs JavaScript to read, solve and show a Sudoku.',
  /** The scripts did not load, or cannot run. */
  stalled:
    'Not all of Unwind has loaded, so the board does not answer. Check the connection and reload the page.',
  /** The scripts are still loading, and what the person does meanwhile is kept. */
  keeping: 'Still loading. Your keys and taps are kept.',
};

export type OutsideMessages = InAnyLanguage<typeof outside>;
