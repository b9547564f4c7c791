import { expect, it } from 'vitest';
import type { Corners } from './geometry';
import { inReadingOrder } from './readingOrder';
import { squareAt } from './testing';

/** Six grids of a page, a little askew, in the order in which one reads them. */
const PAGE: readonly Corners[] = [
  squareAt(30, 42, 180),
  squareAt(240, 30, 180),
  squareAt(450, 60, 180),
  squareAt(20, 270, 180),
  squareAt(250, 255, 180),
  squareAt(440, 290, 180),
];
const SHUFFLED = [4, 0, 5, 2, 1, 3];

/** The page after half a turn; each grid keeps its own top left corner. */
const turned = (corners: Corners): Corners =>
  corners.map(({ x, y }) => ({ x: 660 - x, y: 480 - y })) as unknown as Corners;

it.each([
  ['upright', PAGE],
  ['upside down', PAGE.map(turned)],
])('grids of a page that is %s are ordered row by row, each from its left', (_, page) => {
  const found = SHUFFLED.map((number) => ({ number, corners: page[number] as Corners }));
  expect(inReadingOrder(found).map(({ number }) => number)).toEqual([0, 1, 2, 3, 4, 5]);
});

it('a grid in small print beside a large one is read by where it stands', () => {
  const [large, beside, below] = [squareAt(0, 0, 400), squareAt(440, 150, 100), squareAt(0, 440, 100)];
  const found = [large, below, beside].map((corners) => ({ corners }));
  expect(inReadingOrder(found).map(({ corners }) => corners)).toEqual([large, beside, below]);
});

it('no grid, and a single one', () => {
  expect(inReadingOrder([])).toEqual([]);
  const only = { corners: squareAt(0, 0, 90) };
  expect(inReadingOrder([only])).toEqual([only]);
});
