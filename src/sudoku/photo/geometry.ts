import type { Point } from './picture';

/** The corners of a grid, clockwise from the top left of the board. */
export type Corners = readonly [Point, Point, Point, Point];

/** The mean of the corners, in pixels of the picture. */
export const middleOf = ([p, q, r, s]: Corners): Point => ({
  x: (p.x + q.x + r.x + s.x) / 4,
  y: (p.y + q.y + r.y + s.y) / 4,
});

/** The area inside the corners, in square pixels. */
export function areaOf(corners: readonly Point[]): number {
  let twice = 0;
  corners.forEach((a, i) => {
    const b = corners[(i + 1) % corners.length] ?? a;
    twice += a.x * b.y - b.x * a.y;
  });
  return Math.abs(twice) / 2;
}

/** A map that keeps lines straight: eight numbers that send (u, v) to a place in the picture. */
export type Perspective = readonly number[];

/**
 * The perspective that sends the corners of the square from (0, 0) to (`side`, `side`) to those given. `null` where
 * there is none, for example if three of the corners are in line.
 */
export function perspectiveTo(corners: Corners, side: number): Perspective | null {
  const [a, b, c, d] = corners;
  // Heckbert, Fundamentals of Texture Mapping and Image Warping (1989), 2.2.3: the unit square to a quadrilateral.
  const sumX = a.x - b.x + c.x - d.x;
  const sumY = a.y - b.y + c.y - d.y;
  const dx1 = b.x - c.x;
  const dy1 = b.y - c.y;
  const dx2 = d.x - c.x;
  const dy2 = d.y - c.y;
  const denominator = dx1 * dy2 - dx2 * dy1;
  if (Math.abs(denominator) < 1e-9) return null;
  const g = (sumX * dy2 - dx2 * sumY) / denominator;
  const h = (dx1 * sumY - sumX * dy1) / denominator;
  if (g <= -0.95 || h <= -0.95 || g + h <= -0.95) return null;
  return [
    (b.x - a.x + g * b.x) / side,
    (d.x - a.x + h * d.x) / side,
    a.x,
    (b.y - a.y + g * b.y) / side,
    (d.y - a.y + h * d.y) / side,
    a.y,
    g / side,
    h / side,
  ];
}

/** Where the perspective sends (u, v). */
export function project(map: Perspective, u: number, v: number): Point {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = map;
  const w = g * u + h * v + 1;
  return { x: (a * u + b * v + c) / w, y: (d * u + e * v + f) / w };
}

/** The convex hull of some places, clockwise on the screen. Andrew's monotone chain (1979). */
export function hullOf(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((p, q) => p.x - q.x || p.y - q.y);
  const half = (line: readonly Point[]): Point[] => {
    const chain: Point[] = [];
    for (const p of line) {
      while (chain.length > 1) {
        const b = chain[chain.length - 1] as Point;
        const a = chain[chain.length - 2] as Point;
        if ((b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x) > 0) break;
        chain.pop();
      }
      chain.push(p);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.reverse())];
}

/** The largest quadrilateral with corners among those of the convex `hull`, in the order of the hull. */
export function largestQuadrilateral(hull: readonly Point[]): Corners | null {
  const points = thinned(hull, 32);
  const n = points.length;
  let best: Corners | null = null;
  let most = 0;
  const at = (i: number): Point => points[i % n] as Point;
  for (let i = 0; i < n; i++) {
    for (let k = i + 2; k < n; k++) {
      const a = at(i);
      const c = at(k);
      // For a given diagonal each of the two other corners is the one farthest from it.
      const farthest = (from: number, to: number): { point: Point; area: number } => {
        let found = { point: a, area: 0 };
        for (let j = from; j < to; j++) {
          const p = at(j);
          const area = Math.abs((c.x - a.x) * (p.y - a.y) - (c.y - a.y) * (p.x - a.x)) / 2;
          if (area > found.area) found = { point: p, area };
        }
        return found;
      };
      const b = farthest(i + 1, k);
      const d = farthest(k + 1, i + n);
      if (b.area > 0 && d.area > 0 && b.area + d.area > most) {
        most = b.area + d.area;
        best = [a, b.point, c, d.point];
      }
    }
  }
  return best;
}

/** At most `most` corners of a hull. Repeatedly removes the corner that changes the area least. */
function thinned(hull: readonly Point[], most: number): readonly Point[] {
  const points = [...hull];
  while (points.length > most) {
    let least = Number.POSITIVE_INFINITY;
    let which = 0;
    points.forEach((p, i) => {
      const a = points[(i + points.length - 1) % points.length] as Point;
      const b = points[(i + 1) % points.length] as Point;
      const loss = Math.abs((b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x));
      if (loss < least) {
        least = loss;
        which = i;
      }
    });
    points.splice(which, 1);
  }
  return points;
}

/** The same corners, clockwise on the screen from the one nearest the picture's top left. */
export function fromTopLeft(corners: Corners): Corners {
  let first = 0;
  corners.forEach((p, i) => {
    const best = corners[first] as Point;
    if (p.x + p.y < best.x + best.y) first = i;
  });
  const turned = [0, 1, 2, 3].map((i) => corners[(first + i) % 4] as Point) as unknown as Corners;
  const [a, b, , d] = turned;
  const clockwise = (b.x - a.x) * (d.y - a.y) - (b.y - a.y) * (d.x - a.x) > 0;
  return clockwise ? turned : [turned[0], turned[3], turned[2], turned[1]];
}

/** A place on the flat board, and the same place in the picture. */
export interface Sighting {
  readonly u: number;
  readonly v: number;
  readonly x: number;
  readonly y: number;
}

/**
 * The perspective that fits at least four sightings best, by least squares (the direct linear transform); `null` if
 * they do not determine one. Coordinates of a few hundred pixels keep the numbers small.
 */
export function perspectiveThrough(sightings: readonly Sighting[]): Perspective | null {
  const rows = Array.from({ length: 8 }, () => new Float64Array(9));
  const add = (coefficients: readonly number[]): void => {
    for (let i = 0; i < 8; i++) {
      const row = rows[i] as Float64Array;
      for (let j = 0; j < 9; j++)
        row[j] = (row[j] as number) + (coefficients[i] as number) * (coefficients[j] as number);
    }
  };
  for (const { u, v, x, y } of sightings) {
    add([u, v, 1, 0, 0, 0, -u * x, -v * x, x]);
    add([0, 0, 0, u, v, 1, -u * y, -v * y, y]);
  }
  return solved(rows);
}

/** Solves eight linear equations by Gaussian elimination; `null` if they do not determine the unknowns. */
function solved(rows: readonly Float64Array[]): number[] | null {
  const left = [...rows];
  const done: Float64Array[] = [];
  for (let i = 0; i < 8; i++) {
    left.sort((a, b) => Math.abs(b[i] as number) - Math.abs(a[i] as number));
    const pivot = left.shift() as Float64Array;
    const head = pivot[i] as number;
    if (Math.abs(head) < 1e-9) return null;
    const unit = pivot.map((value) => value / head);
    for (const row of [...left, ...done]) {
      const factor = row[i] as number;
      for (let j = i; j < 9; j++) row[j] = (row[j] as number) - factor * (unit[j] as number);
    }
    done.push(unit);
  }
  return done.map((row) => row[8] as number);
}

/** Something that was found in a picture between these corners. */
interface Found {
  readonly corners: Corners;
}

/** The middle of a grid, in sides of the first grid: to its right, and below it. */
interface Placed<T> {
  readonly grid: T;
  readonly across: number;
  readonly down: number;
}

/** Grids are in one row if the middle of one is less than this many sides below that of the other. */
const ROW = 0.5;

/**
 * The grids in the order in which one reads a page: row by row, each from its left. What is right and down on the page
 * is told by the first grid, so a page that was photographed upside down has the same order.
 */
export function inReadingOrder<T extends Found>(grids: readonly T[]): readonly T[] {
  const [first] = grids;
  if (first === undefined) return grids;
  const [a, b, , d] = first.corners;
  const from = middleOf(first.corners);
  const along = ({ x, y }: Point, end: Point): number => {
    const [ux, uy] = [end.x - a.x, end.y - a.y];
    return ((x - from.x) * ux + (y - from.y) * uy) / (ux * ux + uy * uy);
  };
  const left = grids
    .map((grid): Placed<T> => {
      const middle = middleOf(grid.corners);
      return { grid, across: along(middle, b), down: along(middle, d) };
    })
    .sort((one, other) => one.down - other.down);
  const ordered: T[] = [];
  while (left[0] !== undefined) {
    const top = left[0].down;
    const row = left.splice(0, left.filter(({ down }) => down < top + ROW).length);
    ordered.push(...row.sort((one, other) => one.across - other.across).map(({ grid }) => grid));
  }
  return ordered;
}
