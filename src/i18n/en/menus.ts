import type { MenuMessages, OptionMessages } from '../sections/menus';

export const menus: MenuMessages = {
  paste: 'Paste or import',
  openFile: 'Open a file',
  photo: 'Read a photograph',
  empty: 'Empty board',
  wishPuzzle: 'Levels and puzzle of the day',
  examples: 'Examples',
  examplesNote: 'what each one shows',
  many: 'Solve many puzzles',
  editGivens: 'Edit the givens',
  overExample: 'type your own',
  alreadyEditing: 'you are doing it',
  adopt: 'Make my entries givens',
  restart: 'Start over',
  examine: 'Examine the puzzle',
  eraseNotes: 'Erase all notes',
  copyLink: 'Copy a link to this puzzle',
  share: 'Share',
  shareNote: 'link, QR code, picture',
  exportAs: 'Copy or save as text',
  print: 'Print',
  shelf: 'Shelf',
  shelfNote: 'all you have opened',
  data: 'Your data',
  newVersion: 'Use the new version',
  aside: 'Set aside',
  options: 'Options',
  language: 'Language',
  otherTheme: 'Light or dark',
  themes: { system: 'As the system', light: 'Light', dark: 'Dark' },
};

export const options: OptionMessages = {
  title: 'Options',
  several:
    'Several cells at once: drag over them, or hold Ctrl or Shift; by touch, press long and drag. A double click, or a long press, chooses all of a digit.',
  rest: 'While you play',
  strike: 'Writing a digit removes it from the notes it rules out',
  digitFirst: 'Pick the digit first, then the cells',
  digitFirstNote: 'A keypad digit stays picked up and goes to each cell you tap.',
  cornerNotes: 'Corner notes and centre marks',
  cornerNotesNote:
    'Two kinds of notes. Centre marks are your usual notes, in one line: hints, “Fill in all candidates” and export use them. Corner notes are for you alone; nothing else reads them. Switched off, they are hidden, not erased.',
  timer: 'Show how long I have played',
  timerNote: 'It stops while the page is hidden, and in Watch.',
  letterKeys: 'Single letters are shortcuts',
};
