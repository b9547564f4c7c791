import {
  BOX_LINES,
  type DigitPlace,
  ruledBox,
  ruledDigits,
  ruledLines,
  type Shape,
  tintShapes,
} from '../../picture';
import { CELLS, type Cell, colourAt, digitAt, NO_DIGITS } from '../../sudoku/core';
import { Shapes } from '../shared';
import { cornerPlaces, NOTE_ROOM, type NotePlace, ninePlaces } from './notePlaces';
import type { PaperDigits } from './pages';

/** Ink, and the colours of the light theme, whatever the page's theme is: tints on which ink stays legible. */
const THEME = {
  ink: '#000',
  hue1: '#1f6fc4',
  hue2: '#1d7d47',
  hue3: '#857500',
  hue4: '#b35900',
  hue5: '#8a3fc0',
  hue6: '#5f656d',
};

const DIGIT = { face: 'digits', size: 12.5, y: 10.2375, colour: 'ink' } as const;
const LARGE_DIGIT = { ...DIGIT, size: 17.5, y: 10.3325 } as const;
const NOTE = { face: 'words', size: 4.4, weight: 500, colour: 'ink' } as const;
/** How far the middle of a note is above its baseline. */
const NOTE_RISE = 1.584;

/** The bars of a cell keep clear of its lines. Those of a note have no room to spare. */
const CELL_BARS = { line: 1.4, inset: 0.8, share: 0.76 };
const NOTE_BARS = { line: 0.7, inset: 0, share: 1 };

/**
 * A board in ink, drawn as a picture: browsers leave out backgrounds when they print. Screen readers skip the drawing,
 * since the board on the page says all of it.
 */
export const PaperBoard = ({ digits, large }: { readonly digits: PaperDigits; readonly large: boolean }) => (
  <svg className="paper-board" viewBox="-0.75 -0.75 181.5 181.5" aria-hidden="true">
    <Shapes shapes={shapesOf(digits, large ? LARGE_DIGIT : DIGIT)} theme={THEME} />
  </svg>
);

const shapesOf = (digits: PaperDigits, look: typeof DIGIT | typeof LARGE_DIGIT): readonly Shape[] => [
  ...CELLS.flatMap((cell) => tintsIn(digits, cell)),
  ruledLines([1, 2, 4, 5, 7, 8], 0.3, 'ink'),
  ruledLines(BOX_LINES, 1.3, 'ink'),
  ...ruledDigits(digits.givens, { ...look, weight: 600 }),
  ...ruledDigits(digits.entries, { ...look, weight: 400, italic: true }),
  ...ruledDigits(digits.answers, { ...look, weight: 400 }),
  {
    kind: 'digits',
    ...NOTE,
    places: CELLS.flatMap((cell) =>
      notesIn(digits, cell).map(({ digit, x, y }): DigitPlace => ({ digit, x, y: y - NOTE_RISE })),
    ),
  },
];

/** The colours of a cell and of the notes in it. */
function tintsIn(digits: PaperDigits, cell: Cell): readonly Shape[] {
  const { width, height, above } = digits.corners === null ? NOTE_ROOM.nine : NOTE_ROOM.lines;
  const own = colourAt(digits.colours, cell, null);
  return [
    ...(own === null ? [] : tintShapes(own, ruledBox(cell), CELL_BARS)),
    ...notesIn(digits, cell).flatMap(({ digit, x, y }) => {
      const colour = colourAt(digits.colours, cell, digit);
      const place = { x: x - width / 2, y: y - above, width, height };
      return colour === null ? [] : tintShapes(colour, place, NOTE_BARS);
    }),
  ];
}

/** The notes of a cell and their places on the board; none if a digit covers them. */
function notesIn(
  { givens, entries, answers, notes, corners }: PaperDigits,
  cell: Cell,
): readonly NotePlace[] {
  if ([givens, entries, answers].some((grid) => digitAt(grid, cell) !== null)) return [];
  const written = notes[cell] ?? NO_DIGITS;
  const places = corners === null ? ninePlaces(written) : cornerPlaces(written, corners[cell] ?? NO_DIGITS);
  const { x: left, y: top } = ruledBox(cell);
  return places.map(({ digit, x, y }) => ({ digit, x: left + x, y: top + y }));
}
