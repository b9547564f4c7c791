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
import { BLANK, type CellRead, digitIn, NOTES } from '../reading';
import { CELL, MARGIN, SIDE, type StraightPicture } from '../straight';

/** This many pixels at each side of a cell are left out, because its lines are there. */
const EDGE = 3;
/** The side of the rest. */
const INNER = CELL - 2 * EDGE;
/**
 * The frame of a selected cell reaches at most this far into the rest, in pixels; this share of each of its rows is
 * ink.
 */
const THICKEST_FRAME = 3;
const FRAMED = 0.8;
/** Ink differs from the paper by at least this part of the largest difference in the cell. */
const DEEP = 0.4;
/** A cell is blank if nothing in it differs this much from the paper. */
const FAINTEST = 40;
/**
 * What looks like a digit in the middle of a cell is a note if it is smaller than this share of the other digits, whose
 * height is this quantile of all: many of them may be notes.
 */
const SMALL = 0.6;
const USUAL_RANK = 0.8;
/** What is so likely a digit is one unless all its ink, from this part of its darkest, is small. */
const SURE = 0.95;
const PALE = 0.35;
/** At least this many cells with notes are needed to tell how tall notes are. */
const FEW = 3;
/** It is a note too if it is at most `TALLER` times as tall as most notes, and smaller than `SMALLER` of the digits. */
const TALLER = 1.25;
const SMALLER = 0.8;
/** A block of colour is at least this wide, as a part of a cell, so it is no 1; this share of it is ink. */
const BLOCK = 0.15;
const FILLED = 0.8;
/** A note has at least `LEAST` pixels of ink within `AROUND` pixels of the middle of its place. */
const AROUND = 3;
const LEAST = 3;
/** The largest width and height of a note (or of its block of colour), and its lowest height, as parts of a cell. */
const LARGEST = 0.4;
const LOWEST = 0.1;
/** The middle of a note is at most this far from the middle of its place, as a part of a cell. */
const OFF = 0.12;
/** If givens rule out more than this share of the notes, the places of notes do not mean their digits. */
const MOST_RULED_OUT = 0.2;

/**
 * The small notes of a cell by their places: 1 at the top left to 9 at the bottom right. `NO_DIGITS` for notes in other
 * places; `null` if the cell holds something other than notes.
 */
export type Placed = DigitSet | null;

/** The small notes in each cell of a grid that a program drew. `probabilities` tell which cells hold digits. */
export function placedNotes(straight: StraightPicture, probabilities: Float32Array): readonly Placed[] {
  const inks = CELLS.map((cell) => inkIn(straight, cell));
  const classes = CELLS.map((cell) => likeliest(probabilities, cell));
  const isDigit = (cell: Cell): boolean => classes[cell] !== BLANK && classes[cell] !== NOTES;
  const heightsIn = (cell: Cell): number[] => piecesIn(inks[cell] as Uint8Array).map(heightOf);
  // The strokes of a thin digit may be apart.
  const isSure = (cell: Cell): boolean => isDigit(cell) && digitChance(probabilities, cell) >= SURE;
  const heightIn = (cell: Cell): number =>
    isSure(cell) ? wholeHeight(inks[cell] as Uint8Array) : Math.max(0, ...heightsIn(cell));
  const digitHeight = ranked(CELLS.filter(isDigit).map(heightIn), USUAL_RANK);
  const noteCells = CELLS.filter((cell) => classes[cell] === NOTES);
  const noteHeight = noteCells.length < FEW ? 0 : middle(noteCells.flatMap(heightsIn));
  const small = Math.max(SMALL * digitHeight, Math.min(TALLER * noteHeight, SMALLER * digitHeight));
  return CELLS.map((cell) => {
    const ink = inks[cell] as Uint8Array;
    // The end of a thick line may reach into a blank cell.
    if (classes[cell] === BLANK && piecesIn(ink).some(isAtEdge)) return null;
    const placed = placedIn(ink, classes[cell] === NOTES);
    const mayBeDigit = isDigit(cell) && (isInkAt(ink, 5) || placed === NO_DIGITS);
    if (!mayBeDigit || heightIn(cell) <= small) return placed;
    return isSure(cell) || !piecesIn(ink).some(isBlock) ? null : placed;
  });
}

/** The notes in the ink of a cell. `isNotes`: the network takes them for notes. */
function placedIn(ink: Uint8Array, isNotes: boolean): Placed {
  const placed = placesOf(ink, piecesIn(ink), isNotes);
  // Beside a note on a block of colour, pale notes fall to pieces.
  return isNotes && placed === NO_DIGITS ? placesOf(ink, piecesIn(ink, 0), true) : placed;
}

/** The same, for ink that is cut into pieces. */
function placesOf(ink: Uint8Array, pieces: readonly Component[], isNotes: boolean): Placed {
  if (pieces.length === 0) return null;
  let notes: DigitSet = NO_DIGITS;
  if (pieces.some((piece) => Math.max(widthOf(piece), heightOf(piece)) > LARGEST * CELL)) {
    if (!isNotes) return null;
    // A note's block of colour touches the next note.
    for (const digit of DIGITS) if (isInkAt(ink, digit)) notes = withDigit(notes, digit);
    return notes;
  }
  for (const piece of pieces) {
    const digit = placeOf(piece);
    // With two in one place, the places do not mean the digits.
    if (digit === null || has(notes, digit)) return NO_DIGITS;
    notes = withDigit(notes, digit);
  }
  // A note on a block of colour may be much darker than the others.
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
/** Whether this is the block of colour behind a note rather than a stroke. */
const isBlock = (piece: Component): boolean =>
  widthOf(piece) >= BLOCK * CELL &&
  heightOf(piece) <= 2 * widthOf(piece) &&
  piece.size >= FILLED * widthOf(piece) * heightOf(piece);
const widthOf = ({ left, right }: Component): number => right - left;

/** The value at this share of all; 0 if there are no values. */
const ranked = (values: readonly number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.floor(share * values.length)] ?? 0;

/** The median. */
const middle = (values: readonly number[]): number => ranked(values, 0.5);

/** The digit whose place this is; `null` if it is no digit's. */
function placeOf({ left, right, top, bottom }: Component): Digit | null {
  const placed = [(left + right) / 2, (top + bottom) / 2].map((middle) => {
    const across = (3 * (middle + EDGE)) / CELL;
    const place = Math.floor(across);
    return Math.abs(across - place - 0.5) <= 3 * OFF ? place : null;
  });
  const [column, row] = placed;
  return column == null || row == null ? null : (DIGITS[3 * row + column] ?? null);
}

/** The height of all ink of a cell together, pale strokes too. */
function wholeHeight(ink: Uint8Array): number {
  const least = Math.max(1, PALE * Math.max(...ink));
  const rows = Array.from({ length: INNER }, (_, y) => y).filter((y) =>
    ink.subarray(y * INNER, (y + 1) * INNER).some((pixel) => pixel >= least),
  );
  return rows.length === 0 ? 0 : (rows.at(-1) ?? 0) + 1 - (rows[0] ?? 0);
}

/** How likely a cell holds the digit that it looks like, given or entry. */
function digitChance(probabilities: Float32Array, cell: Cell): number {
  const digit = digitIn(probabilities, cell) ?? 0;
  const at = cell * CLASSES + digit;
  return digit === 0 ? 0 : (probabilities[at] as number) + (probabilities[at + 9] as number);
}

/** How much each pixel of the inside of a cell differs from its ground. */
function inkIn(straight: StraightPicture, cell: Cell): Uint8Array {
  const left = MARGIN + columnOf(cell) * CELL + EDGE;
  const top = MARGIN + rowOf(cell) * CELL + EDGE;
  const ink = new Uint8Array(INNER * INNER);
  for (let y = 0; y < INNER; y++) {
    for (let x = 0; x < INNER; x++)
      ink[y * INNER + x] = 255 - (straight[(top + y) * SIDE + left + x] as number);
  }
  // The ground of a selected cell is darker than paper.
  const ground = Uint8Array.from(ink).sort()[ink.length >> 1] as number;
  return unframed(ink.map((pixel) => Math.max(0, pixel - ground)));
}

/** The ink without the frame of a selected cell, which is drawn inside the cell. */
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

/** The pieces of the darkest ink of a cell, without specks. */
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

/** Sets the class of the cells that hold notes, because a single note may look like a digit. */
export function toldBySize(probabilities: Float32Array, placed: readonly Placed[]): Float32Array {
  const told = Float32Array.from(probabilities);
  for (const cell of CELLS) {
    if (placed[cell] === null) continue;
    told.fill(0, cell * CLASSES, (cell + 1) * CLASSES);
    told[cell * CLASSES + NOTES] = 1;
  }
  return told;
}

/**
 * The notes of the cells that were read as notes; none if the givens show that their places do not mean their digits.
 */
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
