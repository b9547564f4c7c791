import { type BoardLayout, boxOf, type Shape, tintShapes } from '../../picture';
import {
  CELLS,
  type Cell,
  type Colour,
  type Colours,
  colourAt,
  type Digit,
  type DigitSet,
  digitsOf,
  NO_DIGITS,
} from '../../sudoku/core';
import type { PictureCell } from './cells';

/** A note in a cell: its middle, the size of its background, its colour. Lengths are fractions of the cell's side. */
export interface PlacedNote {
  readonly digit: Digit;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly colour: Colour | null;
}

/** The middles of up to nine corner notes, in the order in which the board fills them. */
const CORNERS = [
  [0.14, 0.17],
  [0.86, 0.17],
  [0.14, 0.83],
  [0.86, 0.83],
  [0.5, 0.17],
  [0.5, 0.83],
  [0.14, 0.5],
  [0.86, 0.5],
  [0.32, 0.17],
] as const;

/** Up to this many corner notes stand around the centre. If there are more, both kinds of notes stand in lines. */
const MOST_AROUND = 5;
const PER_LINE = 5;
const LETTER = { width: 0.16, height: 0.22 } as const;
const PLACE = 0.29;

/**
 * The places of the notes of a cell, as on the player's board: each in its digit's place or, if corner notes are in
 * use, in a line with the corner notes around it.
 *
 * @param corners the corner notes; `null` if they are not in use
 */
export function placedNotes(
  cell: Cell,
  {
    notes,
    corners,
    colours,
  }: { readonly notes: DigitSet; readonly corners: DigitSet | null; readonly colours: Colours },
): readonly PlacedNote[] {
  const colourOf = (digit: Digit) => colourAt(colours, cell, digit);
  if (corners === null)
    return digitsOf(notes).map((digit) => ({
      digit,
      x: 0.5 + (((digit - 1) % 3) - 1) * PLACE,
      y: 0.5 + (Math.floor((digit - 1) / 3) - 1) * PLACE,
      width: PLACE,
      height: PLACE,
      colour: colourOf(digit),
    }));
  const centre = digitsOf(notes);
  const around = digitsOf(corners);
  const isCrowded = centre.length > 0 && around.length > MOST_AROUND;
  const placed = (digit: Digit, x: number, y: number): PlacedNote => ({
    digit,
    x,
    y,
    ...LETTER,
    colour: colourOf(digit),
  });
  const inLines = (digits: readonly Digit[], middle: number): readonly PlacedNote[] => {
    const lines = Math.ceil(digits.length / PER_LINE);
    return digits.map((digit, at) => {
      const line = Math.floor(at / PER_LINE);
      const inLine = Math.min(PER_LINE, digits.length - line * PER_LINE);
      return placed(
        digit,
        0.5 + ((at % PER_LINE) - (inLine - 1) / 2) * LETTER.width,
        middle + (line - (lines - 1) / 2) * LETTER.height,
      );
    });
  };
  return [
    ...(isCrowded
      ? inLines(around, 0.28)
      : around.map((digit, at) => {
          const [x, y] = CORNERS[at] ?? CORNERS[0];
          return placed(digit, x, y);
        })),
    ...inLines(centre, isCrowded ? 0.74 : 0.5),
  ];
}

const BARS = { cell: { line: 3, inset: 2.5, share: 0.76 }, note: { line: 2, inset: 0, share: 0.76 } };

/** The notes and colours of the player's board. */
export const notesAndColours = (
  cells: readonly PictureCell[],
  colours: Colours,
  layout: BoardLayout,
): readonly Shape[] =>
  CELLS.flatMap((cell): readonly Shape[] => {
    const { candidates: notes = NO_DIGITS, corners = null } = cells[cell] ?? {};
    const own = colourAt(colours, cell, null);
    const box = boxOf(layout, cell);
    const plain = own === null ? 'faintInk' : 'quietInk';
    return [
      ...(own === null ? [] : tintShapes(own, box, BARS.cell)),
      ...placedNotes(cell, { notes, corners, colours }).flatMap(({ digit, colour, ...note }) => {
        const x = box.x + note.x * box.width;
        const y = box.y + note.y * box.height;
        const [width, height] = [note.width * box.width, note.height * box.height];
        const place = { x: x - width / 2, y: y - height / 2, width, height };
        return [
          ...(colour === null ? [] : tintShapes(colour, place, BARS.note)),
          {
            kind: 'text',
            x,
            y,
            text: String(digit),
            face: 'words',
            // Corner notes leave less room than the nine places of digits.
            size: corners === null ? 14 : 13,
            weight: 500,
            side: 'center',
            colour: colour === null ? plain : 'ink',
            struck: false,
          } as const,
        ];
      }),
    ];
  });
