import { seededRandom } from '../core';
import { type Perspective, perspectiveThrough, project, type Sighting } from './geometry';
import type { Fit } from './lines';
import { cellSizeOf, crossingOf, LINES } from './mesh';

/** The number of sets of four crossings to try. */
const TRIES = 60;
/** A crossing agrees with a perspective if it is at most this far from it, in cells, because paper bends a little. */
const NEAR = 0.2;

/** The number of a piece of line, as in `Fit`: the pieces of the lines across come first, then those down. */
export const pieceNumber = (isAcross: boolean, line: number, piece: number): number =>
  (isAcross ? 0 : LINES * (LINES - 1)) + line * (LINES - 1) + piece;

/**
 * The perspective that most of the clearly seen crossings agree on (Fischler and Bolles, Random Sample Consensus,
 * 1981). It is the grid's even if text beside the grid drew part of the mesh away. `null` if too few crossings agree.
 */
export function agreedPerspective({ mesh, pieces }: Fit, least: number): Perspective | null {
  const seen = sightingsIn({ mesh, pieces }, least);
  if (seen.length < 8) return null;
  const cell = cellSizeOf(mesh);
  const random = seededRandom(1);
  let agreed: Sighting[] = [];
  for (let i = 0; i < TRIES; i++) {
    const four = Array.from({ length: 4 }, () => seen[random.below(seen.length)] as Sighting);
    const map = perspectiveThrough(four);
    if (map === null) continue;
    const near = seen.filter((sighting) => errorOf(map, sighting) < NEAR * cell);
    if (near.length > agreed.length) agreed = near;
  }
  return agreed.length < 8 ? null : perspectiveThrough(agreed);
}

function errorOf(map: Perspective, { u, v, x, y }: Sighting): number {
  const place = project(map, u, v);
  return Math.hypot(place.x - x, place.y - y);
}

/** The crossings whose adjoining pieces of line are all visible. */
function sightingsIn({ mesh, pieces }: Fit, least: number): Sighting[] {
  const found: Sighting[] = [];
  const isThere = (isAcross: boolean, line: number, piece: number): boolean =>
    piece < 0 || piece > LINES - 2 || (pieces[pieceNumber(isAcross, line, piece)] as number) > least;
  for (let row = 0; row < LINES; row++) {
    for (let column = 0; column < LINES; column++) {
      const whole =
        isThere(true, row, column - 1) &&
        isThere(true, row, column) &&
        isThere(false, column, row - 1) &&
        isThere(false, column, row);
      if (whole) found.push({ u: column, v: row, ...crossingOf(mesh, row, column) });
    }
  }
  return found;
}
