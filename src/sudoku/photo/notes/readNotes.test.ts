import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { CELLS, type Digit, digitSet, NO_DIGITS } from '../../core';
import { LINES } from '../mesh';
import { Network } from '../network/network';
import type { CellRead, Mark } from '../reading';
import { FINE } from './pieces';
import { readNotes } from './readNotes';
import { handwritten } from './testing';

const network = new Network(readFileSync(new URL('../network/weights.bin', import.meta.url)));
const SIDE = LINES * FINE;
/** The side of the square in which a note is drawn. */
const NOTE = 32;

type Note = readonly [digit: Digit, left: number, top: number];

/** The notes read if the first cell holds these, at these pixels from its corner, and others hold these marks. */
function readFirst(notes: readonly Note[], others: Readonly<Record<number, Mark>> = {}) {
  const fine = new Uint8Array(SIDE * SIDE).fill(255);
  for (const [digit, left, top] of notes) {
    const inkAt = handwritten(digit);
    for (let y = 0; y < NOTE; y++)
      for (let x = 0; x < NOTE; x++) {
        const at = (FINE / 2 + top + y) * SIDE + FINE / 2 + left + x;
        fine[at] = Math.min(fine[at] ?? 255, 255 * (1 - inkAt(x / NOTE, y / NOTE)));
      }
  }
  const cells = CELLS.map((cell): CellRead => {
    const mark = others[cell] ?? { kind: cell === 0 ? 'notes' : 'blank' };
    return { mark, likeliest: [mark], sure: true, before: null };
  });
  return readNotes(fine, cells, (picture) => network.readOne(picture));
}

const TWO_AND_SIX: readonly Note[] = [
  [2, 8, 8],
  [6, 34, 8],
];

it('reads handwritten notes anywhere in a cell', () => {
  expect(readFirst([[9, 6, 36]])[0]).toBe(digitSet(9));
  expect(readFirst(TWO_AND_SIX)[0]).toBe(digitSet(2, 6));
  expect(readFirst([...TWO_AND_SIX, [1, 8, 38]])[0]).toBe(digitSet(1, 2, 6));
});

it('reads none in a cell that does not hold notes', () => {
  expect(readFirst(TWO_AND_SIX, { 0: { kind: 'entry', digit: 2 } })[0]).toBe(NO_DIGITS);
});

it('leaves out all notes of a cell if one is in doubt', () => {
  // Half of this 8 is missing.
  expect(readFirst([...TWO_AND_SIX, [8, 0, 34]])[0]).toBe(NO_DIGITS);
});

it('leaves out all notes of a cell if one occurs twice', () => {
  expect(
    readFirst([
      [2, 8, 8],
      [2, 34, 8],
    ])[0],
  ).toBe(NO_DIGITS);
});

it('leaves out all notes of a cell if a given in the same house has one of them, but not for an entry', () => {
  for (const cell of [8, 72, 20]) {
    expect(readFirst(TWO_AND_SIX, { [cell]: { kind: 'given', digit: 6 } })[0]).toBe(NO_DIGITS);
    expect(readFirst(TWO_AND_SIX, { [cell]: { kind: 'entry', digit: 6 } })[0]).toBe(digitSet(2, 6));
  }
  // In no house of it.
  expect(readFirst(TWO_AND_SIX, { 40: { kind: 'given', digit: 6 } })[0]).toBe(digitSet(2, 6));
});
