import { type Corners, type Perspective, project } from './geometry';
import type { Point } from './picture';

/** How many lines a grid has each way. */
export const LINES = 10;

/**
 * Where the lines of a grid cross in the photograph: x and y of each of the 10 x 10 crossings, row by row. Paper
 * bends, so a grid is more than its corners.
 */
export type Mesh = Float32Array;

/** The mesh of a grid on flat paper. */
export function flatMesh(map: Perspective): Mesh {
  const mesh = new Float32Array(LINES * LINES * 2);
  for (let row = 0; row < LINES; row++) {
    for (let column = 0; column < LINES; column++) setCrossing(mesh, row, column, project(map, column, row));
  }
  return mesh;
}

/** A crossing of the mesh. */
function crossingOf(mesh: Mesh, row: number, column: number): Point {
  const at = (row * LINES + column) * 2;
  return { x: mesh[at] as number, y: mesh[at + 1] as number };
}

/** Moves a crossing of the mesh. */
export function setCrossing(mesh: Mesh, row: number, column: number, { x, y }: Point): void {
  const at = (row * LINES + column) * 2;
  mesh[at] = x;
  mesh[at + 1] = y;
}

/** The four outermost crossings, clockwise from the top left. */
export const cornersOf = (mesh: Mesh): Corners => [
  crossingOf(mesh, 0, 0),
  crossingOf(mesh, 0, LINES - 1),
  crossingOf(mesh, LINES - 1, LINES - 1),
  crossingOf(mesh, LINES - 1, 0),
];

/** The place in the photograph of a place on the board, in cells from its top left corner; also a little outside. */
export function placeOn(mesh: Mesh, across: number, down: number): Point {
  const column = Math.max(0, Math.min(LINES - 2, Math.floor(across)));
  const row = Math.max(0, Math.min(LINES - 2, Math.floor(down)));
  const u = across - column;
  const v = down - row;
  const a = (row * LINES + column) * 2;
  const c = a + LINES * 2;
  const mix = (i: number): number =>
    ((mesh[a + i] as number) * (1 - u) + (mesh[a + 2 + i] as number) * u) * (1 - v) +
    ((mesh[c + i] as number) * (1 - u) + (mesh[c + 2 + i] as number) * u) * v;
  return { x: mix(0), y: mix(1) };
}
