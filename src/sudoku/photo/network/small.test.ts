import { expect, it } from 'vitest';
import { CELLS } from '../../core';
import { CELL, SIDE } from '../straight';
import { enlarged, smallDigitsIn } from './small';

/** A straight picture with a bar in the middle of every third cell, `tall` of its height, and lines. */
function withBars(tall: number, off = 0): Uint8Array {
  const straight = new Uint8Array(SIDE * SIDE).fill(255);
  const fill = (left: number, top: number, width: number, height: number): void => {
    for (let y = top; y < top + height; y++) straight.fill(0, y * SIDE + left, y * SIDE + left + width);
  };
  for (let line = 0; line < 10; line++) {
    fill(CELL / 2, CELL / 2 + line * CELL, 9 * CELL, 1);
    fill(CELL / 2 + line * CELL, CELL / 2, 1, 9 * CELL);
  }
  const height = Math.round(tall * CELL);
  for (const cell of CELLS.filter((cell) => cell % 3 === 0)) {
    const [middleX, middleY] = [((cell % 9) + 1) * CELL, (Math.floor(cell / 9) + 1) * CELL];
    fill(middleX - 2 + off, middleY - Math.floor(height / 2) + off, 4, height);
  }
  return straight;
}

it('finds the cells with small digits, and how much larger they must be', () => {
  const small = smallDigitsIn(withBars(0.3));
  expect(small?.cells).toEqual(CELLS.filter((cell) => cell % 3 === 0));
  expect(small?.factor).toBeGreaterThan(1.7);
  expect(small?.factor).toBeLessThan(2.2);
});

it('leaves digits that are large enough, and small notes beside the middle', () => {
  expect(smallDigitsIn(withBars(0.6))).toBeNull();
  expect(smallDigitsIn(withBars(0.25, -8))).toBeNull();
});

it('enlarges each cell about its middle, so that digits are larger and lines are gone', () => {
  const large = enlarged(withBars(0.3), CELL, 2);
  const darkIn = (row: number): number =>
    large.subarray(row * SIDE, (row + 1) * SIDE).filter((pixel) => pixel < 128).length;
  expect(darkIn(CELL / 2)).toBe(0);
  const column = Array.from({ length: CELL }, (_, y) => large[(CELL / 2 + y) * SIDE + CELL] ?? 255);
  expect(column.filter((pixel) => pixel < 128)).toHaveLength(22);
});
