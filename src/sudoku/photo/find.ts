import { fail, ok, type Result } from '../core';
import { agreedPerspective, pieceNumber } from './consensus';
import { isCropped } from './faults/cropped';
import {
  DOUBTFUL,
  type FindFault,
  hasBlack,
  isWhole,
  middlesOf,
  oddityOf,
  otherGrid,
  overlap,
  ROUGH_CELL,
  SURE,
  shareBox,
} from './faults/faults';
import { isInkLight } from './faults/oddities';
import { areaOf, type Corners, type Perspective, perspectiveTo, project } from './geometry';
import { type Fit, fitLines } from './lines';
import { BLURRED, candidates, LOOKS, type Look } from './looks';
import { cornersOf, flatMesh, LINES, type Mesh, roughnessOf, setCrossing } from './mesh';
import { type GreyPicture, inverted, type Picture, type Point, softened, toGrey } from './picture';
import { levelGrids } from './screenshots/levelGrids';
import { cutOut, onSize, type Sizes, sizesOf } from './sizes';
import { withoutStrays } from './smooth';
import { CELL, cut, type FoundGrid, type StraightPicture } from './straight';

/** With so few of its lines a grid may be blurred: its digits tell. At most so many are read for that. */
const FAINT = 0.6;
const MOST_FAINT = 2;
/** Crossings are moved where the others say only if the grid is surer by so much: bent paper may have a true bump. */
const CLEARLY = 0.02;
/** A grid is small in a picture if it covers less than this share of it: a page may show several. */
const SMALL_SHARE = 0.25;
/** The smallest height or width of a part of a grid, in pixels. */
const SMALLEST_PART = 40;
/** A piece of line is visible if it is this much darker than its sides. */
const PIECE = 0.05;
/** A grid needs this share of its pieces of line. */
const ENOUGH = 0.7;
/** The smallest ratio of height to width, or width to height, of a grid seen from the side. */
const FLATTEST = 0.55;
/** Corners whose shortest side is less than this part of their longest are no grid's, however it is seen. */
const NARROWEST = 0.25;
/** With less of its lines than this at first, no grid was found by looking on. */
const HOPELESS = 0.3;
/** A grid also needs this share of the pieces across, and of those down. */
const ENOUGH_EACH_WAY = 0.65;

/**
 * The grids in a photograph, the likeliest first. If there is none, `isPuzzle` is asked whether one whose lines are too
 * blurred to tell holds the digits of a puzzle.
 */
export function findGrids(
  picture: Picture,
  isPuzzle: (grid: FoundGrid) => boolean = () => false,
): Result<readonly FoundGrid[], FindFault> {
  const dark = sizesOf(toGrey(picture));
  const seen = searchIn(dark);
  look(LOOKS[0], seen);
  let fault: FindFault | null = null;
  const grids: FoundGrid[] = [];
  const others: FoundGrid[] = [];
  const add = (grid: FoundGrid): void => {
    if ([...grids, ...others].some((other) => overlap(other.corners, grid.corners))) return;
    const odd = oddityOf(dark, grid, seen.places);
    if (odd !== null && isOtherPuzzle(odd)) others.push(grid);
    // At full size, what looked like lines may prove to be text.
    if (odd === null && grid.sureness >= ENOUGH) grids.push(grid);
    fault ??= odd;
  };
  const unsure: FoundGrid[] = [];
  const isSure = surenessOf(seen.found) > SURE;
  // Beside a small grid there may be others.
  if (!isSure || isSmallIn(picture, seen.found)) {
    // Programs draw lines too thin and too pale for these looks, but along the sides of the picture.
    for (const { mesh, sureness, rows, columns } of levelGrids(picture)) {
      if (rows > LINES - 1 || columns > LINES - 1)
        fault ??= hasBlack(dark, mesh) ? { kind: 'crossword' } : { kind: 'otherSize', rows, columns };
      else if (sureness > SURE) add(along(dark, mesh, sureness, null));
      else unsure.push(along(dark, mesh, sureness, null));
    }
    if (grids.length === 0 && !isSure) lookOn(seen);
  }
  const fitted = byWorth(seen.found).map(({ mesh }) => finished(dark, mesh));
  // On bent paper, lines are level only in part.
  const isClear = ({ sureness }: FoundGrid): boolean => sureness >= DOUBTFUL;
  for (const grid of [...fitted.filter(isClear), ...unsure, ...fitted]) add(grid);
  if (areSamurai(dark, grids)) return fail({ kind: 'samurai' });
  if (grids.length > 0) return ok(grids);
  const blurred = others.length === 0 ? blurredGrid(seen, isPuzzle) : undefined;
  if (blurred !== undefined) return ok([blurred]);
  return fail(
    fault ?? otherGrid(dark, seen.places) ?? (hasSmallPart(seen) ? { kind: 'part' } : { kind: 'nothing' }),
  );
}

/** Whether a grid has the signs of a puzzle with other rules: then it is no Sudoku, however it reads. */
const isOtherPuzzle = ({ kind }: FindFault): boolean => ['killer', 'jigsaw', 'diagonal'].includes(kind);

/** Whether all grids that were found are small, beside the picture. */
const isSmallIn = ({ width, height }: Picture, found: readonly Rough[]): boolean =>
  found.every(({ mesh }) => areaOf(cornersOf(mesh)) < SMALL_SHARE * width * height);

/** Whether two of the grids share a box, or each shares one with a grid between them. */
function areSamurai(sizes: Sizes, grids: readonly FoundGrid[]): boolean {
  const isThere = (corners: Corners, [across, down]: readonly [number, number]): boolean => {
    const map = perspectiveTo(corners, LINES - 1);
    if (map === null) return false;
    const mesh = flatMesh(moved(map, across, down));
    return [sizes, sizes.map(inverted)].some((of) => isGrid(fitted(of, mesh, ROUGH_CELL, [0.2, 0.1])));
  };
  return grids.some(({ corners }, first) =>
    grids
      .slice(first + 1)
      .some(
        (other) =>
          shareBox(corners, other.corners) ||
          middlesOf(corners, other.corners).some((place) => isThere(corners, place)),
      ),
  );
}

/** The likeliest grid with few lines that holds the digits of a puzzle; `undefined` if none does. */
function blurredGrid(seen: Search, isPuzzle: (grid: FoundGrid) => boolean): FoundGrid | undefined {
  const { sizes: dark, found, faint } = seen;
  // What text is joined to looks like grids of any size: it tells no fault.
  look(BLURRED, { ...seen, places: [] });
  const unsure = [...found, ...faint].filter(({ sureness }) => sureness < DOUBTFUL);
  for (const rough of byWorth(unsure).slice(0, MOST_FAINT)) {
    const { mesh, sureness } = finished(dark, rough.mesh);
    // Digits draw blurred lines away.
    const grid = along(dark, withoutStrays(mesh) ?? mesh, sureness, null);
    if (isWhole(dark, grid.mesh) && isPuzzle(grid)) return grid;
  }
  return undefined;
}

/** Whether the picture shows so small a part of a grid that the search for grids skipped it. */
const hasSmallPart = ({ sizes, soft }: Search): boolean =>
  candidates(soft, LOOKS[0], SMALLEST_PART).some((corners) => isCropped(sizes, corners));

/** A search for dark lines: the grids that were found, those with too few lines to tell, and all places that were tried. */
interface Search {
  readonly sizes: Sizes;
  /** The picture softened, in which strokes are looked for. */
  readonly soft: GreyPicture;
  readonly found: Rough[];
  readonly faint: Rough[];
  readonly places: Corners[];
}

const searchIn = (sizes: Sizes): Search => ({
  sizes,
  soft: softened(sizes[0] as GreyPicture),
  found: [],
  faint: [],
  places: [],
});

/** Looks for grids with dark lines in one way. */
function look(way: Look, { sizes, soft, found, faint, places }: Search): void {
  for (const corners of candidates(soft, way)) {
    places.push(corners);
    // These looks find only what is no Sudoku; the places help to say what it is.
    if (way.widest !== undefined) continue;
    if (found.some((other) => other.sureness > SURE && overlap(cornersOf(other.mesh), corners))) continue;
    const grid = roughGrid(sizes, corners);
    if (grid === null) continue;
    if (isGrid(grid)) keepSurest(found, grid);
    else if (grid.sureness > FAINT) keepSurest(faint, grid);
  }
}

/** Adds a grid, or replaces a less sure one in the same place. */
function keepSurest(grids: Rough[], grid: Rough): void {
  const same = grids.findIndex((other) => overlap(cornersOf(other.mesh), cornersOf(grid.mesh)));
  if (same < 0) grids.push(grid);
  else if ((grids[same] as Rough).sureness < grid.sureness) grids[same] = grid;
}

/** Looks in all other ways until a grid is sure. */
function lookOn(seen: Search): void {
  for (const way of LOOKS.slice(1)) {
    look(way, seen);
    if (surenessOf(seen.found) > SURE) return;
  }
  if (surenessOf(seen.found) >= DOUBTFUL) return;
  // Many screens show light lines.
  const light = searchIn(seen.sizes.map(inverted));
  for (const way of LOOKS) {
    look(way, light);
    if (surenessOf(light.found) > SURE) break;
  }
  if (surenessOf(light.found) > surenessOf(seen.found))
    seen.found.splice(0, seen.found.length, ...light.found);
}

/** The grids, those that are large and sure first. */
function byWorth(found: readonly Rough[]): Rough[] {
  const worth = (grid: Rough): number => areaOf(cornersOf(grid.mesh)) * grid.sureness ** 2;
  return [...found].sort((a, b) => worth(b) - worth(a));
}

/** Whether it is about as wide as high, and most of its lines are visible both across and down. */
function isGrid({ mesh, pieces, sureness }: Rough): boolean {
  const [above, right, below, left] = sidesOf(cornersOf(mesh));
  const shape = (above + below) / (right + left);
  if (shape < FLATTEST || shape > 1 / FLATTEST) return false;
  const half = pieces.length / 2;
  const there = (from: number): number =>
    pieces.subarray(from, from + half).filter((piece) => piece > PIECE).length / half;
  return sureness >= ENOUGH && Math.min(there(0), there(half)) >= ENOUGH_EACH_WAY;
}

/** The lengths of the four sides between corners. */
function sidesOf([a, b, c, d]: Corners): [number, number, number, number] {
  const length = (p: Point, q: Point): number => Math.hypot(p.x - q.x, p.y - q.y);
  return [length(a, b), length(b, c), length(c, d), length(d, a)];
}

const surenessOf = (found: readonly Rough[]): number =>
  found.reduce((most, { sureness }) => Math.max(most, sureness), 0);

/** The grid between corners that a person set, fitted to its lines; `null` if no view of a square has such corners. */
export function gridBetween(picture: Picture, corners: Corners): FoundGrid | null {
  const map = perspectiveTo(corners, LINES - 1);
  return map === null ? null : finished(sizesOf(toGrey(picture)), flatMesh(map));
}

/** The same grid, cut out along another mesh. */
export const gridAlong = (picture: Picture, { sureness }: FoundGrid, mesh: Mesh): FoundGrid =>
  along(sizesOf(toGrey(picture)), mesh, sureness, null);

/** The straight picture of a grid with cells of `cell` pixels. */
export const cutWithCells = (picture: Picture, mesh: Mesh, cell: number): StraightPicture =>
  along(sizesOf(toGrey(picture)), mesh, 1, null, cell).straight;

/** A grid whose lines are found, at least roughly. */
interface Rough extends Fit {
  readonly sureness: number;
}

/** The grid near the given corners, if any. */
function roughGrid(sizes: Sizes, corners: Corners): Rough | null {
  const sides = sidesOf(corners);
  if (Math.min(...sides) < NARROWEST * Math.max(...sides)) return null;
  const map = perspectiveTo(corners, LINES - 1);
  if (map === null) return null;
  let best = fitted(sizes, flatMesh(map), ROUGH_CELL, [0.35, 0.2]);
  for (let round = 0; round < 3 && best.sureness > HOPELESS; round++) {
    // If text or lines beside the grid drew part of the mesh away, the rest of the mesh tells where it belongs.
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

/** The perspective itself, and for each missing outermost line the perspective shifted by one line away from it. */
function shifts(map: Perspective, fit: Fit): Perspective[] {
  const all = [map];
  if (isMissing(fit, true, 0)) all.push(moved(map, 0, 1));
  if (isMissing(fit, true, LINES - 1)) all.push(moved(map, 0, -1));
  if (isMissing(fit, false, 0)) all.push(moved(map, 1, 0));
  if (isMissing(fit, false, LINES - 1)) all.push(moved(map, -1, 0));
  return all;
}

/** Whether most of a line cannot be seen. */
function isMissing({ pieces }: Fit, isAcross: boolean, line: number): boolean {
  let there = 0;
  for (let piece = 0; piece < LINES - 1; piece++) {
    if ((pieces[pieceNumber(isAcross, line, piece)] as number) > PIECE) there++;
  }
  return there < (LINES - 1) / 2;
}

/** The mesh with the outermost lines that cannot be seen where the others say: a grid of a screen may end without. */
function completed(fit: Fit): Mesh {
  const isUnseen = (isAcross: boolean, line: number): boolean =>
    line % (LINES - 1) === 0 && isMissing(fit, isAcross, line);
  const agreed = agreedPerspective(fit, PIECE);
  const mesh = fit.mesh.slice();
  if (agreed === null) return mesh;
  for (let row = 0; row < LINES; row++)
    for (let column = 0; column < LINES; column++)
      if (isUnseen(true, row) || isUnseen(false, column))
        setCrossing(mesh, row, column, project(agreed, column, row));
  return mesh;
}

/** The perspective that sends (u, v) to where `map` sends (u + du, v + dv). */
function moved(
  [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0]: Perspective,
  du: number,
  dv: number,
): Perspective {
  const w = g * du + h * dv + 1;
  return [a, b, a * du + b * dv + c, d, e, d * du + e * dv + f, g, h].map((value) => value / w);
}

/**
 * The grid with its mesh moved onto the lines, in one step for each of `radii`: how far a crossing may move, in cells.
 */
function fitted(sizes: Sizes, start: Mesh, cell: number, radii: readonly number[]): Rough {
  let fit: Fit = { mesh: start, pieces: new Float32Array() };
  for (const radius of radii) fit = fitLines(cutOut(sizes, fit.mesh, cell), cell, fit.mesh, radius);
  const there = fit.pieces.filter((piece) => piece > PIECE).length;
  return { ...fit, sureness: there / fit.pieces.length - roughnessOf(fit.mesh) };
}

/** The grid with its mesh as exact as the straight picture allows. */
function finished(sizes: Sizes, rough: Mesh): FoundGrid {
  let fit = fitted(sizes, rough, CELL, [0.15, 0.1]);
  // Moved where all others say, the crossings of text or of another grid would look like those of a Sudoku.
  const mended = fit.sureness < DOUBTFUL ? null : withoutStrays(fit.mesh);
  if (mended !== null) {
    const other = fitted(sizes, mended, CELL, [0.1]);
    if (other.sureness > fit.sureness + CLEARLY) fit = other;
  }
  let light: Sizes | null = null;
  if (fit.sureness < DOUBTFUL) {
    light = sizes.map(inverted);
    const other = fitted(light, rough, CELL, [0.15, 0.1]);
    if (other.sureness > fit.sureness) fit = other;
  }
  return along(sizes, fit.sureness < DOUBTFUL ? completed(fit) : fit.mesh, fit.sureness, light);
}

/** The grid cut out along a mesh. `light` are the sizes inverted, if the caller has them. */
function along(sizes: Sizes, mesh: Mesh, sureness: number, light: Sizes | null, cell = CELL): FoundGrid {
  // The digits decide: light lines may go with dark digits, and dark lines with light ones.
  const isLight = isInkLight(onSize(sizes, mesh, ROUGH_CELL, cut), ROUGH_CELL);
  const straight = cutOut(isLight ? (light ?? sizes.map(inverted)) : sizes, mesh, cell);
  return { corners: cornersOf(mesh), mesh, straight, sureness };
}
