import type { Absence } from '../../parts';
import type { Cell, Digit } from '../../sudoku/core';
import type { Names } from '../cellNames';
import type { InAnyLanguage } from '../inAnyLanguage';
import { plural, words } from './words';

/** The content of a cell in a photograph. */
export type Mark =
  | { readonly kind: 'blank' }
  /** Small notes, and those that are kept. */
  | { readonly kind: 'notes'; readonly kept?: readonly Digit[] }
  | { readonly kind: 'given' | 'entry'; readonly digit: Digit };

/** The number of cells of each kind. */
interface PhotoCounts {
  readonly givens: number;
  readonly entries: number;
  readonly notes: number;
  /** Cells with notes that are kept. */
  readonly kept: number;
  /** Cells in doubt, of any kind. */
  readonly doubtful: number;
}

/** Why a photograph was not read. */
type PhotoFailed =
  | { readonly kind: UnreadPhoto }
  /** The code or the network that reads photographs cannot be fetched. */
  | { readonly kind: 'absent'; readonly why: Absence }
  | { readonly kind: 'otherSize'; readonly rows: number; readonly columns: number };

const markOf = (mark: Mark): string => {
  switch (mark.kind) {
    case 'blank':
      return 'empty';
    case 'notes':
      return mark.kept?.length ? `small notes ${mark.kept.join(' ')}` : 'small notes, left out';
    default:
      return `${mark.digit}, ${mark.kind === 'given' ? 'given' : 'handwritten'}`;
  }
};

const inRow = (mark: Mark): string => {
  if (mark.kind === 'given') return String(mark.digit);
  if (mark.kind === 'entry') return `${mark.digit} handwritten`;
  return mark.kind === 'notes' && mark.kept?.length ? markOf(mark) : 'empty';
};

const failed = {
  damaged:
    'This file cannot be opened as a picture. It is damaged, or of a kind that this browser does not know.',
  heic: 'This is a HEIC picture, as iPhones take them, and this browser cannot open it. Save it as a JPEG, or choose a screenshot of it. On an iPhone, “Most Compatible” under Settings, Camera, Formats takes JPEGs from then on.',
  nothing:
    'No Sudoku grid of 9 by 9 cells was found in this picture. All four edges of the grid should be in view, and its lines sharp.',
  part: 'Only part of a grid is in this picture. Have all four edges of the grid in view.',
  crossword:
    'This looks like a crossword, as many cells are black. If it is a Sudoku, photograph it in even light.',
  killer:
    'This looks like a killer Sudoku, with dashed cages. Its sums cannot be read: choose a picture of a Sudoku with the classic rules.',
  jigsaw:
    'This looks like a jigsaw Sudoku, whose regions are not the boxes. Choose a picture of a Sudoku with the classic rules.',
  diagonal:
    'This looks like a diagonal Sudoku, whose diagonals hold each digit once too. Choose a picture of a Sudoku with the classic rules.',
  samurai:
    'This looks like a samurai Sudoku, whose grids share boxes. Choose a picture of a Sudoku with a single grid.',
  badCorners: 'No grid can have these corners.',
  unsupported: 'This browser cannot read pictures. A newer one can.',
  hidden:
    'This browser hides the pixels of pictures from pages (in Firefox: privacy.resistFingerprinting). Another browser can read this picture. Or add the address of this page to privacy.resistFingerprinting.exemptedDomains in about:config, then reload.',
  crashed: 'Reading failed. Try again, or try another picture.',
  cameraRefused: 'This page may not use the camera. Allow it in the browser, or choose a picture.',
  cameraAbsent: 'No camera was found. Choose a picture instead.',
  cameraBusy: 'The camera cannot be used: another program may have it. Try again, or choose a picture.',
  cancelled: 'Reading was ended.',
};

/** The reasons without further data. */
export type UnreadPhoto = keyof typeof failed;

const absent: Readonly<Record<Absence, string>> = {
  offline:
    'What reads photographs is not on this device yet, and there is no connection. It goes on when the connection is back.',
  outdated:
    'What reads photographs could not be loaded: there is a newer version of Unwind. Reload the page.',
  refused: 'What reads photographs could not be loaded.',
  stuck: 'What reads photographs could not be loaded. Reload the page to load it.',
};

export const photoIn = ({ aloud, at }: Names) => ({
  title: 'Puzzle from a photograph',
  help: 'A newspaper, a book or a screen: printed digits become givens, handwritten ones entries.',
  stays: 'The photograph never leaves this page, and it is not kept.',
  camera: 'Take a photograph',
  file: 'Choose a picture',
  /** The live picture of the camera, with the grid outlined: its button, name and messages, and the shutter. */
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
  /** Why the picture was not read, and what to do. */
  failed(why: PhotoFailed) {
    if (why.kind === 'otherSize')
      return `The grid in this picture has ${words.count(why.rows)} rows and ${words.count(why.columns)} columns. Only 9 by 9 is read: choose a picture of such a Sudoku.`;
    return why.kind === 'absent' ? absent[why.why] : failed[why.kind];
  },
  /** Lets the person show where the grid is, after none was found; turns the grid by a quarter to the right. */
  byHand: 'Set the corners by hand',
  turn: 'Turn by a quarter',
  /** The name of the board with the result. */
  board: 'What was read',
  /** What keys do on that board. */
  boardKeys:
    'Arrow keys move. A digit or Delete corrects, H tells given from handwritten, N goes to the next cell in doubt.',
  /** A cell's name: its place, what was read, whether it is in doubt. */
  cellName: (cell: Cell, mark: Mark, doubtful: boolean) =>
    `${aloud(cell)}, ${markOf(mark)}${doubtful ? ', in doubt' : ''}`,
  mark: markOf,
  straight: 'The grid in the photograph, straightened',
  photograph: 'The photograph',
  view: 'What to show',
  showStraight: 'Straightened',
  showPhotograph: 'Corners',
  /** How many digits were read, and what was left out. */
  summary: ({ givens, entries, notes, kept }: PhotoCounts) =>
    [
      `${plural(givens, 'given', 'givens')}${entries > 0 ? `, ${plural(entries, 'entry', 'entries')}` : ''}.`,
      ...(kept > 0 ? [`Small notes in ${plural(kept, 'cell', 'cells')} are kept.`] : []),
      ...(notes > kept ? [`Small notes in ${plural(notes - kept, 'cell', 'cells')} are left out.`] : []),
    ].join(' '),
  doubts: (count: number) =>
    count === 0
      ? 'No cell is in doubt.'
      : `${plural(count, 'cell is', 'cells are')} in doubt, marked with “?”.`,
  nextDoubt: 'Next in doubt',
  /** The choice to put small notes on the board too. */
  keepNotes: 'Keep small notes',
  /** The rows as they were read, for a screen reader. */
  rows: 'Row by row',
  row: (number: number, marks: readonly Mark[]) => `Row ${number}: ${marks.map(inRow).join(', ')}`,
  /** The heading of the choices for a cell. */
  choose: (cell: Cell) => `In ${aloud(cell)}`,
  kind: 'Given or handwritten',
  kinds: { given: 'Given', entry: 'Handwritten' },
  blank: 'Empty',
  /** In the name of a digit that the picture looks like. */
  likely: (digit: string) => `${digit}, likely`,
  /** The changes that the solver made. */
  changed: (changes: readonly { readonly cell: Cell; readonly before: Mark; readonly mark: Mark }[]) =>
    `So that there is just one solution: ${words.and(changes.map(({ cell, before, mark }) => `${at(cell)} is ${markOf(mark)}, though it looks like ${markOf(before)}`))}.`,
  verdict: {
    judging: 'Counting solutions',
    empty: 'There are no givens yet.',
    one: 'The puzzle has exactly one solution.',
    none: 'The puzzle has no solution: something was misread.',
    many: 'The puzzle has many solutions: a given may be missing.',
    unknown: 'How many solutions there are could not be counted.',
  },
  repairs: 'One of these changes leaves exactly one solution:',
  /** The name of the choice between several grids. */
  grids: 'Which grid',
  grid: (number: number, of: number) => `Grid ${number}/${of}`,
  corners: 'Drag the corners onto the corners of the grid, or move them with the arrow keys.',
  corner: [
    'Top left corner',
    'Top right corner',
    'Bottom right corner',
    'Bottom left corner',
  ] satisfies readonly [string, string, string, string],
  again: {
    reading: 'Reading again',
    failed: 'No grid can have these corners.',
    crashed: 'Reading again failed. What was read before stays.',
  },
  use: 'Use it',
});

export type PhotoMessages = InAnyLanguage<ReturnType<typeof photoIn>>;
