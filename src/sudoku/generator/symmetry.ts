import { CELLS, type Cell, cellAt, columnOf, rowOf } from '../core';

/** The symmetries that can be wished for a pattern of givens. The pattern may have others too. */
export const SYMMETRIES = [
  'none',
  'halfTurn',
  'quarterTurn',
  /** The left half mirrors the right. */
  'mirrorUpright',
  /** The upper half mirrors the lower. */
  'mirrorLevel',
  'mirrors',
  /** The diagonal from the top left. */
  'diagonal',
  /** The diagonal from the top right. */
  'antidiagonal',
  'diagonals',
] as const;
export type Symmetry = (typeof SYMMETRIES)[number];

type Map = (row: number, column: number) => Cell;

const halfTurn: Map = (row, column) => cellAt(8 - row, 8 - column);
const mirrorUpright: Map = (row, column) => cellAt(row, 8 - column);
const mirrorLevel: Map = (row, column) => cellAt(8 - row, column);
const diagonal: Map = (row, column) => cellAt(column, row);
const antidiagonal: Map = (row, column) => cellAt(8 - column, 8 - row);

/* Maps that, repeated and combined, lead from a cell to all cells of its orbit. */
const MAPS: Readonly<Record<Symmetry, readonly Map[]>> = {
  none: [],
  halfTurn: [halfTurn],
  quarterTurn: [(row, column) => cellAt(column, 8 - row)],
  mirrorUpright: [mirrorUpright],
  mirrorLevel: [mirrorLevel],
  mirrors: [mirrorUpright, mirrorLevel],
  diagonal: [diagonal],
  antidiagonal: [antidiagonal],
  diagonals: [diagonal, antidiagonal],
};

/** Cells that must be all given or all blank, in reading order. */
export type Orbit = readonly Cell[];

/** Divides the board into orbits, in the order of their first cells. */
export function orbitsOf(symmetry: Symmetry): readonly Orbit[] {
  const maps = MAPS[symmetry];
  const seen = new Set<Cell>();
  return CELLS.flatMap((cell) => {
    if (seen.has(cell)) return [];
    const orbit = [cell];
    // The list grows while it is read.
    for (const one of orbit)
      for (const map of maps) {
        const other = map(rowOf(one), columnOf(one));
        if (!orbit.includes(other)) orbit.push(other);
      }
    for (const one of orbit) seen.add(one);
    return [orbit.sort((a, b) => a - b)];
  });
}

/** Whether a pattern has a symmetry. `pattern` has 81 cells in reading order. */
export const isSymmetric = (pattern: readonly boolean[], symmetry: Symmetry): boolean =>
  orbitsOf(symmetry).every((orbit) => orbit.every((cell) => pattern[cell] === pattern[orbit[0] ?? cell]));

/** The possible numbers of givens of a pattern with this symmetry, ascending. */
export function possibleCounts(symmetry: Symmetry): readonly number[] {
  let counts = new Set([0]);
  for (const { length } of orbitsOf(symmetry))
    counts = new Set([...counts, ...[...counts].map((count) => count + length)]);
  return [...counts].sort((a, b) => a - b);
}
