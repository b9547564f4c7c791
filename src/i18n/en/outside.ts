import type { OutsideMessages } from '../sections/outside';

export const outside: OutsideMessages = {
  needsScripts: 'Unwind needs JavaScript to read, solve and show a Sudoku.',
  stalled:
    'Not all of Unwind has loaded, so the board does not answer. Check the connection and reload the page.',
  keeping: 'Unwind is still loading. What you do now is carried out as soon as it has loaded.',
};
