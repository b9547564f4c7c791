import { readFileSync } from 'node:fs';
import {
  CELLS,
  candidatesAt,
  type Digit,
  type DigitSet,
  digitAt,
  digitSet,
  type Grid,
  has,
  NO_DIGITS,
} from '../../core';
import { INPUT } from '../network/weights';
import type { Picture } from '../picture';
import { placesOnGrid } from '../testing';

const samples = readFileSync('src/sudoku/testing/cells/samples.bin');

/** So many columns at the left may hold lines of the sample's cell, and at the right what is beside its digit. */
const LEFT = 3;
const RIGHT = 9;
/** Paler pixels than this, as a part of the darkest ink, are the grain of the paper. */
const GRAIN = 0.3;

/** How dark a handwritten digit is (0 to 1) at a place in its square, `across` and `down` from 0 to 1. */
export function handwritten(digit: Digit): (across: number, down: number) => number {
  const sample = samples.subarray((9 + digit) * INPUT ** 2, (10 + digit) * INPUT ** 2);
  const inkAt = (x: number, y: number): number =>
    x < LEFT || x >= INPUT - RIGHT || y < 1 || y >= INPUT - 1 ? 0 : 255 - (sample[y * INPUT + x] ?? 255);
  const all = Array.from({ length: INPUT ** 2 }, (_, at) => inkAt(at % INPUT, Math.floor(at / INPUT)));
  const darkest = Math.max(...all);
  return (across, down) => {
    const ink = inkAt(Math.floor(across * INPUT), Math.floor(down * INPUT)) / darkest;
    return ink < GRAIN ? 0 : ink;
  };
}

/** The handwritten digits that are clear enough to be read as notes. */
const CLEAR: readonly Digit[] = [1, 2, 6, 9];

/** Notes for every other blank cell: its candidates among the clear digits. */
export function clearNotesFor(givens: Grid): readonly DigitSet[] {
  const blank = CELLS.filter((cell) => digitAt(givens, cell) === null);
  return CELLS.map((cell) => {
    const possible = candidatesAt(givens, cell);
    return blank.indexOf(cell) % 2 === 0 ? digitSet(...CLEAR.filter((one) => has(possible, one))) : NO_DIGITS;
  });
}

/** The side of a note's square, and the distance between two, in cells. */
const SIZE = 0.4;
const STEP = 0.3;
/** A note is drawn with so many samples each way. */
const SAMPLES = 64;
/** The brightness of its ink. */
const TONE = 30;

/** Writes clear notes into the likeliest grid of a photograph, in the places of their digits. */
export function withNotes(picture: Picture, notes: readonly DigitSet[]): Picture {
  const place = placesOnGrid(picture);
  if (place === null) throw new Error('no grid');
  const rgba = picture.rgba.slice();
  for (const cell of CELLS) {
    for (const digit of CLEAR.filter((one) => has(notes[cell] ?? NO_DIGITS, one))) {
      const inkAt = handwritten(digit);
      const [left, top] = [((digit - 1) % 3) * STEP, Math.floor((digit - 1) / 3) * STEP];
      for (let i = 0; i < SAMPLES ** 2; i++) {
        const [u, v] = [(i % SAMPLES) / SAMPLES, Math.floor(i / SAMPLES) / SAMPLES];
        const { x, y } = place(cell, left + SIZE * u, top + SIZE * v);
        const at = (Math.floor(y) * picture.width + Math.floor(x)) * 4;
        const paper = picture.rgba[at] ?? 0;
        for (let channel = 0; channel < 3; channel++)
          rgba[at + channel] = Math.min(rgba[at + channel] ?? 0, paper - (paper - TONE) * inkAt(u, v));
      }
    }
  }
  return { ...picture, rgba };
}
