import { describe, expect, it } from 'vitest';
import {
  areaOf,
  type Corners,
  fromTopLeft,
  hullOf,
  inReadingOrder,
  largestQuadrilateral,
  perspectiveTo,
  project,
} from './geometry';
import { squareAt } from './testing';

const SLANTED: Corners = [
  { x: 10, y: 20 },
  { x: 110, y: 5 },
  { x: 130, y: 120 },
  { x: 0, y: 100 },
];

describe('perspective', () => {
  it('sends the corners of the square to those given', () => {
    const map = perspectiveTo(SLANTED, 9);
    if (map === null) throw new Error('there is one');
    const sent = [project(map, 0, 0), project(map, 9, 0), project(map, 9, 9), project(map, 0, 9)];
    sent.forEach((place, i) => {
      expect(place.x).toBeCloseTo(SLANTED[i]?.x ?? Number.NaN);
      expect(place.y).toBeCloseTo(SLANTED[i]?.y ?? Number.NaN);
    });
  });

  it('keeps a straight line straight', () => {
    const map = perspectiveTo(SLANTED, 9);
    if (map === null) throw new Error('there is one');
    const [a, b, c] = [project(map, 1, 2), project(map, 3, 4), project(map, 6, 7)];
    expect((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)).toBeCloseTo(0);
  });

  it('is null for corners in a line', () => {
    const line = [0, 1, 2, 3].map((i) => ({ x: i, y: i })) as unknown as Corners;
    expect(perspectiveTo(line, 9)).toBeNull();
  });
});

describe('quadrilaterals', () => {
  it('finds the corners among points inside and on the edges', () => {
    const inside = Array.from({ length: 50 }, (_, i) => ({ x: 30 + i, y: 40 + ((i * 7) % 40) }));
    const found = largestQuadrilateral(hullOf([...inside, ...SLANTED, ...inside]));
    expect(found && fromTopLeft(found)).toEqual(SLANTED);
  });

  it('names the corners clockwise from the top left, in whatever order they come', () => {
    const [a, b, c, d] = SLANTED;
    expect(fromTopLeft([c, b, a, d])).toEqual(SLANTED);
    expect(fromTopLeft([d, a, b, c])).toEqual(SLANTED);
  });

  it('measures area', () => {
    expect(
      areaOf([
        { x: 0, y: 0 },
        { x: 4, y: 0 },
        { x: 4, y: 3 },
        { x: 0, y: 3 },
      ]),
    ).toBe(12);
  });
});

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
