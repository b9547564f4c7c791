import type { CSSProperties } from 'react';
import { type Cell, columnOf, rowOf } from '../../../sudoku/core';

/** The style that places something like a cell: its column and row, and how many boxes come before it. */
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
