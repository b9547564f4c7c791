import { areaOf, type Corners, middleOf, perspectiveTo } from '../geometry';
import { flatMesh, LINES, type Mesh, placeOn } from '../mesh';
import type { GreyPicture, Point } from '../picture';
import { onSize, type Sizes } from '../sizes';
import { CELL, cut, type FoundGrid, MARGIN, SIDE, straighten } from '../straight';
import { isCropped } from './cropped';
import { latticeIn } from './lattice';
import { blackShare, goesOn, hasBlackCells, hasCages } from './oddities';
import { hasDiagonals, hasJigsawRegions } from './variants';

/** Why no grid in a picture can be read. */
export type FindFault =
  /** Nothing in it looks like a grid. */
  | { readonly kind: 'nothing' }
  /** The edge of the picture cuts a grid off. */
  | { readonly kind: 'part' }
  /** Many of its cells are black. */
  | { readonly kind: 'crossword' }
  /** A grid that is not 9 x 9. */
  | { readonly kind: 'otherSize'; readonly rows: number; readonly columns: number }
  /** A killer Sudoku, with dashed cages and their sums. */
  | { readonly kind: 'killer' }
  /** A jigsaw Sudoku, whose regions are no boxes. */
  | { readonly kind: 'jigsaw' }
  /** A Sudoku whose diagonals hold each digit too. */
  | { readonly kind: 'diagonal' }
  /** Several grids that share boxes. */
  | { readonly kind: 'samurai' };

/** For each way to look for strokes, only this many of the largest connected strokes are tried as grids. */
export const MOST_CANDIDATES = 4;
/** A grid is a crossword's if more than this share of it is black. */
const BLACK_SHARE = 0.05;
/** With a smaller share of its lines, a 9 x 9 grid may have another size, or be light on dark. */
export const DOUBTFUL = 0.85;
/** With this share of its lines, a 9 x 9 grid is certain. */
export const SURE = 0.96;
/** The side of a cell in pixels during the search for grids: small, for speed. */
export const ROUGH_CELL = 18;

/** Why a 9 x 9 grid is no Sudoku that can be read; `null` if it is one. */
export function oddityOf(
  sizes: Sizes,
  { corners, mesh, straight, sureness }: FoundGrid,
  places: readonly Corners[],
): FindFault | null {
  if (!isWhole(sizes, mesh)) return { kind: 'part' };
  const here = places.filter((place) => overlap(place, corners));
  // Part of a grid can pass as a whole one if rows of digits look like the missing lines.
  if (sureness < SURE && here.some((place) => isCropped(sizes, place))) return { kind: 'part' };
  if (goesOn(straight, seenOn(sizes, mesh))) return otherGrid(sizes, places) ?? { kind: 'part' };
  if (sureness < DOUBTFUL) {
    const other = otherGrid(sizes, here);
    // Some lines or digits of a grid of another size lie where those of 9 x 9 cells would be.
    if (other?.kind === 'otherSize' || other?.kind === 'part') return other;
  }
  const raw = onSize(sizes, mesh, ROUGH_CELL, cut);
  if (hasBlackCells(raw, ROUGH_CELL)) return { kind: 'crossword' };
  // Lines of text mistaken for a grid look like walls too.
  if (hasJigsawRegions(straight, sureness >= DOUBTFUL)) return { kind: 'jigsaw' };
  if (hasDiagonals(straight, raw, ROUGH_CELL)) return { kind: 'diagonal' };
  if (!hasCages(straight)) return null;
  // Lines of text mistaken for a grid look dashed too.
  return { kind: sureness < DOUBTFUL ? 'nothing' : 'killer' };
}

/** Tells whether a place on the board is in the picture. */
function seenOn(sizes: Sizes, mesh: Mesh): (across: number, down: number) => boolean {
  const { width, height } = sizes[0] as GreyPicture;
  return (across: number, down: number): boolean => {
    const { x, y } = placeOn(mesh, across, down);
    return x >= 0 && y >= 0 && x < width && y < height;
  };
}

/** Whether all cells are in the picture. Its edge may cut off an outermost line, but no more: the cells there would be guesses. */
export function isWhole(sizes: Sizes, mesh: Mesh): boolean {
  const isSeen = seenOn(sizes, mesh);
  const inner = [0.5, LINES - 1.5];
  return inner.every((across) => inner.every((down) => isSeen(across, down)));
}

/** The fault of the largest of these places that shows a grid other than a whole 9 x 9 one; `null` if none does. */
export function otherGrid(sizes: Sizes, places: readonly Corners[]): FindFault | null {
  for (const corners of [...places].sort((a, b) => areaOf(b) - areaOf(a)).slice(0, MOST_CANDIDATES)) {
    const map = perspectiveTo(corners, LINES - 1);
    if (map === null) continue;
    const mesh = flatMesh(map);
    if (isCropped(sizes, corners)) return { kind: 'part' };
    const lattice = latticeIn(onSize(sizes, mesh, CELL, straighten), SIDE, MARGIN);
    if (lattice === null) continue;
    if (hasBlack(sizes, mesh)) return { kind: 'crossword' };
    const { rows, columns } = lattice;
    const { width, height } = sizes[0] as GreyPicture;
    const isCut = corners.some(({ x, y }) => Math.min(x, y, width - x, height - y) < 3);
    if (isCut && Math.min(rows, columns) < 9 && Math.max(rows, columns) === 9) return { kind: 'part' };
    if (Math.min(rows, columns) > 3 && (rows !== 9 || columns !== 9))
      return { kind: 'otherSize', rows, columns };
  }
  return null;
}

/** Whether a good part of a grid of any size is black, as in a crossword. */
export const hasBlack = (sizes: Sizes, mesh: Mesh): boolean =>
  blackShare(onSize(sizes, mesh, ROUGH_CELL, cut), ROUGH_CELL) > BLACK_SHARE;

/** How far from six cells the middles of two grids that share a box at a corner may be, in cells. */
const SHARED = 0.5;

/** Whether two grids share a box at a corner, as those of a samurai Sudoku do. */
export const shareBox = (one: Corners, other: Corners): boolean =>
  cellsBetween(one, other).every((cells) => Math.abs(Math.abs(cells) - 6) < SHARED);

/**
 * Where a grid would be that shares boxes with both of these, as cells across and down from the first: in the middle of
 * a samurai Sudoku.
 */
export function middlesOf(one: Corners, other: Corners): [across: number, down: number][] {
  const between = cellsBetween(one, other);
  const isAt = (cells: number, away: number): boolean => Math.abs(Math.abs(cells) - away) < SHARED;
  const areBeside = between.every((cells) => isAt(cells, 0) || isAt(cells, 12));
  if (!areBeside || between.every((cells) => isAt(cells, 0))) return [];
  const [across, down] = between.map((cells) => (isAt(cells, 0) ? [-6, 6] : [Math.sign(cells) * 6]));
  return (across ?? []).flatMap((x) => (down ?? []).map((y): [number, number] => [x, y]));
}

/** How far the middle of the other grid is from that of the first, in cells across and down. */
function cellsBetween(one: Corners, other: Corners): [across: number, down: number] {
  const [a, b, , d] = one;
  const [m, n] = [middleOf(one), middleOf(other)];
  const [dx, dy] = [n.x - m.x, n.y - m.y];
  const along = ({ x, y }: Point): number => {
    const [ux, uy] = [(x - a.x) / (LINES - 1), (y - a.y) / (LINES - 1)];
    return (dx * ux + dy * uy) / (ux * ux + uy * uy);
  };
  return [along(b), along(d)];
}

/** Whether the middle of one quadrilateral is well inside the other. */
export function overlap(a: Corners, b: Corners): boolean {
  const [m, n] = [middleOf(a), middleOf(b)];
  return Math.hypot(m.x - n.x, m.y - n.y) < 0.35 * Math.sqrt(Math.max(areaOf(a), areaOf(b)));
}
