import { expect, it } from 'vitest';
import type { Colour } from '../sudoku/core';
import { barsOf, tintShapes } from './tint';

const COLOURS: readonly Colour[] = [1, 2, 3, 4, 5, 6];
const PLACE = { x: 10, y: 20, width: 20, height: 20 };
const BARS = { line: 2, inset: 1, share: 0.5 };

it('each colour has bars on other sides, inside its place', () => {
  const bars = COLOURS.map((colour) => barsOf(colour, PLACE, BARS));
  expect(new Set(bars.map((of) => JSON.stringify(of))).size).toBe(COLOURS.length);
  for (const { x, y, width, height } of bars.flat()) {
    expect([width, height].sort((a, b) => a - b)).toEqual([2, 10]);
    expect([x >= 11, x + width <= 29, y >= 21, y + height <= 39]).toEqual([true, true, true, true]);
  }
});

it('the bars have the full colour, and the tint under them is light', () => {
  const [tint, ...bars] = tintShapes(5, PLACE, BARS);
  expect(tint).toMatchObject({ kind: 'rect', ...PLACE, colour: 'hue5', opacity: 0.16 });
  expect(bars).toHaveLength(2);
  for (const bar of bars) expect([bar.kind, bar.colour, bar.opacity]).toEqual(['rect', 'hue5', undefined]);
});
