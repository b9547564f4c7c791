import type { Absence } from '../../parts';
import type { PhotoMessages, UnreadPhoto } from '../sections/photo';
import { words } from './words';

const markOf: PhotoMessages['mark'] = (mark) => {
  switch (mark.kind) {
    case 'blank':
      return 'empty';
    case 'notes':
      return mark.kept?.length ? `small notes ${mark.kept.join(' ')}` : 'small notes, left out';
    default:
      return `${mark.digit}, ${mark.kind === 'given' ? 'given' : 'handwritten'}`;
  }
};

const inRow: PhotoMessages['mark'] = (mark) => {
  if (mark.kind === 'given') return String(mark.digit);
  if (mark.kind === 'entry') return `${mark.digit} handwritten`;
  return mark.kind === 'notes' && mark.kept?.length ? markOf(mark) : 'empty';
};

const many = (count: number, one: string, more: string): string =>
  `${words.count(count)} ${count === 1 ? one : more}`;

const failed: Readonly<Record<UnreadPhoto, string>> = {
  damaged:
    'This file cannot be opened as a picture. It is damaged, or of a kind that this browser does not know.',
  nothing:
    'No Sudoku grid of 9 by 9 cells was found in this picture. All four edges of the grid should be in view, and its lines sharp.',
  part: 'Only part of a grid is in this picture. Have all four edges of the grid in view.',
  crossword:
    'This looks like a crossword, as many cells are black. If it is a Sudoku, photograph it in even light.',
  killer:
    'This looks like a killer Sudoku, with dashed cages. Choose a picture of a Sudoku with the classic rules.',
  badCorners: 'No grid can have these corners.',
  unsupported: 'This browser cannot read pictures. A newer one can.',
  crashed: 'Reading failed. Try again, or try another picture.',
  cameraRefused: 'This page may not use the camera. Allow it in the browser, or choose a picture.',
  cameraAbsent: 'No camera was found. Choose a picture instead.',
  cameraBusy: 'The camera cannot be used: another program may have it. Try again, or choose a picture.',
  cancelled: 'Reading was ended.',
};

const absent: Readonly<Record<Absence, string>> = {
  offline:
    'What reads photographs is not on this device yet, and there is no connection. It goes on when the connection is back.',
  outdated:
    'What reads photographs could not be loaded: there is a newer version of Unwind. Reload the page.',
  refused: 'What reads photographs could not be loaded.',
};

export const photo: PhotoMessages = {
  title: 'Puzzle from a photograph',
  help: 'A newspaper, a book or a screen: printed digits become givens, handwritten ones entries.',
  stays: 'The photograph never leaves this page, and it is not kept.',
  camera: 'Take a photograph',
  file: 'Choose a picture',
  live: {
    open: 'Live camera',
    view: 'What the camera sees',
    looking: 'Bring the whole grid into view. The picture is taken when the grid holds still.',
    found: 'The grid is found. Hold still.',
    take: 'Take the picture',
  },
  drop: 'Or drop a picture here, or paste one.',
  another: 'Another picture',
  stages: {
    opening: 'Opening the picture',
    finding: 'Looking for the grid',
    reading: 'Reading the digits',
  },
  failed(why) {
    if (why.kind === 'otherSize')
      return `The grid in this picture has ${words.count(why.rows)} rows and ${words.count(why.columns)} columns. Only 9 by 9 is read: choose a picture of such a Sudoku.`;
    return why.kind === 'absent' ? absent[why.why] : failed[why.kind];
  },
  board: 'What was read',
  boardKeys:
    'Arrow keys move. A digit or Delete corrects, H tells given from handwritten, N goes to the next cell in doubt.',
  cellName: (cell, mark, doubtful) =>
    `${words.cellAloud(cell)}, ${markOf(mark)}${doubtful ? ', in doubt' : ''}`,
  mark: markOf,
  straight: 'The grid in the photograph, straightened',
  photograph: 'The photograph',
  view: 'What to show',
  showStraight: 'Straightened',
  showPhotograph: 'Corners',
  summary: ({ givens, entries, notes, kept }) =>
    [
      `${many(givens, 'given', 'givens')}${entries > 0 ? `, ${many(entries, 'entry', 'entries')}` : ''}.`,
      ...(kept > 0 ? [`Small notes in ${many(kept, 'cell', 'cells')} are kept.`] : []),
      ...(notes > kept ? [`Small notes in ${many(notes - kept, 'cell', 'cells')} are left out.`] : []),
    ].join(' '),
  doubts: (count) =>
    count === 0
      ? 'No cell is in doubt.'
      : `${many(count, 'cell is', 'cells are')} in doubt, marked with “?”.`,
  nextDoubt: 'Next in doubt',
  keepNotes: 'Keep small notes',
  rows: 'Row by row',
  row: (number, marks) => `Row ${number}: ${marks.map(inRow).join(', ')}`,
  choose: (cell) => `In ${words.cellAloud(cell)}`,
  kind: 'Given or handwritten',
  kinds: { given: 'Given', entry: 'Handwritten' },
  blank: 'Empty',
  likely: (digit) => `${digit}, likely`,
  changed: (changes) =>
    `So that there is just one solution: ${words.and(changes.map(({ cell, before, mark }) => `${words.cell(cell)} is ${markOf(mark)}, though it looks like ${markOf(before)}`))}.`,
  verdict: {
    judging: 'Counting solutions',
    empty: 'There are no givens yet.',
    one: 'The puzzle has exactly one solution.',
    none: 'The puzzle has no solution: something was misread.',
    many: 'The puzzle has many solutions: a given may be missing.',
    unknown: 'How many solutions there are could not be counted.',
  },
  repairs: 'One of these changes leaves exactly one solution:',
  grids: 'Which grid',
  grid: (number) => `Grid ${number}`,
  corners: 'Drag the corners onto the corners of the grid, or move them with the arrow keys.',
  corner: ['Top left corner', 'Top right corner', 'Bottom right corner', 'Bottom left corner'],
  again: {
    reading: 'Reading again',
    failed: 'No grid can have these corners.',
    crashed: 'Reading again failed. What was read before stays.',
  },
  use: 'Use it',
};
