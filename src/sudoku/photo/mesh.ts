import { areaOf, type Corners, type Perspective, project } from './geometry';
import type { Point } from './picture';

/** The number of lines of a grid in each direction. */
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
export function crossingOf(mesh: Mesh, row: number, column: number): Point {
  const at = crossingAt(row, column);
  return { x: mesh[at] as number, y: mesh[at + 1] as number };
}

/** Moves a crossing of the mesh. */
export function setCrossing(mesh: Mesh, row: number, column: number, { x, y }: Point): void {
  const at = crossingAt(row, column);
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

/**
 * The place in the photograph of a place on the board, given in cells from its top left corner; works a little outside
 * too.
 */
export function placeOn(mesh: Mesh, across: number, down: number): Point {
  const place = { x: 0, y: 0 };
  setPlaceOn(mesh, across, down, place);
  return place;
}

/** The same, written into `place`: a new object for each pixel would be too slow. */
export function setPlaceOn(mesh: Mesh, across: number, down: number, place: { x: number; y: number }): void {
  const column = lineBefore(across);
  const row = lineBefore(down);
  const at = crossingAt(row, column);
  place.x = between(mesh, at, across - column, down - row);
  place.y = between(mesh, at + 1, across - column, down - row);
}

/** The last line before a place across or down the board that is not the outermost: a little outside too. */
export const lineBefore = (place: number): number => Math.max(0, Math.min(LINES - 2, Math.floor(place)));

/** Where the x of a crossing is in the mesh; its y follows. */
export const crossingAt = (row: number, column: number): number => (row * LINES + column) * 2;

/** One coordinate between four crossings: the share `u` of the way to the next column, `v` to the next row. */
export function between(mesh: Mesh, at: number, u: number, v: number): number {
  const below = at + LINES * 2;
  return (
    ((mesh[at] as number) * (1 - u) + (mesh[at + 2] as number) * u) * (1 - v) +
    ((mesh[below] as number) * (1 - u) + (mesh[below + 2] as number) * u) * v
  );
}

/**
 * How rough the mesh is: the distance between each crossing and the middle of its neighbours, as a root mean square in
 * cells. Paper bends smoothly, so a rough mesh is off the lines.
 */
export function roughnessOf(mesh: Mesh): number {
  let sum = 0;
  let count = 0;
  const add = (at: number, step: number): void => {
    const dx = (mesh[at - step] as number) + (mesh[at + step] as number) - 2 * (mesh[at] as number);
    const dy =
      (mesh[at - step + 1] as number) + (mesh[at + step + 1] as number) - 2 * (mesh[at + 1] as number);
    sum += (dx * dx + dy * dy) / 4;
    count++;
  };
  for (let row = 0; row < LINES; row++) {
    for (let column = 0; column < LINES; column++) {
      const at = crossingAt(row, column);
      if (column > 0 && column < LINES - 1) add(at, 2);
      if (row > 0 && row < LINES - 1) add(at, LINES * 2);
    }
  }
  return Math.sqrt(sum / count) / cellSizeOf(mesh);
}

/** The average side of a cell in the photograph, in pixels. */
export const cellSizeOf = (mesh: Mesh): number => Math.sqrt(areaOf(cornersOf(mesh))) / (LINES - 1);
