import { type Digit, type DigitSet, digitsOf } from '../../sudoku/core';

/** Where a note is drawn in its cell, which is 20 units wide. */
export interface NotePlace {
  readonly digit: Digit;
  /** The middle of the digit. */
  readonly x: number;
  /** The baseline of the digit. */
  readonly y: number;
}

/**
 * The space for the colour of a note, and how much of it is above the baseline. Corners and lines leave less space than
 * nine places do.
 */
export const NOTE_ROOM = {
  nine: { width: 5.4, height: 5.4, above: 4.6 },
  lines: { width: 3.1, height: 4.3, above: 3.75 },
} as const;

const UPPER = 5.3;
const LOWER = 18.5;

/** The places of up to six corner notes, in order, as on the screen. */
const CORNERS: readonly (readonly [x: number, y: number])[] = [
  [3.3, UPPER],
  [16.7, UPPER],
  [3.3, LOWER],
  [16.7, LOWER],
  [10, UPPER],
  [10, LOWER],
];
/** More than six corner notes fill the upper edge from left to right, then the lower edge. */
const EDGES: readonly (readonly [x: number, y: number])[] = [UPPER, LOWER].flatMap((y) =>
  [3.3, 6.65, 10, 13.35, 16.7].map((x) => [x, y] as const),
);

/** The places if corner notes are not in use: each digit has its own. */
export const ninePlaces = (notes: DigitSet): readonly NotePlace[] =>
  digitsOf(notes).map((digit) => ({
    digit,
    x: 4.6 + ((digit - 1) % 3) * 5.4,
    y: 6.1 + Math.floor((digit - 1) / 3) * 5.4,
  }));

/** The places of corner notes, and between them the other notes in one line or two. */
export function cornerPlaces(notes: DigitSet, corners: DigitSet): readonly NotePlace[] {
  const cornered = digitsOf(corners);
  const edge = cornered.length > CORNERS.length ? EDGES : CORNERS;
  const around = cornered.map((digit, at) => {
    const [x = 0, y = 0] = edge[at] ?? [];
    return { digit, x, y };
  });
  const centre = digitsOf(notes);
  const lines =
    centre.length > 5
      ? [centre.slice(0, Math.ceil(centre.length / 2)), centre.slice(Math.ceil(centre.length / 2))]
      : [centre];
  const within = lines.flatMap((line, row) =>
    line.map((digit, at) => ({
      digit,
      x: 10 + (at - (line.length - 1) / 2) * 3.3,
      y: lines.length === 1 ? 11.8 : 9.7 + row * 4.3,
    })),
  );
  return [...around, ...within];
}
