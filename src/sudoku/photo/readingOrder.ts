import { type Corners, middleOf } from './geometry';
import type { Point } from './picture';

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
