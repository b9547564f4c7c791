import { describe, expect, it } from 'vitest';
import { CELLS, type Digit, digitSet, NO_DIGITS, NO_NOTES } from '../../core';
import { CLASSES } from '../network/weights';
import { type CellRead, markOf, NOTES } from '../reading';
import { CELL, MARGIN, SIDE, type StraightPicture } from '../straight';
import { notesOf, placedNotes, toldBySize } from './notes';

/** A blank grid cut out of a screenshot. */
function blankGrid(): StraightPicture {
  const straight = new Uint8Array(SIDE * SIDE).fill(255);
  for (let line = 0; line <= 9; line++) {
    for (let along = MARGIN; along < SIDE - MARGIN; along++) {
      straight[(MARGIN + line * CELL) * SIDE + along] = 60;
      straight[along * SIDE + MARGIN + line * CELL] = 60;
    }
  }
  return straight;
}

/** Blackens a block around a place of a cell, given from 0 to 1. */
function block(
  straight: StraightPicture,
  cell: number,
  [across, down]: readonly [number, number],
  [width, height]: readonly [number, number],
  grey = 190,
): void {
  const left = Math.round(MARGIN + ((cell % 9) + across) * CELL - width / 2);
  const top = Math.round(MARGIN + (Math.floor(cell / 9) + down) * CELL - height / 2);
  for (let y = top; y < top + height; y++) straight.fill(grey, y * SIDE + left, y * SIDE + left + width);
}

const NOTE = [4, 8] as const;
const DIGIT = [12, 20] as const;
const MIDDLE = [0.5, 0.5] as const;

/** A small note in the place where apps draw it. */
function note(straight: StraightPicture, cell: number, digit: Digit, grey = 190): void {
  const place = (at: number): number => 0.2 + 0.3 * at;
  block(straight, cell, [place((digit - 1) % 3), place(Math.floor((digit - 1) / 3))], NOTE, grey);
}

/** Probabilities that are sure of these classes; all other cells are blank. */
function sureOf(classes: Readonly<Record<number, number>>): Float32Array {
  const probabilities = new Float32Array(81 * CLASSES);
  for (const cell of CELLS) probabilities[cell * CLASSES + (classes[cell] ?? 0)] = 1;
  return probabilities;
}

/** Three digits, and whatever else is drawn. */
function gridWith(draw: (straight: StraightPicture) => void): StraightPicture {
  const straight = blankGrid();
  for (const cell of [0, 10, 20]) block(straight, cell, MIDDLE, DIGIT, 0);
  draw(straight);
  return straight;
}
const DIGITS_READ = { 0: 1, 10: 2, 20: 3 };

describe('small notes', () => {
  it('are read by their places', () => {
    const straight = gridWith((on) => {
      for (const digit of [1, 5, 9] as const) note(on, 4, digit);
      for (const digit of [1, 2, 3, 4, 5, 6, 7, 8, 9] as const) note(on, 40, digit);
    });
    const placed = placedNotes(straight, sureOf({ ...DIGITS_READ, 4: NOTES, 40: NOTES }));
    expect(placed[4]).toBe(digitSet(1, 5, 9));
    expect(placed[40]).toBe(digitSet(1, 2, 3, 4, 5, 6, 7, 8, 9));
    expect([placed[0], placed[1]]).toEqual([null, null]);
  });

  it('are read beside one on a block of colour', () => {
    const straight = gridWith((on) => {
      block(on, 4, [0.8, 0.5], [12, 13], 20);
      note(on, 4, 9);
    });
    expect(placedNotes(straight, sureOf({ ...DIGITS_READ, 4: 10 }))[4]).toBe(digitSet(6, 9));
  });

  it('are read on the ground of a selected cell', () => {
    const straight = gridWith((on) => {
      block(on, 4, MIDDLE, [34, 34], 200);
      note(on, 4, 2, 90);
    });
    expect(placedNotes(straight, sureOf({ ...DIGITS_READ, 4: NOTES }))[4]).toBe(digitSet(2));
  });

  it('are read if a block of colour touches another note', () => {
    const straight = gridWith((on) => {
      block(on, 4, [0.2, 0.25], [11, 13], 20);
      note(on, 4, 1, 160);
      block(on, 4, [0.2, 0.5], [4, 10], 100);
    });
    expect(placedNotes(straight, sureOf({ ...DIGITS_READ, 4: NOTES }))[4]).toBe(digitSet(1, 4));
  });

  it('are read beside one on a block of colour, even if they are so pale that they fall to pieces', () => {
    const straight = gridWith((on) => {
      block(on, 4, [0.5, 0.8], [10, 10], 0);
      block(on, 4, [0.76, 0.5], [8, 9], 200);
      block(on, 4, [0.66, 0.5], [2, 6], 140);
    });
    expect(placedNotes(straight, sureOf({ ...DIGITS_READ, 4: NOTES }))[4]).toBe(digitSet(6, 8));
  });

  it('are read within the thick frame of a selected cell', () => {
    const straight = gridWith((on) => {
      for (const at of [0.1, 0.9]) {
        block(on, 4, [at, 0.5], [4, 34], 30);
        block(on, 4, [0.5, at], [34, 4], 30);
      }
      note(on, 4, 5);
    });
    expect(placedNotes(straight, sureOf({ ...DIGITS_READ, 4: NOTES }))[4]).toBe(digitSet(5));
  });

  it('are read in a cell that looks blank', () => {
    const straight = gridWith((on) => note(on, 4, 4));
    const read = sureOf(DIGITS_READ);
    const told = toldBySize(read, placedNotes(straight, read));
    expect(told[4 * CLASSES + NOTES]).toBe(1);
  });

  it('are not taken for a digit if a lone one in the middle is as small as others', () => {
    const straight = gridWith((on) => {
      block(on, 4, MIDDLE, [6, 13], 120);
      for (const cell of [5, 6, 7]) block(on, cell, [0.2, 0.5], [6, 12], 120);
    });
    const read = sureOf({ ...DIGITS_READ, 4: 15, 5: NOTES, 6: NOTES, 7: NOTES });
    expect(placedNotes(straight, read)[4]).toBe(digitSet(5));
  });

  it('in other places are seen but not read', () => {
    const straight = gridWith((on) => {
      for (const across of [0.4, 0.6]) block(on, 4, [across, 0.5], NOTE);
      block(on, 5, [0.33, 0.33], NOTE);
    });
    const placed = placedNotes(straight, sureOf({ ...DIGITS_READ, 4: NOTES, 5: NOTES }));
    expect([placed[4], placed[5]]).toEqual([NO_DIGITS, NO_DIGITS]);
  });

  it('are not taken for digits if more cells hold a small one in the middle than a digit', () => {
    const small = [3, 4, 5, 6, 7, 8, 30] as const;
    const straight = gridWith((on) => {
      for (const cell of small) block(on, cell, MIDDLE, [6, 11], 120);
    });
    const classes = Object.fromEntries(small.map((cell) => [cell, 15]));
    const placed = placedNotes(straight, sureOf({ ...DIGITS_READ, 1: 5, 11: 4, ...classes }));
    expect(small.map((cell) => placed[cell])).toEqual(small.map(() => digitSet(5)));
    expect([placed[0], placed[10], placed[20]]).toEqual([null, null, null]);
  });

  it('are no surely read digit whose strokes are apart, as small and pale ones are', () => {
    const straight = gridWith((on) => {
      block(on, 4, [0.5, 0.65], [10, 9], 0);
      block(on, 4, [0.5, 0.3], [10, 2], 90);
      block(on, 4, [0.4, 0.45], [2, 6], 150);
    });
    expect(placedNotes(straight, sureOf({ ...DIGITS_READ, 4: 5 }))[4]).toBeNull();
  });

  it('are not taken for a digit if a lone one in the middle is far smaller', () => {
    const straight = gridWith((on) => note(on, 4, 5));
    const read = sureOf({ ...DIGITS_READ, 4: 15 });
    const told = toldBySize(read, placedNotes(straight, read));
    expect([told[4 * CLASSES + NOTES], told[4 * CLASSES + 15]]).toEqual([1, 0]);
    for (const cell of [0, 1, 10, 20]) {
      const [from, to] = [cell * CLASSES, (cell + 1) * CLASSES];
      expect(told.subarray(from, to)).toEqual(read.subarray(from, to));
    }
  });

  it('are not taken for a digit if a lone one in the middle is on a block of colour', () => {
    const straight = gridWith((on) => {
      block(on, 4, MIDDLE, [7, 12], 100);
      block(on, 4, MIDDLE, [3, 6], 20);
    });
    expect(placedNotes(straight, sureOf({ ...DIGITS_READ, 4: 15 }))[4]).toBe(digitSet(5));
  });

  it('are not a digit somewhat smaller than others, nor the end of a line in a blank cell', () => {
    const straight = gridWith((on) => {
      // Something like a 7.
      block(on, 4, [0.5, 0.4], [10, 3], 0);
      block(on, 4, [0.5, 0.57], [3, 11], 0);
      block(on, 5, [0.5, 0.17], [3, 6], 60);
    });
    const read = sureOf({ ...DIGITS_READ, 4: 1 });
    expect(toldBySize(read, placedNotes(straight, read))).toEqual(read);
  });

  it('are kept in cells that were read as notes, unless givens rule out many of them', () => {
    const reads = (classes: Readonly<Record<number, number>>): readonly CellRead[] =>
      CELLS.map((cell) => {
        const mark = markOf(classes[cell] ?? 0);
        return { mark, likeliest: [mark], sure: true, before: null };
      });
    const placed = NO_NOTES.with(4, digitSet(1, 2)).with(5, digitSet(7));
    expect(notesOf(reads({ 4: NOTES }), placed)).toEqual(NO_NOTES.with(4, digitSet(1, 2)));
    expect(notesOf(reads({ 4: NOTES, 0: 2 }), placed)).toEqual(NO_NOTES);
  });
});
