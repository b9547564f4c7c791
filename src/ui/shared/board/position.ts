import type { CSSProperties } from 'react';
import { type Cell, columnOf, rowOf } from '../../../sudoku/core';

/** The style that places an element at a cell: its column and row, and how many box lines precede it. */
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
