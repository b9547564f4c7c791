import type { Absence } from '../../parts';
import type { Digit, Origin } from '../../sudoku/core';
import type { InAnyLanguage } from '../inAnyLanguage';
import { LEVELS } from './levels';
import { plural } from './words';

/** The parts of the page that can fail on their own. */
export type FailedPart = 'page' | Mode | 'side' | 'dialog' | 'menu' | 'notice';

/** The views of the page. */
type Mode = 'play' | 'watch' | 'hint' | 'compare';

// Tables, because creating an Intl.DateTimeFormat keeps a slow phone busy for a tenth of a second.
const WEEKDAYS = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');
const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);
const weekday = (at: number): string | undefined => WEEKDAYS[new Date(at).getDay()];
function day(at: number): string {
  const date = new Date(at);
  return `${date.getDate()} ${MONTHS[date.getMonth()]}`;
}

export const app = {
  solve: 'Solve',
  watch: 'Watch',
  hint: 'Hint',
  check: 'Check',
  /** The name of the group of the buttons Solve, Watch, Hint and Check. */
  keys: 'What to do',
  menu: {
    puzzle: 'Puzzle',
    compare: 'Compare',
    more: 'More',
    shortcuts: 'Keyboard shortcuts',
    theme: 'Theme',
  },
  /** The first screen: what this is, and what one can begin with. */
  start: {
    title: 'Sudoku, with reasons.',
    text: 'Play, or bring your own: every step is explained.',
    /** Goes on with the puzzle that was on the board before. */
    goOn: 'Continue',
    /** How many cells of it are still empty. */
    left: (cells: number) => `${cells} left`,
    /** Plays the example. */
    playThis: 'Play this',
    today: 'Today’s puzzle',
    /** The name of the group of levels. */
    levels: 'New puzzle',
    /** Gives an empty board and the keypad. */
    mine: 'Type, paste or photograph mine',
    /** How a puzzle is typed. */
    typing: 'Type a puzzle row by row. 0 or space skips a cell.',
  },
  /** The levels of puzzles, easiest first. */
  levels: LEVELS,
  welcome: {
    newPuzzle: 'New puzzle',
    paste: 'Paste',
    openFile: 'Open a file',
    photo: 'Photo',
  },
  /** The headings of generated puzzles, easiest level first. */
  made: Object.values(LEVELS).map((level) => `${level} puzzle`),
  /** The heading of a puzzle that needs a technique, as was wished; `null` for a name that is not known. */
  madeFor: (technique: string | null) => `Made for ${technique ?? 'one technique'}`,
  /** The heading over the keypad. `name` is already in words. */
  title(origin: Origin, name: string | null) {
    if (name !== null) return name;
    switch (origin.kind) {
      case 'typed':
        return 'Your puzzle';
      case 'made':
        return 'A new puzzle';
      case 'daily':
        return 'Puzzle of the day';
      case 'example':
        return 'An example';
      default:
        return origin.at === null ? 'Your puzzle' : `${weekday(origin.at)}’s puzzle`;
    }
  },
  subtitle(origin: Origin, { givens, answers }: { givens: number; answers: number }) {
    const from = {
      typed: 'Typed',
      pasted: 'Pasted',
      file: 'From a file',
      photo: 'From a photograph',
      link: 'From a link',
      example: 'Example',
      made: 'Made here',
      daily: origin.at === null ? 'Made here' : weekday(origin.at),
    };
    const when =
      origin.at === null ? '' : origin.kind === 'pasted' ? ` ${day(origin.at)}` : `, ${day(origin.at)}`;
    const how =
      givens === 0
        ? 'no givens yet'
        : answers > 0
          ? `${plural(answers, 'cell')} filled in for you`
          : plural(givens, 'given');
    return `${from[origin.kind]}${when} · ${how}`;
  },
  pad: {
    name: 'Keypad',
    phase: 'Enter the puzzle or play it',
    set: 'Enter',
    play: 'Play',
    mode: 'What the keys write',
    digit: 'Digit',
    notes: 'Notes',
    /** In place of "notes" while there are two kinds of notes. */
    corner: 'Corner',
    centre: 'Centre',
    colour: 'Colours',
    /** The button for the modes of writing. */
    ways: 'Ways to write',
    erase: 'Erase',
    skip: 'Skip',
    undo: 'Undo',
    redo: 'Redo',
    left: (count: number) => `${count} left`,
    /** A digit key's name for screen readers. */
    keyName: (digit: Digit, left: number) => `${digit}, ${left} left`,
  },
  exampleNames: {
    array: 'A newspaper puzzle',
    euler96: 'An easy one',
    needsSearch: 'Hard to begin',
    nineLines: 'Several solutions',
    againstBruteForce: 'Seventeen givens',
    inkala2012: 'Inkala 2012',
    twoSolutions: 'Two solutions',
    noSolution: 'No solution',
    longProof: 'No solution, well hidden',
    clash: 'A clash',
    empty: 'Empty board',
  },
  close: 'Close',
  cancel: 'Cancel',
  notices: 'Messages',
  /** Stands for a message whose words still load. */
  loading: 'Loading…',
  /**
   * The message in place of a part that cannot be shown. It belongs to the first screen, because nothing more
   * may load then.
   */
  failure: {
    title: 'Not loaded',
    what(part: FailedPart, why: Absence | 'mistake') {
      const name = {
        page: 'The page',
        play: 'The board',
        watch: 'Watch',
        hint: 'Hint',
        compare: 'Compare',
        side: 'This panel',
        dialog: 'This dialog',
        menu: 'The menu',
        notice: 'A message',
      }[part];
      return {
        offline: `${name} could not be loaded: there is no connection. It loads when the connection is back. The board is kept.`,
        outdated: `${name} could not be loaded: there is a newer version of Unwind. Reload the page to go on with it. The board is kept.`,
        refused: `${name} could not be loaded. The board is kept.`,
        stuck: `${name} could not be loaded. Reload the page to load it. The board is kept.`,
        mistake: `${name} cannot be shown because of an error in Unwind. The board is kept.`,
      }[why];
    },
    again: 'Try again',
    reload: 'Reload the page',
    /** A button that leaves the view that failed. */
    back: 'Back to the puzzle',
  },
};

export type AppMessages = InAnyLanguage<typeof app>;

/** The built-in puzzles, by what they show. */
export type ExampleId = keyof typeof app.exampleNames;
