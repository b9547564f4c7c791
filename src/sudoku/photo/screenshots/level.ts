import { crossingOf, LINES, type Mesh, setCrossing } from '../mesh';

/** A mesh is level if half of its crossings are at most this far from level lines, in cells. */
const STRAIGHT = 0.04;

/**
 * The mesh of a grid that a program drew upright. Each line goes through the median of its crossings, because digits
 * and notes may have drawn some away. `null` if the lines do not run along the sides of the picture.
 */
export function levelMesh(mesh: Mesh): Mesh | null {
  const lines = Array.from({ length: LINES }, (_, line) => line);
  const middle = (values: readonly number[]): number =>
    [...values].sort((a, b) => a - b)[values.length >> 1] as number;
  const downs = lines.map((column) => middle(lines.map((row) => crossingOf(mesh, row, column).x)));
  const acrosses = lines.map((row) => middle(lines.map((column) => crossingOf(mesh, row, column).y)));
  const level = mesh.slice();
  for (const row of lines)
    for (const column of lines)
      setCrossing(level, row, column, { x: downs[column] as number, y: acrosses[row] as number });
  const cell = ((downs[LINES - 1] as number) - (downs[0] as number)) / (LINES - 1);
  const offs = lines.flatMap((row) =>
    lines.map((column) => {
      const [was, is] = [crossingOf(mesh, row, column), crossingOf(level, row, column)];
      return Math.hypot(was.x - is.x, was.y - is.y);
    }),
  );
  return middle(offs) <= STRAIGHT * cell ? level : null;
}
