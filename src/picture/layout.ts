import { type Cell, columnOf, rowOf } from '../sudoku/core';
import type { Box, Shape } from './shape';

/** The sizes of a board whose lines have room between its cells, in pixels. */
export interface BoardLayout {
  /** The side of a cell. */
  readonly cell: number;
  /** Both coordinates of the upper left corner of the board. */
  readonly margin: number;
  /** The width of the lines around the board and its boxes. */
  readonly boxLine: number;
  /** The width of the lines between cells. */
  readonly hairline: number;
}

const LINES = [1, 2, 3, 4, 5, 6, 7, 8];
const isBoxLine = (index: number): boolean => index % 3 === 0;

/** The side of the board. */
export const sideOf = ({ cell, boxLine, hairline }: Omit<BoardLayout, 'margin'>): number =>
  9 * cell + 4 * boxLine + 6 * hairline;

/** The start of a column or row of cells, 0 to 8. */
export const cellStart = ({ margin, boxLine, hairline, cell }: BoardLayout, index: number): number => {
  const boxes = Math.floor(index / 3);
  return margin + boxLine + index * cell + (index - boxes) * hairline + boxes * boxLine;
};

export const boxOf = (layout: BoardLayout, cell: Cell): Box => ({
  x: cellStart(layout, columnOf(cell)),
  y: cellStart(layout, rowOf(cell)),
  width: layout.cell,
  height: layout.cell,
});

/** The lines between cells, and over them the lines between boxes and the border. */
export function lineShapes(layout: BoardLayout): readonly Shape<'grid' | 'boxLine'>[] {
  const { margin, boxLine, hairline } = layout;
  const side = sideOf(layout);
  const lines = <C extends 'grid' | 'boxLine'>(indices: readonly number[], line: number, colour: C) =>
    indices.flatMap((index): Shape<C>[] => {
      const start = cellStart(layout, index) - line;
      return [
        { kind: 'rect', x: start, y: margin, width: line, height: side, colour },
        { kind: 'rect', x: margin, y: start, width: side, height: line, colour },
      ];
    });
  return [
    ...lines(
      LINES.filter((index) => !isBoxLine(index)),
      hairline,
      'grid',
    ),
    ...lines(LINES.filter(isBoxLine), boxLine, 'boxLine'),
    { kind: 'frame', x: margin, y: margin, width: side, height: side, line: boxLine, colour: 'boxLine' },
  ];
}
