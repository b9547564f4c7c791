import type { CSSProperties } from 'react';
import { type Cell, columnOf, rowOf } from '../../../sudoku/core';

/** The numbers by which something that is not a cell is placed like one: column and row, and of how many boxes it is past the edge. */
export function positionOf(cell: Cell): CSSProperties {
  const x = columnOf(cell);
  const y = rowOf(cell);
  return {
    '--x': x,
    '--y': y,
    '--X': Math.floor(x / 3),
    '--Y': Math.floor(y / 3),
  } as CSSProperties;
}
