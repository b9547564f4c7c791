import { fail, ok, type Result } from '../core';
import { type Component, componentsOf } from './components';
import { darkPixels } from './dark';
import { areaOf, type Corners, fromTopLeft, hullOf, largestQuadrilateral, perspectiveTo } from './geometry';
import { fitLines } from './lines';
import { cornersOf, flatMesh, LINES, type Mesh } from './mesh';
import { type GreyPicture, type Picture, toGrey } from './picture';
import { type StraightPicture, straighten } from './straight';

/** A grid found in a photograph. */
export interface FoundGrid {
  /** Its corners in the photograph. */
  readonly corners: Corners;
  readonly mesh: Mesh;
  readonly straight: StraightPicture;
  /** How much of the lines of a 9 x 9 grid is there, 0 to 1. */
  readonly sureness: number;
}

/** Why a picture has no grid that can be read. */
export type FindFault =
  /** Nothing in it looks like a grid. */
  { readonly kind: 'nothing' };

/** The smallest grid that is looked for: nine cells of this many pixels. */
const SMALLEST_CELL = 11;
/** A piece of line is there if it is this much darker than its sides. */
const PIECE = 0.1;
/** A grid is one if this share of its pieces is there. */
const ENOUGH = 0.7;

/** The grids in a photograph, the likeliest first. */
export function findGrids(picture: Picture): Result<readonly FoundGrid[], FindFault> {
  const grey = toGrey(picture);
  const found: FoundGrid[] = [];
  for (const component of candidates(grey)) {
    const corners = largestQuadrilateral(hullOf(component.outline));
    if (corners === null) continue;
    const grid = gridWithin(grey, fromTopLeft(corners));
    if (grid !== null && grid.sureness > ENOUGH) found.push(grid);
  }
  found.sort((a, b) => areaOf(b.corners) * b.sureness - areaOf(a.corners) * a.sureness);
  return found.length === 0 ? fail({ kind: 'nothing' }) : ok(found);
}

/** What is dark and large enough to be a grid, largest first. */
function candidates(grey: GreyPicture): Component[] {
  const least = SMALLEST_CELL * (LINES - 1);
  const radius = Math.max(8, Math.round(Math.min(grey.width, grey.height) / 24));
  const dark = darkPixels(grey, radius, 0.05);
  return componentsOf(dark, grey.width, grey.height, least)
    .sort((a, b) => (b.right - b.left) * (b.bottom - b.top) - (a.right - a.left) * (a.bottom - a.top))
    .slice(0, 8);
}

/** The grid near the given corners, its mesh fitted to the lines. */
function gridWithin(grey: GreyPicture, corners: Corners): FoundGrid | null {
  const map = perspectiveTo(corners, LINES - 1);
  if (map === null) return null;
  let mesh = flatMesh(map);
  let pieces = new Float32Array();
  for (const radius of [12, 6, 4]) {
    const fit = fitLines(straighten(grey, mesh), mesh, radius);
    mesh = fit.mesh;
    pieces = Float32Array.from(fit.pieces);
  }
  const there = pieces.filter((piece) => piece > PIECE).length;
  return {
    corners: cornersOf(mesh),
    mesh,
    straight: straighten(grey, mesh),
    sureness: there / pieces.length,
  };
}
