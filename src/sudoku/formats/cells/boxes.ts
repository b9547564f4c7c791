import type { Grid } from '../../core';

/** Cells listed box by box, put in reading order. */
export const byBoxes = <T>(cells: readonly T[]): readonly T[] =>
  cells.flatMap((_, cell) => {
    const [row, column] = [Math.floor(cell / 9), cell % 9];
    const box = Math.floor(row / 3) * 3 + Math.floor(column / 3);
    return cells[box * 9 + (row % 3) * 3 + (column % 3)] ?? [];
  });

/** The board whose boxes are the rows of this one, one after the other. */
export const ofBoxes = (grid: Grid): Grid => byBoxes([...grid]).join('') as Grid;
