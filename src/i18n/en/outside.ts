import type { InAnyLanguage } from '../inAnyLanguage';

export const outside = {
  /** Scripts are switched off. */
  needsScripts: 'Unwind needs JavaScript to read, solve and show a Sudoku.',
  /** The browser is older than the oldest that is enough (scripts/floor.mjs). */
  tooOld:
    'This browser is too old for Unwind. Safari 16.4, Firefox 121, Chrome 111 and all later ones are new enough.',
  /** The scripts did not load, or cannot run. */
  stalled:
    'Not all of Unwind has loaded, so the board does not answer. Check the connection and reload the page.',
  /** The scripts are still loading, and what the person does meanwhile is kept. */
  keeping: 'Still loading. Your keys and taps are kept.',
};

export type OutsideMessages = InAnyLanguage<typeof outside>;
