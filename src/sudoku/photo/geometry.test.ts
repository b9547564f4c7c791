import { describe, expect, it } from 'vitest';
import {
  areaOf,
  type Corners,
  fromTopLeft,
  hullOf,
  largestQuadrilateral,
  perspectiveTo,
  project,
} from './geometry';

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
