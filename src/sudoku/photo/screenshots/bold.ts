import { CELLS, type Cell, columnOf, rowOf } from '../../core';
import { CLASSES } from '../network/weights';
import { digitIn } from '../reading';
import { CELL, SIDE, type StraightPicture } from '../straight';

/** The share of a cell at each of its sides in which its lines may be. */
const EDGE = 0.15;
/** A digit is thin if it has at most this part of the ink of the boldest of the same digit, and bold from the other. */
const THIN = 0.84;
const BOLD = 0.9;
/** So many digits must be bold, and so many thin, before the two are taken for givens and entries. */
const FEW = 4;
/** No more than this share of the digits may be in between. */
const BETWEEN = 0.05;
/** How likely a thin digit is an entry: weights can mean something else. */
const ENTRY = 0.95;

/**
 * Tells for 81 cells of a grid that a program drew which digits are entries, if it drew some bold and some thin. Where
 * all digits have about as much ink as others of the same digit, changes nothing.
 */
export function toldByWeight(probabilities: Float32Array, straight: StraightPicture): Float32Array {
  const digits = CELLS.map((cell) => digitIn(probabilities, cell));
  const written = CELLS.filter((cell) => digits[cell] !== null);
  const inks = CELLS.map((cell) => inkIn(straight, cell));
  const partOf = (cell: Cell): number =>
    (inks[cell] as number) /
    Math.max(
      ...written.filter((other) => digits[other] === digits[cell]).map((other) => inks[other] as number),
    );
  const thin = written.filter((cell) => partOf(cell) <= THIN);
  const bold = written.filter((cell) => partOf(cell) >= BOLD);
  const between = written.length - thin.length - bold.length;
  if (Math.min(thin.length, bold.length) < FEW || between > BETWEEN * written.length) return probabilities;
  const told = Float32Array.from(probabilities);
  for (const cell of thin) {
    for (let at = cell * CLASSES + 1; at <= cell * CLASSES + 9; at++) {
      const all = (told[at] as number) + (told[at + 9] as number);
      told[at] = (1 - ENTRY) * all;
      told[at + 9] = ENTRY * all;
    }
  }
  return told;
}

/** How many pixels of ink there are in a cell, on a ground of any grey. */
function inkIn(straight: StraightPicture, cell: Cell): number {
  const edge = Math.round(EDGE * CELL);
  const left = CELL / 2 + columnOf(cell) * CELL;
  const top = CELL / 2 + rowOf(cell) * CELL;
  const pixels: number[] = [];
  for (let y = top + edge; y < top + CELL - edge; y++)
    for (let x = left + edge; x < left + CELL - edge; x++) pixels.push(straight[y * SIDE + x] as number);
  const ground = Uint8Array.from(pixels).sort()[pixels.length >> 1] as number;
  return pixels.reduce((ink, pixel) => ink + Math.max(0, 1 - pixel / Math.max(1, ground)), 0);
}
