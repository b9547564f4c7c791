import {
  CELLS,
  type Cell,
  DIGITS,
  type Digit,
  type DigitSet,
  has,
  NO_DIGITS,
  peersOf,
  withDigit,
} from '../../core';
import { CLASSES, INPUT } from '../network/weights';
import type { CellRead } from '../reading';
import { type Box, type CellPieces, INNER, piecesIn } from './pieces';

/** The height to which a stroke is scaled in the network's input, in pixels: that of most digits in cells. */
const HEIGHT = 19;
/** The number of samples for each pixel of it, in each direction. */
const SAMPLES = 2;
/** A note is sure if its digit is at least this likely, as printed and handwritten together. */
const SURE = 0.9;

/** Returns the probabilities of the classes for a picture of `INPUT` x `INPUT` pixels: paper 0, ink 1. */
export type PieceReader = (picture: Float32Array) => Float32Array;

/**
 * Reads the small notes of the cells that hold notes. Returns all notes of a cell or none, because a missing note would
 * rule out a possible digit: none if a stroke is not surely a digit, or if a digit occurs twice or is a given in the
 * same house. `fine` is a straight picture with cells of `FINE` pixels.
 */
export const readNotes = (
  fine: Uint8Array,
  cells: readonly CellRead[],
  read: PieceReader,
): readonly DigitSet[] =>
  CELLS.map((cell) => {
    if (cells[cell]?.mark.kind !== 'notes') return NO_DIGITS;
    const found = piecesIn(fine, cell);
    return found === null ? NO_DIGITS : digitsIn(found, givensAround(cell, cells), read);
  });

/** The digits of the pieces; none if one of them is in doubt, is there twice or is among `impossible`. */
function digitsIn({ ink, pieces }: CellPieces, impossible: DigitSet, read: PieceReader): DigitSet {
  let notes: DigitSet = NO_DIGITS;
  for (const piece of pieces) {
    const digit = sureDigit(read(pictureOf(ink, piece)));
    if (digit === null || has(notes, digit) || has(impossible, digit)) return NO_DIGITS;
    notes = withDigit(notes, digit);
  }
  return notes;
}

/** The digit that is sure, printed or handwritten; `null` if none is. */
function sureDigit(chances: Float32Array): Digit | null {
  const half = (CLASSES - 2) / 2;
  return (
    DIGITS.find((digit) => (chances[digit] as number) + (chances[half + digit] as number) >= SURE) ?? null
  );
}

/** The givens in the houses of a cell. */
const givensAround = (cell: Cell, cells: readonly CellRead[]): DigitSet =>
  peersOf(cell).reduce<DigitSet>((digits, peer) => {
    const mark = cells[peer]?.mark;
    return mark?.kind === 'given' ? withDigit(digits, mark.digit) : digits;
  }, NO_DIGITS);

/** A stroke alone, scaled to the size of a digit in its cell. */
function pictureOf(ink: Float32Array, { left, right, top, bottom }: Box): Float32Array {
  const scale = Math.max(bottom - top, 0.9 * (right - left)) / HEIGHT;
  let darkest = 0;
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) darkest = Math.max(darkest, ink[y * INNER + x] as number);
  }
  const middle = { x: (left + right) / 2, y: (top + bottom) / 2 };
  const picture = new Float32Array(INPUT * INPUT);
  const place = (at: number, sample: number): number => (at + (sample + 0.5) / SAMPLES - INPUT / 2) * scale;
  for (let y = 0; y < INPUT; y++) {
    for (let x = 0; x < INPUT; x++) {
      let sum = 0;
      for (let j = 0; j < SAMPLES; j++) {
        const down = middle.y + place(y, j);
        // One pixel around the stroke is its soft edge; beyond may be another stroke.
        if (down < top - 1 || down >= bottom + 1) continue;
        for (let i = 0; i < SAMPLES; i++) {
          const across = middle.x + place(x, i);
          if (across >= left - 1 && across < right + 1) sum += inkAt(ink, across, down);
        }
      }
      picture[y * INPUT + x] = Math.min(1, sum / (SAMPLES * SAMPLES * darkest));
    }
  }
  return picture;
}

/** The ink between the four nearest pixels. */
function inkAt(ink: Float32Array, across: number, down: number): number {
  const x = Math.max(0, Math.min(INNER - 1.001, across - 0.5));
  const y = Math.max(0, Math.min(INNER - 1.001, down - 0.5));
  const at = Math.floor(y) * INNER + Math.floor(x);
  const [u, v] = [x % 1, y % 1];
  const above = (ink[at] as number) * (1 - u) + (ink[at + 1] as number) * u;
  const below = (ink[at + INNER] as number) * (1 - u) + (ink[at + INNER + 1] as number) * u;
  return above * (1 - v) + below * v;
}
