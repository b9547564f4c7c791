import { distance, type Point } from './geometry';

/** Something that a link should go around. */
export interface Obstacle {
  readonly at: Point;
  readonly radius: number;
  /** The cost of crossing it. */
  readonly weight: number;
}

/** A curve from one point to another, bent towards a third. */
export interface Curve {
  readonly from: Point;
  readonly bend: Point;
  readonly to: Point;
}

/** How far a curve leaves the straight line, as a fraction of its length; the straightest first. */
const BOWS = [0.09, -0.09, 0.16, -0.16, 0.24, -0.24, 0.34, -0.34, 0.46, -0.46];
const SAMPLES = 24;

/**
 * The curve between two marks that crosses the fewest obstacles and bends as little as possible. It begins and ends at
 * the rims of the marks.
 */
export function bowed(
  from: Point,
  to: Point,
  rims: { readonly from: number; readonly to: number },
  obstacles: readonly Obstacle[],
  size: number,
): Curve {
  let best: Curve | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const bow of BOWS) {
    const curve = cut(bent(from, to, bow), rims);
    const cost = costOf(curve, obstacles, size) + Math.abs(bow) * 1.2;
    if (cost < least) {
      least = cost;
      best = curve;
    }
  }
  if (best === null) throw new Error('there is no way to bow');
  return best;
}

function bent(from: Point, to: Point, bow: number): Curve {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  // A quadratic curve reaches only half as far as its control point, so the control point is put twice as far out.
  return {
    from,
    bend: { x: (from.x + to.x) / 2 - 2 * bow * dy, y: (from.y + to.y) / 2 + 2 * bow * dx },
    to,
  };
}

function cut({ from, bend, to }: Curve, rims: { readonly from: number; readonly to: number }): Curve {
  return { from: towards(from, bend, rims.from), bend, to: towards(to, bend, rims.to) };
}

function towards(point: Point, other: Point, by: number): Point {
  const length = distance(point, other);
  const part = length === 0 ? 0 : Math.min(by / length, 0.45);
  return { x: point.x + (other.x - point.x) * part, y: point.y + (other.y - point.y) * part };
}

function costOf(curve: Curve, obstacles: readonly Obstacle[], size: number): number {
  let cost = 0;
  for (let step = 1; step < SAMPLES; step++) {
    const point = pointOn(curve, step / SAMPLES);
    if (Math.min(point.x, point.y) < 3 || Math.max(point.x, point.y) > size - 3) cost += 3;
    for (const { at, radius, weight } of obstacles) if (distance(point, at) < radius) cost += weight;
  }
  return cost;
}

/** The point at the fraction `part` of a curve, from 0 to 1. */
export function pointOn({ from, bend, to }: Curve, part: number): Point {
  const rest = 1 - part;
  const mix = (a: number, b: number, c: number): number =>
    rest * rest * a + 2 * rest * part * b + part * part * c;
  return { x: mix(from.x, bend.x, to.x), y: mix(from.y, bend.y, to.y) };
}

/** A curve as an SVG path. */
export function pathOf({ from, bend, to }: Curve): string {
  const at = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
  return `M${at(from)}Q${at(bend)} ${at(to)}`;
}
