import { LINES, type Mesh, placeOn, setCrossing } from './mesh';
import { CELL, MARGIN, SIDE, type StraightPicture } from './straight';

/** How far a line may bend within a pixel of its length is not limited, but each pixel aside costs this much ink. */
const BEND = 0.15;
/** Half the length over which a stroke must go on to count as a line, in pixels: longer than the bar of a digit. */
const REACH = 13;
/** Ink this dark counts as much as any darker, so that digits draw a line no more than a thin line does. */
const FULL_INK = 0.4;

/** What the lines of a grid look like where a mesh says they are. */
export interface Fit {
  readonly mesh: Mesh;
  /** How much darker than its sides each of the 180 pieces of line is, 0 to 1: those across, row by row, then those down. */
  readonly pieces: Float32Array;
}

/**
 * Moves the mesh onto the lines in its straight picture. Each line is the darkest path across the picture, found by
 * dynamic programming as for the seams of Avidan and Shamir (2007), no more than `radius` pixels from where it was.
 */
export function fitLines(straight: StraightPicture, mesh: Mesh, radius: number): Fit {
  const ink = inkOf(straight);
  const across = pathsAcross(ink, radius);
  const turned = transposed(ink);
  const down = pathsAcross(turned, radius);
  const moved = new Float32Array(mesh.length);
  for (let row = 0; row < LINES; row++) {
    for (let column = 0; column < LINES; column++) {
      let x = MARGIN + column * CELL;
      let y = MARGIN + row * CELL;
      for (let round = 0; round < 3; round++) {
        y = pathAt(across, row, x);
        x = pathAt(down, column, y);
      }
      setCrossing(moved, row, column, placeOn(mesh, (x - MARGIN) / CELL, (y - MARGIN) / CELL));
    }
  }
  return { mesh: moved, pieces: Float32Array.of(...piecesOf(ink, across), ...piecesOf(turned, down)) };
}

/** How dark each pixel is, 0 to 1. */
const inkOf = (straight: StraightPicture): Float32Array =>
  Float32Array.from(straight, (pixel) => (255 - pixel) / 255);

function transposed(ink: Float32Array): Float32Array {
  const out = new Float32Array(ink.length);
  for (let y = 0; y < SIDE; y++)
    for (let x = 0; x < SIDE; x++) out[x * SIDE + y] = ink[y * SIDE + x] as number;
  return out;
}

/** For each of the ten lines across, where it is at each x: the middle of its ink. */
function pathsAcross(ink: Float32Array, radius: number): Float32Array {
  const lineness = linenessAcross(ink);
  const paths = new Float32Array(LINES * SIDE);
  for (let line = 0; line < LINES; line++) {
    const path = darkestPath(lineness, MARGIN + line * CELL, radius);
    paths.set(smoothed(centred(ink, path)), line * SIDE);
  }
  return paths;
}

/**
 * How much each pixel looks like one of a line across: as dark as the stroke to its left or to its right is, whichever
 * is less. A digit has no bar that long.
 */
function linenessAcross(ink: Float32Array): Float32Array {
  const out = new Float32Array(ink.length);
  const sums = new Float32Array(SIDE + 1);
  for (let y = 0; y < SIDE; y++) {
    const above = Math.max(0, y - 1) * SIDE;
    const below = Math.min(SIDE - 1, y + 1) * SIDE;
    for (let x = 0; x < SIDE; x++) {
      const mean =
        ((ink[above + x] as number) + 2 * (ink[y * SIDE + x] as number) + (ink[below + x] as number)) / 4;
      sums[x + 1] = (sums[x] as number) + Math.min(mean, FULL_INK) / FULL_INK;
    }
    for (let x = 0; x < SIDE; x++) {
      const here = sums[x] as number;
      const left = x - REACH < MARGIN ? 1 : (here - (sums[x - REACH] as number)) / REACH;
      const right = x + REACH > SIDE - MARGIN ? 1 : ((sums[x + REACH] as number) - here) / REACH;
      out[y * SIDE + x] = left === 1 && right === 1 ? 0 : Math.min(left, right);
    }
  }
  return out;
}

/** The path from left to right with the most lineness, within `radius` of `middle`. */
function darkestPath(lineness: Float32Array, middle: number, radius: number): Float32Array {
  const top = Math.max(0, middle - radius);
  const rows = Math.min(SIDE - 1, middle + radius) - top + 1;
  const from = new Int8Array(rows * SIDE);
  let best = new Float32Array(rows);
  let next = new Float32Array(rows);
  for (let x = MARGIN; x <= SIDE - MARGIN; x++) {
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
      next[row] = most + (lineness[(top + row) * SIDE + x] as number);
      from[row * SIDE + x] = step;
    }
    [best, next] = [next, best];
  }
  let row = best.indexOf(Math.max(...best));
  const path = new Float32Array(SIDE);
  path.fill(top + row);
  for (let x = SIDE - MARGIN; x >= MARGIN; x--) {
    path[x] = top + row;
    row += from[row * SIDE + x] as number;
  }
  path.fill(path[MARGIN] as number, 0, MARGIN);
  return path;
}

/** The path moved to the middle of the ink within three pixels of it. */
function centred(ink: Float32Array, path: Float32Array): Float32Array {
  return path.map((y, x) => {
    let weight = 0.05;
    let sum = 0.05 * y;
    for (let row = Math.max(0, y - 3); row <= Math.min(SIDE - 1, y + 3); row++) {
      const here = ink[row * SIDE + x] as number;
      weight += here * here;
      sum += here * here * row;
    }
    return sum / weight;
  });
}

/** The path without what is shorter than half a cell. */
function smoothed(path: Float32Array): Float32Array {
  return path.map((_, x) => {
    const from = Math.max(MARGIN, Math.min(SIDE - MARGIN - 1, x) - 9);
    const to = Math.min(SIDE - MARGIN, Math.max(MARGIN, x) + 9);
    let sum = 0;
    for (let i = from; i <= to; i++) sum += path[i] as number;
    // Half a pixel, from the pixel's number to its middle.
    return sum / (to - from + 1) + 0.5;
  });
}

/** Where path number `line` is at x. */
function pathAt(paths: Float32Array, line: number, x: number): number {
  const at = Math.max(0, Math.min(SIDE - 1, Math.round(x - 0.5)));
  return paths[line * SIDE + at] as number;
}

/** How much darker than both its sides each of the 90 pieces of the ten lines across is. */
function piecesOf(ink: Float32Array, paths: Float32Array): number[] {
  const pieces: number[] = [];
  const at = (y: number, x: number): number => ink[Math.max(0, Math.min(SIDE - 1, y)) * SIDE + x] as number;
  for (let line = 0; line < LINES; line++) {
    for (let cell = 0; cell < LINES - 1; cell++) {
      let on = 0;
      let above = 0;
      let below = 0;
      let count = 0;
      for (let x = MARGIN + cell * CELL + 6; x < MARGIN + (cell + 1) * CELL - 6; x++) {
        const y = Math.floor(paths[line * SIDE + x] as number);
        on += Math.max(at(y - 1, x), at(y, x), at(y + 1, x));
        above += at(y - 6, x);
        below += at(y + 6, x);
        count++;
      }
      pieces.push((on - Math.max(above, below)) / count);
    }
  }
  return pieces;
}
