import type { Corners } from './geometry';
import { evenLight } from './light';
import { between, crossingAt, LINES, lineBefore, type Mesh } from './mesh';
import type { GreyPicture } from './picture';

/** The side of a cell in a straight picture, in pixels. */
export const CELL = 36;
/** The margin around the grid in a straight picture. */
export const MARGIN = CELL / 2;
/** The side of a straight picture. */
export const SIDE = LINES * CELL;

/**
 * A grid cut out of a photograph: a square of `LINES` cells each way in which line `i` runs at `i` and a half cells.
 * The light is even: paper is near 255, the darkest ink near 0.
 */
export type StraightPicture = Uint8Array;

/** A grid found in a photograph. */
export interface FoundGrid {
  /** Its corners in the photograph. */
  readonly corners: Corners;
  readonly mesh: Mesh;
  readonly straight: StraightPicture;
  /** The visible share of the lines of a 9 x 9 grid, up to 1, less a penalty for rough lines. */
  readonly sureness: number;
}

/** Cuts out the grid whose lines cross at `mesh`, with cells of `cell` pixels and even light. */
export const straighten = (grey: GreyPicture, mesh: Mesh, cell: number): StraightPicture =>
  evenLight(cut(grey, mesh, cell), cell);

/** The same with the light of the photograph. */
export function cut({ width, height, pixels }: GreyPicture, mesh: Mesh, cell: number): Uint8Array {
  const side = LINES * cell;
  const out = new Uint8Array(side * side);
  const fine = finenessFor(mesh, cell);
  // Where each sample is on the board is the same across and down, and in each row: found once.
  const lines = new Int32Array(side * fine);
  const shares = new Float64Array(side * fine);
  for (let i = 0; i < lines.length; i++) {
    const place = (Math.floor(i / fine) + ((i % fine) + 0.5) / fine) / cell - 0.5;
    const line = lineBefore(place);
    lines[i] = line;
    shares[i] = place - line;
  }
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      let sum = 0;
      for (let j = y * fine; j < (y + 1) * fine; j++) {
        const v = shares[j] as number;
        for (let i = x * fine; i < (x + 1) * fine; i++) {
          const at = crossingAt(lines[j] as number, lines[i] as number);
          const u = shares[i] as number;
          sum += brightnessAt(pixels, width, height, between(mesh, at, u, v), between(mesh, at + 1, u, v));
        }
      }
      out[y * side + x] = sum / (fine * fine) + 0.5;
    }
  }
  return out;
}

/** How many samples a pixel needs in each direction, so that no pixel of the photograph is skipped. */
function finenessFor(mesh: Mesh, cell: number): number {
  const last = (LINES * LINES - 1) * 2;
  const diagonal = Math.hypot(
    (mesh[last] as number) - (mesh[0] as number),
    (mesh[last + 1] as number) - (mesh[1] as number),
  );
  const scale = diagonal / Math.SQRT2 / ((LINES - 1) * cell);
  return Math.max(1, Math.min(4, Math.ceil(scale - 0.5)));
}

/** The brightness interpolated between the four nearest pixels; outside the picture that of its edge. */
function brightnessAt(pixels: Uint8Array, width: number, height: number, x: number, y: number): number {
  const px = Math.max(0, Math.min(width - 1.001, x - 0.5));
  const py = Math.max(0, Math.min(height - 1.001, y - 0.5));
  const left = px | 0;
  const top = py | 0;
  const u = px - left;
  const at = top * width + left;
  const above = (pixels[at] as number) * (1 - u) + (pixels[at + 1] as number) * u;
  const below = (pixels[at + width] as number) * (1 - u) + (pixels[at + width + 1] as number) * u;
  return above + (below - above) * (py - top);
}
