import { CELLS, type Cell, NO_NOTES } from '../../sudoku/core';
import { type CellRead, type GridRead, SIDE } from '../../sudoku/photo';
import type { ReviewedGrid } from './photoState';
import { nextDoubtful, reviewed } from './review';

/** A grid as it was read, with its first cell in doubt selected. */
export function reviewedGrid(grid: GridRead): ReviewedGrid {
  const cells = reviewed(grid.cells);
  return {
    corners: grid.corners,
    turns: 0,
    straight: grid.straight,
    cells,
    notes: grid.notes,
    cell: nextDoubtful(cells, 80 as Cell) ?? (0 as Cell),
    again: null,
  };
}

/** How far from the edge of the picture the corners are before the person sets them, as a part of its shorter side. */
const INSET = 0.1;

/** A blank grid in the middle of a picture, whose corners the person has to set. */
export function unread({ width, height }: ImageBitmap): ReviewedGrid {
  const half = (0.5 - INSET) * Math.min(width, height);
  const at = (x: number, y: number) => ({ x: width / 2 + x * half, y: height / 2 + y * half });
  const blank: CellRead = { mark: { kind: 'blank' }, likeliest: [], sure: true, before: null };
  return {
    corners: [at(-1, -1), at(1, -1), at(1, 1), at(-1, 1)],
    turns: 0,
    straight: new Uint8Array(SIDE * SIDE).fill(255),
    cells: reviewed(CELLS.map(() => blank)),
    notes: NO_NOTES,
    cell: 0 as Cell,
    again: null,
  };
}

/** Whether the corners of a grid are still to be set: between corners that nobody has set there is nothing to read. */
const isUnread = ({ cells, again }: ReviewedGrid): boolean =>
  again === null && cells.every(({ likeliest }) => likeliest.length === 0);

/** For each cell, the one that a quarter turn to the right brings there. */
const turnedFrom = CELLS.map((cell) => 9 * (8 - (cell % 9)) + Math.floor(cell / 9));

/** What 81 cells hold, after a quarter turn to the right. */
const turned = <T>(cells: readonly T[]): readonly T[] =>
  turnedFrom.flatMap((from) => {
    const cell = cells[from];
    return cell === undefined ? [] : [cell];
  });

/** A grid after a quarter turn to the right. It is to be read again, unless its corners are still to be set. */
export function turnedGrid(grid: ReviewedGrid): ReviewedGrid {
  const [a, b, c, d] = grid.corners;
  return {
    ...grid,
    corners: [d, a, b, c],
    turns: grid.turns + 1,
    cells: turned(grid.cells),
    notes: turned(grid.notes),
    cell: turnedFrom.indexOf(grid.cell) as Cell,
    again: isUnread(grid) ? null : 'reading',
  };
}
