import { expect, it } from 'vitest';
import { CELLS, columnOf, rowOf } from '../../core';
import { CLASSES } from '../network/weights';
import { CELL, SIDE, type StraightPicture } from '../straight';
import { toldByWeight } from './bold';

/** A grid with an upright stroke of so many pixels in each cell, every ninth cell on a darker ground. */
function straightWith(widthIn: (cell: number) => number): StraightPicture {
  const straight: StraightPicture = new Uint8Array(SIDE * SIDE).fill(255);
  for (const cell of CELLS) {
    const [left, top] = [CELL / 2 + columnOf(cell) * CELL, CELL / 2 + rowOf(cell) * CELL];
    for (let y = top; y < top + CELL; y++) {
      if (cell % 9 === 3) straight.fill(215, y * SIDE + left, y * SIDE + left + CELL);
      if (y > top + 8 && y < top + 28)
        straight.fill(20, y * SIDE + left + 15, y * SIDE + left + 15 + widthIn(cell));
    }
  }
  return straight;
}

/** The probabilities of a printed 1 in all cells. */
function printed(): Float32Array {
  const all = new Float32Array(81 * CLASSES);
  for (const cell of CELLS) all[cell * CLASSES + 1] = 1;
  return all;
}

it('takes thin digits for entries if a program drew others bold', () => {
  const told = toldByWeight(
    printed(),
    straightWith((cell) => (cell % 5 === 0 ? 3 : 5)),
  );
  const entries = CELLS.filter((cell) => (told[cell * CLASSES + 10] as number) > 0.5);
  expect(entries).toEqual(CELLS.filter((cell) => cell % 5 === 0));
});

it('tells nothing by weight if all digits have one, or many', () => {
  const all = printed();
  expect(
    toldByWeight(
      all,
      straightWith(() => 4),
    ),
  ).toBe(all);
  expect(
    toldByWeight(
      all,
      straightWith((cell) => 3 + (cell % 5)),
    ),
  ).toBe(all);
});
