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
} from '../core';
import { type Component, componentsOf } from './components';
import { CLASSES } from './network/weights';
import { BLANK, type CellRead, NOTES } from './reading';
import { CELL, MARGIN, SIDE, type StraightPicture } from './straight';

/** So many pixels at each side of a cell are left out: its lines, and the frame of a chosen cell. */
const EDGE = 3;
/** The side of what is left of it. */
const INNER = CELL - 2 * EDGE;
/** Ink is what is at least so far from the paper, as a part of what is furthest in the cell. */
const DEEP = 0.4;
/** A cell is blank if nothing in it is so far from the paper. */
const FAINTEST = 40;
/** What looks like a digit in the middle of a cell is one, unless it is smaller than this share of the others. */
const SMALL = 0.55;
/** A block of colour is at least so wide, as a part of a cell, and so much of it is ink. It is not narrow as a 1 is. */
const BLOCK = 0.15;
const FILLED = 0.8;
/** A place is looked at so many pixels around its middle; a note has at least so many pixels of ink there. */
const AROUND = 3;
const LEAST = 3;
/** A note is at most so wide and high, and at least so high, as parts of a cell: the digit, or a block it stands on. */
const LARGEST = 0.4;
const LOWEST = 0.12;
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
  const heightIn = (cell: Cell): number => Math.max(0, ...piecesIn(inks[cell] as Uint8Array).map(heightOf));
  const heights = CELLS.filter(isDigit)
    .map(heightIn)
    .sort((a, b) => a - b);
  const small = SMALL * (heights[heights.length >> 1] ?? 0);
  return CELLS.map((cell) => {
    const ink = inks[cell] as Uint8Array;
    const placed = placedIn(ink);
    const mayBeDigit = isDigit(cell) && (isInkAt(ink, 5) || placed === NO_DIGITS);
    return mayBeDigit && heightIn(cell) > small && !piecesIn(ink).some(isBlock) ? null : placed;
  });
}

/** The notes in the ink of a cell. */
function placedIn(ink: Uint8Array): Placed {
  const pieces = piecesIn(ink);
  if (pieces.length === 0) return null;
  if (pieces.some((piece) => Math.max(widthOf(piece), heightOf(piece)) > LARGEST * CELL)) return null;
  let notes: DigitSet = NO_DIGITS;
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

const heightOf = ({ top, bottom }: Component): number => bottom - top;
/** Whether this is no stroke, but the block of colour that a note stands on. */
const isBlock = (piece: Component): boolean =>
  widthOf(piece) >= BLOCK * CELL &&
  heightOf(piece) <= 2 * widthOf(piece) &&
  piece.size >= FILLED * widthOf(piece) * heightOf(piece);
const widthOf = ({ left, right }: Component): number => right - left;

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
  return ink.map((pixel) => Math.max(0, pixel - ground));
}

/** The pieces of the darkest ink of a cell, but for specks. */
function piecesIn(ink: Uint8Array): Component[] {
  const deepest = Math.max(...ink);
  if (deepest < FAINTEST) return [];
  const dark = ink.map((pixel) => (pixel >= DEEP * deepest ? 1 : 0));
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
    // What looks blank may have the end of a thick line in it.
    if (placed[cell] === null || likeliest(probabilities, cell) === BLANK) continue;
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
