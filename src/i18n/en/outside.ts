import type { OutsideMessages } from '../sections/outside';

export const outside: OutsideMessages = {
  needsScripts: 'Unwind needs JavaScript to read, solve and show a Sudoku.',
  stalled:
    'Not all of Unwind has loaded, so the board does not answer. Check the connection and reload the page.',
  keeping: 'Still loading. Your keys and taps are kept.',
};
