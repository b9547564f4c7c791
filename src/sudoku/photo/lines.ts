import { LINES, type Mesh, placeOn, setCrossing } from './mesh';
import type { StraightPicture } from './straight';

/** The cost of bending a line by one pixel, in pixels of full ink. */
const BEND = 0.15;
/** Half the length that a stroke needs to count as a line, in cells: longer than the bar of a digit. */
const REACH = 0.36;
/** Darker ink counts no more than this, so that a digit attracts a path no more than a thin line does. */
const FULL_INK = 0.12;
/** How far from a line its paper is sampled, in cells. */
const AWAY = 0.15;
/** The length over which a path is smoothed, in cells. */
const SMOOTH = 0.5;

/** A mesh, and how visible the lines are along it. */
export interface Fit {
  readonly mesh: Mesh;
  /**
   * How much darker than its sides each of the 180 pieces of line is, up to 1: the nine of each line across, from the
   * top, then the nine of each line down, from the left.
   */
  readonly pieces: Float32Array;
}

/** A square picture of ink, 0 to 1 a pixel, with a line expected every `cell` pixels, the first at half of that. */
interface Ink {
  readonly pixels: Float32Array;
  readonly cell: number;
  readonly side: number;
  /** The first and last pixel of the grid itself, in each direction. */
  readonly first: number;
  readonly last: number;
}

/**
 * Moves the mesh onto the lines in its straight picture, whose cells have `cell` pixels. Each line is the darkest path
 * across the picture, found by dynamic programming like the seams of Avidan and Shamir (Seam Carving, 2007), no more
 * than `radius` cells from where it was.
 */
export function fitLines(straight: StraightPicture, cell: number, mesh: Mesh, radius: number): Fit {
  const side = LINES * cell;
  const pixels = new Float32Array(straight.length);
  for (let i = 0; i < pixels.length; i++) pixels[i] = (255 - (straight[i] as number)) / 255;
  const ink: Ink = {
    pixels,
    cell,
    side,
    first: cell >> 1,
    last: side - (cell >> 1) - 1,
  };
  const turned = transposed(ink);
  const reach = Math.round(radius * cell);
  const across = pathsAcross(ink, reach);
  const down = pathsAcross(turned, reach);
  const moved = new Float32Array(mesh.length);
  for (let row = 0; row < LINES; row++) {
    for (let column = 0; column < LINES; column++) {
      let x = (column + 0.5) * cell;
      let y = (row + 0.5) * cell;
      for (let round = 0; round < 3; round++) {
        y = pathAt(across, side, row, x);
        x = pathAt(down, side, column, y);
      }
      setCrossing(moved, row, column, placeOn(mesh, x / cell - 0.5, y / cell - 0.5));
    }
  }
  return { mesh: moved, pieces: Float32Array.from([...piecesOf(ink, across), ...piecesOf(turned, down)]) };
}

function transposed(ink: Ink): Ink {
  const { pixels, side } = ink;
  const out = new Float32Array(pixels.length);
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) out[x * side + y] = pixels[y * side + x] as number;
  }
  return { ...ink, pixels: out };
}

/** The y of each of the ten lines across at each x: the middle of its ink. */
function pathsAcross(ink: Ink, radius: number): Float32Array {
  const lineness = linenessAcross(ink);
  const paths = new Float32Array(LINES * ink.side);
  for (let line = 0; line < LINES; line++) {
    const path = darkestPath(ink, lineness, Math.floor((line + 0.5) * ink.cell), radius);
    paths.set(smoothed(ink, centred(ink, path)), line * ink.side);
  }
  return paths;
}

/**
 * How much each pixel looks like part of a line across: it is darker than the pixels above and below, and so are the
 * pixels to its left and right. No bar of a digit is that long.
 */
function linenessAcross({ pixels, side, cell, first, last }: Ink): Float32Array {
  const out = new Float32Array(pixels.length);
  const sums = new Float32Array(side + 1);
  const reach = Math.round(REACH * cell);
  const away = Math.max(2, Math.round(AWAY * cell));
  for (let y = 0; y < side; y++) {
    const above = Math.max(0, y - away) * side;
    const below = Math.min(side - 1, y + away) * side;
    const here = y * side;
    for (let x = 0; x < side; x++) {
      const sides = Math.max(pixels[above + x] as number, pixels[below + x] as number);
      const darker = (pixels[here + x] as number) - sides;
      sums[x + 1] = (sums[x] as number) + Math.max(0, Math.min(darker, FULL_INK)) / FULL_INK;
    }
    for (let x = first; x <= last; x++) {
      const sum = sums[x] as number;
      // At its ends a line continues to one side only.
      const left = x - reach < first ? 1 : (sum - (sums[x - reach] as number)) / reach;
      const right = x + reach > last ? 1 : ((sums[x + reach] as number) - sum) / reach;
      out[here + x] = Math.min(left, right);
    }
  }
  return out;
}

/** The path from left to right with the highest sum of line likeness, within `radius` of `middle`. */
function darkestPath(
  { side, first, last }: Ink,
  lineness: Float32Array,
  middle: number,
  radius: number,
): Float32Array {
  const top = Math.max(0, middle - radius);
  const rows = Math.min(side - 1, middle + radius) - top + 1;
  const from = new Int8Array(rows * side);
  let best = new Float32Array(rows);
  let next = new Float32Array(rows);
  for (let x = first; x <= last; x++) {
    for (let row = 0; row < rows; row++) {
      let most = best[row] as number;
      let step = 0;
      if (row > 0 && (best[row - 1] as number) - BEND > most) {
        most = (best[row - 1] as number) - BEND;
        step = -1;
      }
      if (row < rows - 1 && (best[row + 1] as number) - BEND > most) {
        most = (best[row + 1] as number) - BEND;
        step = 1;
      }
      next[row] = most + (lineness[(top + row) * side + x] as number);
      from[row * side + x] = step;
    }
    [best, next] = [next, best];
  }
  let row = best.indexOf(Math.max(...best));
  const path = new Float32Array(side);
  path.fill(top + row);
  for (let x = last; x >= first; x--) {
    path[x] = top + row;
    row += from[row * side + x] as number;
  }
  path.fill(path[first] as number, 0, first);
  return path;
}

/** The path moved to the middle of the ink near it. */
function centred({ pixels, side, cell }: Ink, path: Float32Array): Float32Array {
  const near = Math.max(2, Math.round(cell / 12));
  return path.map((y, x) => {
    let weight = 0.05;
    let sum = 0.05 * y;
    for (let row = Math.max(0, y - near); row <= Math.min(side - 1, y + near); row++) {
      const here = pixels[row * side + x] as number;
      weight += here * here;
      sum += here * here * row;
    }
    return sum / weight;
  });
}

/** The path without its small bends. */
function smoothed({ cell, first, last }: Ink, path: Float32Array): Float32Array {
  const half = Math.round((SMOOTH / 2) * cell);
  return path.map((_, x) => {
    const middle = Math.max(first, Math.min(last, x));
    // Equally far to both sides, or a slope would shift the ends.
    const reach = Math.min(half, middle - first, last - middle);
    let sum = 0;
    for (let i = middle - reach; i <= middle + reach; i++) sum += path[i] as number;
    // Half a pixel, from the pixel's number to its middle.
    return sum / (2 * reach + 1) + 0.5;
  });
}

/** Where path number `line` is at x. */
function pathAt(paths: Float32Array, side: number, line: number, x: number): number {
  const at = Math.max(0, Math.min(side - 1, Math.round(x - 0.5)));
  return paths[line * side + at] as number;
}

/** For each of the 90 pieces of the ten lines across, how much darker it is than both its sides. */
function piecesOf({ pixels, side, cell, first }: Ink, paths: Float32Array): number[] {
  const pieces: number[] = [];
  const away = Math.max(2, Math.round(AWAY * cell));
  for (let line = 0; line < LINES; line++) {
    for (let piece = 0; piece < LINES - 1; piece++) {
      const from = Math.round(first + (piece + 0.17) * cell);
      const to = Math.round(first + (piece + 0.83) * cell);
      // Row by row: single pixels would add their noise.
      const ink = (offset: number): number => {
        let sum = 0;
        for (let x = from; x < to; x++) {
          const y = Math.floor(paths[line * side + x] as number) + offset;
          sum += pixels[Math.max(0, Math.min(side - 1, y)) * side + x] as number;
        }
        return sum / (to - from);
      };
      pieces.push(Math.max(ink(-1), ink(0), ink(1)) - Math.max(ink(-away), ink(away)));
    }
  }
  return pieces;
}
