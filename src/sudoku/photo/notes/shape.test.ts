import { expect, it } from 'vitest';
import { CELLS, columnOf, rowOf } from '../../core';
import { CLASSES } from '../network/weights';
import { NOTES } from '../reading';
import { CELL, SIDE, type StraightPicture } from '../straight';
import { toldByShape } from './shape';

/** What is written in a cell: boxes of ink, in pixels from its top left. */
type Ink = readonly (readonly [left: number, top: number, width: number, height: number])[];

const LARGE: Ink = [[11, 8, 14, 20]];
const CORNER: Ink = [[5, 6, 8, 11]];
const SIDE_BY_SIDE: Ink = [
  [6, 10, 9, 12],
  [17, 10, 9, 12],
];

const APART: Ink = [
  [5, 5, 8, 11],
  [20, 19, 8, 11],
];

const WRITTEN = CELLS.filter((cell) => cell % 2 === 0);

/** How likely the last cells hold notes, so many of those that look like a handwritten 8. */
function notesIn(usual: Ink, last: Ink, many: number): number {
  const straight: StraightPicture = new Uint8Array(SIDE * SIDE).fill(255);
  const seen = new Float32Array(81 * CLASSES);
  WRITTEN.forEach((cell, i) => {
    seen[cell * CLASSES + 17] = 1;
    for (const [left, top, width, height] of i < WRITTEN.length - many ? usual : last) {
      const x = CELL / 2 + columnOf(cell) * CELL + left;
      for (let y = 0; y < height; y++) {
        const row = CELL / 2 + rowOf(cell) * CELL + top + y;
        straight.fill(60, row * SIDE + x, row * SIDE + x + width);
      }
    }
  });
  return toldByShape(seen, straight)[80 * CLASSES + NOTES] as number;
}

it.each([
  ['small digits in a corner', CORNER],
  ['digits side by side', SIDE_BY_SIDE],
  ['small digits in two corners', APART],
])('takes %s for notes, with a doubt where they are few', (_, ink) => {
  expect(notesIn(LARGE, ink, 12)).toBeGreaterThan(0.5);
  expect(notesIn(LARGE, ink, 1)).toBeGreaterThan(0.1);
  expect(notesIn(LARGE, ink, 1)).toBeLessThan(0.5);
});

it('leaves digits of the usual size, and small ones if the person writes small', () => {
  expect(notesIn(LARGE, LARGE, 12)).toBe(0);
  expect(notesIn(CORNER, CORNER, 12)).toBe(0);
});
