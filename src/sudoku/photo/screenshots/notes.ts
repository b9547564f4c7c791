import {
  CELLS,
  type Cell,
  columnOf,
  DIGITS,
  type Digit,
  type DigitSet,
  has,
  NO_DIGITS,
  NO_NOTES,
  peersOf,
  rowOf,
  withDigit,
} from '../../core';
import { type Component, componentsOf } from '../components';
import { CLASSES } from '../network/weights';
import { BLANK, type CellRead, NOTES } from '../reading';
import { CELL, MARGIN, SIDE, type StraightPicture } from '../straight';

/** So many pixels at each side of a cell are left out: its lines. */
const EDGE = 3;
/** The side of what is left of it. */
const INNER = CELL - 2 * EDGE;
/** Of that, so many more pixels at a side may be of the frame of a chosen cell: of these, such a share is ink. */
const THICKEST_FRAME = 3;
const FRAMED = 0.8;
/** Ink is what is at least so far from the paper, as a part of what is furthest in the cell. */
const DEEP = 0.4;
/** A cell is blank if nothing in it is so far from the paper. */
const FAINTEST = 40;
/** What looks like a digit in the middle of a cell is one, unless it is smaller than this share of the others. */
const SMALL = 0.55;
/** So many cells with notes tell how tall notes are. */
const FEW = 3;
/** Or about as small as most notes, some of which are taller, as far as that is smaller than this share. */
const TALLER = 1.25;
const SMALLER = 0.8;
/** A block of colour is at least so wide, as a part of a cell, and so much of it is ink. It is not narrow as a 1 is. */
const BLOCK = 0.15;
const FILLED = 0.8;
/** A place is looked at so many pixels around its middle; a note has at least so many pixels of ink there. */
const AROUND = 3;
const LEAST = 3;
/** A note is at most so wide and high, and at least so high, as parts of a cell: the digit, or a block it stands on. */
const LARGEST = 0.4;
const LOWEST = 0.1;
/** The middle of a note is no further from that of its place, as a part of a cell. */
const OFF = 0.12;
/** With more than this share of notes that a given beside them rules out, their places tell no digits. */
const MOST_RULED_OUT = 0.2;

/**
 * What small notes a cell of a drawn grid holds by their places, 1 at the top left to 9 at the bottom right. Notes in
 * other places are seen but not told, which is `NO_DIGITS`; `null` where there is something other than notes.
 */
export type Placed = DigitSet | null;

/** The small notes in each cell of a grid that a program has drawn; `probabilities` tell which cells hold digits. */
export function placedNotes(straight: StraightPicture, probabilities: Float32Array): readonly Placed[] {
  const inks = CELLS.map((cell) => inkIn(straight, cell));
  const classes = CELLS.map((cell) => likeliest(probabilities, cell));
  const isDigit = (cell: Cell): boolean => classes[cell] !== BLANK && classes[cell] !== NOTES;
  const heightsIn = (cell: Cell): number[] => piecesIn(inks[cell] as Uint8Array).map(heightOf);
  const heightIn = (cell: Cell): number => Math.max(0, ...heightsIn(cell));
  const digitHeight = middle(CELLS.filter(isDigit).map(heightIn));
  const noteCells = CELLS.filter((cell) => classes[cell] === NOTES);
  const noteHeight = noteCells.length < FEW ? 0 : middle(noteCells.flatMap(heightsIn));
  const small = Math.max(SMALL * digitHeight, Math.min(TALLER * noteHeight, SMALLER * digitHeight));
  return CELLS.map((cell) => {
    const ink = inks[cell] as Uint8Array;
    // What looks blank may have the end of a thick line in it.
    if (classes[cell] === BLANK && piecesIn(ink).some(isAtEdge)) return null;
    const placed = placedIn(ink, classes[cell] === NOTES);
    const mayBeDigit = isDigit(cell) && (isInkAt(ink, 5) || placed === NO_DIGITS);
    return mayBeDigit && heightIn(cell) > small && !piecesIn(ink).some(isBlock) ? null : placed;
  });
}

/** The notes in the ink of a cell, of which it may be known that it is notes. */
function placedIn(ink: Uint8Array, isNotes: boolean): Placed {
  const placed = placesOf(ink, piecesIn(ink), isNotes);
  // Beside one on a block of colour, pale ones fall to pieces.
  return isNotes && placed === NO_DIGITS ? placesOf(ink, piecesIn(ink, 0), true) : placed;
}

/** The same, for ink that has been taken to pieces. */
function placesOf(ink: Uint8Array, pieces: readonly Component[], isNotes: boolean): Placed {
  if (pieces.length === 0) return null;
  let notes: DigitSet = NO_DIGITS;
  if (pieces.some((piece) => Math.max(widthOf(piece), heightOf(piece)) > LARGEST * CELL)) {
    if (!isNotes) return null;
    // One stands on a block of colour that touches the next.
    for (const digit of DIGITS) if (isInkAt(ink, digit)) notes = withDigit(notes, digit);
    return notes;
  }
  for (const piece of pieces) {
    const digit = placeOf(piece);
    // Two in one place are no notes in the usual places.
    if (digit === null || has(notes, digit)) return NO_DIGITS;
    notes = withDigit(notes, digit);
  }
  // Others may be much paler than one that stands on a block of colour.
  for (const digit of DIGITS) if (isInkAt(ink, digit)) notes = withDigit(notes, digit);
  return notes;
}

/** Whether there is ink in the middle of the place of a digit. */
function isInkAt(ink: Uint8Array, digit: Digit): boolean {
  const middle = (place: number): number => Math.round(((place + 0.5) * CELL) / 3) - EDGE;
  const [column, row] = [middle((digit - 1) % 3), middle(Math.floor((digit - 1) / 3))];
  let count = 0;
  for (let y = row - AROUND; y < row + AROUND; y++) {
    for (let x = column - AROUND; x < column + AROUND; x++) {
      if ((ink[y * INNER + x] as number) >= FAINTEST) count++;
    }
  }
  return count >= LEAST;
}

const isAtEdge = ({ left, right, top, bottom }: Component): boolean =>
  Math.min(left, top, INNER - right, INNER - bottom) === 0;
const heightOf = ({ top, bottom }: Component): number => bottom - top;
/** Whether this is no stroke, but the block of colour that a note stands on. */
const isBlock = (piece: Component): boolean =>
  widthOf(piece) >= BLOCK * CELL &&
  heightOf(piece) <= 2 * widthOf(piece) &&
  piece.size >= FILLED * widthOf(piece) * heightOf(piece);
const widthOf = ({ left, right }: Component): number => right - left;

/** The one in the middle when they are sorted; 0 if there is none. */
const middle = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;

/** The digit whose place this is; `null` if it is nobody's. */
function placeOf({ left, right, top, bottom }: Component): Digit | null {
  const placed = [(left + right) / 2, (top + bottom) / 2].map((middle) => {
    const across = (3 * (middle + EDGE)) / CELL;
    const place = Math.floor(across);
    return Math.abs(across - place - 0.5) <= 3 * OFF ? place : null;
  });
  const [column, row] = placed;
  return column == null || row == null ? null : (DIGITS[3 * row + column] ?? null);
}

/** How far from the ground of the cell each pixel of its inside is. */
function inkIn(straight: StraightPicture, cell: Cell): Uint8Array {
  const left = MARGIN + columnOf(cell) * CELL + EDGE;
  const top = MARGIN + rowOf(cell) * CELL + EDGE;
  const ink = new Uint8Array(INNER * INNER);
  for (let y = 0; y < INNER; y++) {
    for (let x = 0; x < INNER; x++)
      ink[y * INNER + x] = 255 - (straight[(top + y) * SIDE + left + x] as number);
  }
  // The ground of a chosen cell is darker than paper.
  const ground = Uint8Array.from(ink).sort()[ink.length >> 1] as number;
  return unframed(ink.map((pixel) => Math.max(0, pixel - ground)));
}

/** The ink without the frame of a chosen cell, which is drawn inside it. */
function unframed(ink: Uint8Array): Uint8Array {
  const inside = ink.slice();
  // The pixels of a row or column at each of the four sides.
  const sides = [
    (along: number, out: number) => out * INNER + along,
    (along: number, out: number) => (INNER - 1 - out) * INNER + along,
    (along: number, out: number) => along * INNER + out,
    (along: number, out: number) => along * INNER + INNER - 1 - out,
  ];
  for (const at of sides) {
    for (let out = 0; out < THICKEST_FRAME; out++) {
      let count = 0;
      for (let along = 0; along < INNER; along++) if ((ink[at(along, out)] as number) >= FAINTEST) count++;
      if (count < FRAMED * INNER) break;
      for (let along = 0; along < INNER; along++) inside[at(along, out)] = 0;
    }
  }
  return inside;
}

/** The pieces of the darkest ink of a cell, but for specks. */
function piecesIn(ink: Uint8Array, deep = DEEP): Component[] {
  const least = Math.max(FAINTEST, deep * Math.max(...ink));
  const dark = ink.map((pixel) => (pixel >= least ? 1 : 0));
  return componentsOf(dark, INNER, INNER, 1).filter((piece) => heightOf(piece) >= LOWEST * CELL);
}

/** The likeliest class of a cell. */
function likeliest(probabilities: Float32Array, cell: Cell): number {
  const chances = probabilities.subarray(cell * CLASSES, (cell + 1) * CLASSES);
  return chances.indexOf(Math.max(...chances));
}

/** The probabilities with what these cells hold: a single note may look like a digit. */
export function toldBySize(probabilities: Float32Array, placed: readonly Placed[]): Float32Array {
  const told = Float32Array.from(probabilities);
  for (const cell of CELLS) {
    if (placed[cell] === null) continue;
    told.fill(0, cell * CLASSES, (cell + 1) * CLASSES);
    told[cell * CLASSES + NOTES] = 1;
  }
  return told;
}

/** The notes of the cells that were read as such; none at all where the givens say that places mean something else. */
export function notesOf(cells: readonly CellRead[], placed: readonly Placed[]): readonly DigitSet[] {
  const notes = CELLS.map((cell) =>
    cells[cell]?.mark.kind === 'notes' ? (placed[cell] ?? NO_DIGITS) : NO_DIGITS,
  );
  let all = 0;
  let ruledOut = 0;
  for (const cell of CELLS) {
    for (const digit of DIGITS) {
      if (!has(notes[cell] ?? NO_DIGITS, digit)) continue;
      all++;
      if (peersOf(cell).some((peer) => isGiven(cells[peer], digit))) ruledOut++;
    }
  }
  return ruledOut > MOST_RULED_OUT * all ? NO_NOTES : notes;
}

const isGiven = (read: CellRead | undefined, digit: Digit): boolean =>
  read?.mark.kind === 'given' && read.mark.digit === digit;
