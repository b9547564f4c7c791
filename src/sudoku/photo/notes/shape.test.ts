import { expect, it } from 'vitest';
import { CELLS, type Cell, columnOf, rowOf } from '../../core';
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

it('takes unclear digits far smaller than print for notes, in doubt, if there are some', () => {
  const notesAmong = (many: number, byHand = 0): number[] => {
    const straight: StraightPicture = new Uint8Array(SIDE * SIDE).fill(255);
    const seen = new Float32Array(81 * CLASSES);
    const draw = (cell: Cell, of: number, high: number): void => {
      seen[cell * CLASSES + of] = 1;
      const [x, y] = [CELL + columnOf(cell) * CELL, CELL + rowOf(cell) * CELL];
      for (let row = y - high / 2; row < y + high / 2; row++)
        straight.fill(60, row * SIDE + x - 3, row * SIDE + x + 3);
    };
    for (const cell of CELLS.slice(0, 20)) draw(cell, 8, 20);
    for (const cell of CELLS.slice(20, 20 + byHand)) draw(cell, 17, 20);
    const [large, sure, ...small] = CELLS.slice(40, 42 + many) as [Cell, Cell, ...Cell[]];
    for (const cell of [large, sure, ...small]) draw(cell, 14, cell === large ? 18 : 10);
    for (const cell of [large, ...small]) seen.set([0.7, 0.3], cell * CLASSES + 14);
    const told = toldByShape(seen, straight);
    return [CELLS[0] as Cell, large, sure, ...small].map((cell) => told[cell * CLASSES + NOTES] as number);
  };
  const [print, large, sure, ...notes] = notesAmong(3);
  expect([print, large, sure]).toEqual([0, 0, 0]);
  expect(notes.every((chance) => chance > 0.5 && chance < 0.9)).toBe(true);
  expect(notesAmong(2).every((chance) => chance === 0)).toBe(true);
  // A person may write small.
  expect(notesAmong(3, 12).every((chance) => chance === 0)).toBe(true);
});

it('leaves digits of the usual size, and small ones if the person writes small', () => {
  expect(notesIn(LARGE, LARGE, 12)).toBe(0);
  expect(notesIn(CORNER, CORNER, 12)).toBe(0);
});
