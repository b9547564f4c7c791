import { fail, ok, type Result } from '../core';
import { type Component, componentsOf } from './components';
import { agreedPerspective, pieceNumber } from './consensus';
import {
  areaOf,
  type Corners,
  fromTopLeft,
  hullOf,
  largestQuadrilateral,
  type Perspective,
  perspectiveTo,
} from './geometry';
import { type Fit, fitLines } from './lines';
import { cornersOf, flatMesh, LINES, type Mesh, roughnessOf } from './mesh';
import { type GreyPicture, halved, type Picture, type Point, softened, toGrey } from './picture';
import { CELL, type StraightPicture, straighten } from './straight';
import { strokesIn } from './strokes';

/** A grid found in a photograph. */
export interface FoundGrid {
  /** Its corners in the photograph. */
  readonly corners: Corners;
  readonly mesh: Mesh;
  readonly straight: StraightPicture;
  /** How much of the lines of a 9 x 9 grid is there, up to 1; less where they are not straight or gently bent. */
  readonly sureness: number;
}

/** Why a picture has no grid that can be read. */
export type FindFault =
  /** Nothing in it looks like a grid. */
  { readonly kind: 'nothing' };

/** The smallest grid that is looked for: nine cells of this many pixels. */
const SMALLEST_CELL = 11;
/** How dark strokes must be: faint ones are wanted in a pale picture, while strong ones hang less on what is near. */
const SHARES = [0.1, 0.05, 0.2, 0.03];
/** How many of the largest things of each darkness may be a grid. */
const MOST_CANDIDATES = 4;
/** A piece of line is there if it is this much darker than its sides. */
const PIECE = 0.05;
/** A grid is one if this share of its pieces is there. */
const ENOUGH = 0.7;
/** With this share no other look at the same place is wanted. */
const SURE = 0.96;
/** The side of a cell while grids are looked for: small, to be quick. */
const ROUGH_CELL = 18;

/** The grids in a photograph, the likeliest first. */
export function findGrids(picture: Picture): Result<readonly FoundGrid[], FindFault> {
  const sizes = sizesOf(toGrey(picture));
  const found: Rough[] = [];
  for (const corners of candidates(sizes)) {
    if (found.some((other) => other.sureness > SURE && overlap(cornersOf(other.mesh), corners))) continue;
    const grid = roughGrid(sizes, corners);
    if (grid === null || grid.sureness < ENOUGH) continue;
    const same = found.findIndex((other) => overlap(cornersOf(other.mesh), cornersOf(grid.mesh)));
    if (same < 0) found.push(grid);
    else if ((found[same] as Rough).sureness < grid.sureness) found[same] = grid;
  }
  const worth = (grid: Rough): number => areaOf(cornersOf(grid.mesh)) * grid.sureness ** 2;
  found.sort((a, b) => worth(b) - worth(a));
  return found.length === 0 ? fail({ kind: 'nothing' }) : ok(found.map(({ mesh }) => finished(sizes, mesh)));
}

/** A grid whose lines have been found, at least roughly. */
interface Rough extends Fit {
  readonly sureness: number;
}

/** The same picture at its own size, half of it, a quarter and so on. */
type Sizes = readonly GreyPicture[];

function sizesOf(grey: GreyPicture): Sizes {
  const sizes = [grey];
  let last = grey;
  while (Math.min(last.width, last.height) > 2 * SMALLEST_CELL * LINES) {
    last = halved(last);
    sizes.push(last);
  }
  return sizes;
}

/** Whether the middle of one quadrilateral is well inside the other. */
function overlap(a: Corners, b: Corners): boolean {
  const middle = ([p, q, r, s]: Corners): Point => ({
    x: (p.x + q.x + r.x + s.x) / 4,
    y: (p.y + q.y + r.y + s.y) / 4,
  });
  const [m, n] = [middle(a), middle(b)];
  return Math.hypot(m.x - n.x, m.y - n.y) < 0.35 * Math.sqrt(Math.max(areaOf(a), areaOf(b)));
}

/** Where grids may be: around strokes that hang together and are large enough, largest first. */
function candidates(sizes: Sizes): Corners[] {
  const grey = softened(sizes[0] as GreyPicture);
  const least = SMALLEST_CELL * (LINES - 1);
  const reach = Math.max(4, Math.round(Math.min(grey.width, grey.height) / 80));
  const sizeOf = ({ left, right, top, bottom }: Component): number => (right - left) * (bottom - top);
  return SHARES.flatMap((share) =>
    componentsOf(strokesIn(grey, reach, share), grey.width, grey.height, least)
      .sort((a, b) => sizeOf(b) - sizeOf(a))
      .slice(0, MOST_CANDIDATES)
      .flatMap(({ outline }) => {
        const corners = largestQuadrilateral(hullOf(outline));
        return corners === null ? [] : [fromTopLeft(corners)];
      }),
  );
}

/** The grid near the given corners, if any. */
function roughGrid(sizes: Sizes, corners: Corners): Rough | null {
  const map = perspectiveTo(corners, LINES - 1);
  if (map === null) return null;
  let best = fitted(sizes, flatMesh(map), ROUGH_CELL, [0.35, 0.2]);
  for (let round = 0; round < 3; round++) {
    // Where some of the mesh has been drawn to text or to lines beside the grid, the rest of it tells where it should be.
    const agreed = agreedPerspective(best, PIECE);
    if (agreed === null) break;
    const better = bestOf(
      shifts(agreed, best).map((shift) => fitted(sizes, flatMesh(shift), ROUGH_CELL, [0.3, 0.2])),
    );
    if (better.sureness <= best.sureness) break;
    best = better;
    if (best.sureness > SURE) break;
  }
  return best;
}

const bestOf = (grids: readonly Rough[]): Rough =>
  grids.reduce((best, grid) => (grid.sureness > best.sureness ? grid : best));

/** The perspective itself, and a line further to each side where the outermost line is missing. */
function shifts(map: Perspective, { pieces }: Fit): Perspective[] {
  const isMissing = (isAcross: boolean, line: number): boolean => {
    let there = 0;
    for (let piece = 0; piece < LINES - 1; piece++) {
      if ((pieces[pieceNumber(isAcross, line, piece)] as number) > PIECE) there++;
    }
    return there < (LINES - 1) / 2;
  };
  const all = [map];
  if (isMissing(true, 0)) all.push(moved(map, 0, 1));
  if (isMissing(true, LINES - 1)) all.push(moved(map, 0, -1));
  if (isMissing(false, 0)) all.push(moved(map, 1, 0));
  if (isMissing(false, LINES - 1)) all.push(moved(map, -1, 0));
  return all;
}

/** The perspective by which (u, v) is where (u + du, v + dv) was. */
function moved(
  [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0]: Perspective,
  du: number,
  dv: number,
): Perspective {
  const w = g * du + h * dv + 1;
  return [a, b, a * du + b * dv + c, d, e, d * du + e * dv + f, g, h].map((value) => value / w);
}

/** The grid along a mesh that has been moved onto the lines, by steps of at most `radii` cells. */
function fitted(sizes: Sizes, start: Mesh, cell: number, radii: readonly number[]): Rough {
  let fit: Fit = { mesh: start, pieces: new Float32Array() };
  for (const radius of radii) fit = fitLines(cutOut(sizes, fit.mesh, cell), cell, fit.mesh, radius);
  const there = fit.pieces.filter((piece) => piece > PIECE).length;
  return { ...fit, sureness: there / fit.pieces.length - roughnessOf(fit.mesh) };
}

/** The straight picture, from the smallest size of the photograph that is fine enough for it. */
function cutOut(sizes: Sizes, mesh: Mesh, cell: number): StraightPicture {
  let size = 0;
  let scale = Math.sqrt(areaOf(cornersOf(mesh))) / ((LINES - 1) * cell);
  while (scale > 2 && size < sizes.length - 1) {
    scale /= 2;
    size++;
  }
  const grey = sizes[size] as GreyPicture;
  return straighten(
    grey,
    mesh.map((value) => value / 2 ** size),
    cell,
  );
}

/** The grid with its mesh as exact as the straight picture can show it. */
function finished(sizes: Sizes, rough: Mesh): FoundGrid {
  const { mesh, sureness } = fitted(sizes, rough, CELL, [0.15, 0.1]);
  return { corners: cornersOf(mesh), mesh, straight: cutOut(sizes, mesh, CELL), sureness };
}
