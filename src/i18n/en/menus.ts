import { CTRL } from '../ctrl';
import type { InAnyLanguage } from '../inAnyLanguage';

export const menus = {
  /** The groups of the Puzzle menu, in its order. */
  groups: ['New', 'Mine', 'Tools', 'Options'],
  paste: 'Paste or import',
  openFile: 'Open a file',
  photo: 'Read a photograph',
  empty: 'Empty board',
  /** Opens the dialog that makes new puzzles. */
  wishPuzzle: 'Levels and puzzle of the day',
  examples: 'Examples',
  examplesNote: 'what each one shows',
  many: 'Solve many puzzles',
  /** Goes back from playing to setting the puzzle. */
  editGivens: 'Edit the givens',
  /** Why a cell cannot be revealed. */
  aGiven: 'it is a given',
  /** Why no candidates can be filled in. */
  allNoted: 'every cell has notes',
  /** Why no notes can be erased. */
  noNotes: 'there are none',
  /** Why the givens cannot be edited: typing replaces the example. */
  overExample: 'type your own',
  /** Why the givens cannot be edited: they are being edited already. */
  alreadyEditing: 'you are doing it',
  adopt: 'Make my entries givens',
  /** Why there are no entries to make givens. */
  noEntries: 'no entries',
  restart: 'Start over',
  /** Why there is nothing to erase. */
  nothingWritten: 'nothing written yet',
  examine: 'Examine the puzzle',
  eraseNotes: 'Erase all notes',
  copyLink: 'Copy a link to this puzzle',
  share: 'Share',
  shareNote: 'link, QR code, picture',
  exportAs: 'Copy or save as text',
  print: 'Print',
  calendar: 'Calendar',
  calendarNote: 'a puzzle of each level a day',
  statistics: 'Statistics',
  course: 'Course',
  courseNote: 'all techniques in order',
  pause: 'Pause',
  shelf: 'Shelf',
  shelfNote: 'all you have opened',
  data: 'Your data',
  /** Offered while a newer version of the app waits. */
  newVersion: 'Use the new version',
  aside: 'Set aside',
  /** Asks again whether to go on in this tab, while another tab has the puzzle. */
  goOnHere: 'Go on in this tab?',
  /** Asks again whether to keep this board, after everything was deleted in another tab. */
  keepThisBoard: 'Keep this board?',
  options: 'Options',
  language: 'Language',
  otherTheme: 'Light or dark',
  themes: { system: 'As the system', light: 'Light', dark: 'Dark' },
};

export type MenuMessages = InAnyLanguage<typeof menus>;

export const options = {
  title: 'Options',
  several: `Several cells at once: drag over them, or hold ${CTRL} or Shift; by touch, press long and drag. A double click, or a long press, chooses all of a digit.`,
  /** The heading of all other options. */
  rest: 'While you play',
  strike: 'Writing a digit removes it from the notes it rules out',
  digitFirst: 'Pick the digit first, then the cells',
  digitFirstNote: 'A keypad digit stays picked up and goes to each cell you tap.',
  cornerNotes: 'Corner notes and centre marks',
  /** What each kind of note is for, and which of them hints read. */
  cornerNotesNote:
    'Two kinds of notes. Centre marks are your usual notes, in one line: hints, “Fill in all candidates” and export use them. Corner notes are for you alone; nothing else reads them. Switched off, they are hidden, not erased.',
  cellSentence: 'Say which digits the selected cell can have',
  timer: 'Show how long I have played',
  timerNote: 'It stops while the page is hidden, and in Watch.',
  letterKeys: 'Single letters are shortcuts',
};

export type OptionMessages = InAnyLanguage<typeof options>;
