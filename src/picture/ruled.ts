import { CELLS, type Cell, columnOf, digitAt, type Grid, rowOf } from '../sudoku/core';
import type { Box, DigitPlace, Lettering, Point, Shape, ThemeColour } from './shape';

/** The side of a cell of a ruled board: one whose lines lie on the edges of its cells. */
const CELL = 20;
const SIDE = 9 * CELL;

/** The place of a cell on a ruled board. */
export const ruledBox = (cell: Cell): Box => ({
  x: columnOf(cell) * CELL,
  y: rowOf(cell) * CELL,
  width: CELL,
  height: CELL,
});

/** The lines of a ruled board with these numbers, 0 to 9, in both directions. */
export const ruledLines = <C extends ThemeColour>(
  numbers: readonly number[],
  line: number,
  colour: C,
): Shape<C> => {
  // Lines that include the border fill its corners.
  const over = numbers.includes(0) ? line / 2 : 0;
  const strokes = numbers.flatMap((number): (readonly Point[])[] => [
    [
      [number * CELL, -over],
      [number * CELL, SIDE + over],
    ],
    [
      [-over, number * CELL],
      [SIDE + over, number * CELL],
    ],
  ]);
  return { kind: 'lines', strokes, line, colour };
};

/** The numbers of the lines around the boxes. */
export const BOX_LINES: readonly number[] = [0, 3, 6, 9];

/** The digits of a grid on a ruled board, each in the middle of its cell; `y` is the middle of a digit in its cell. */
export function ruledDigits<C extends ThemeColour>(
  grid: Grid,
  look: Lettering & { readonly y: number; readonly colour: C },
): readonly Shape<C>[] {
  const { y: middle, ...lettering } = look;
  const places = CELLS.flatMap((cell): DigitPlace[] => {
    const digit = digitAt(grid, cell);
    const { x, y, width } = ruledBox(cell);
    return digit === null ? [] : [{ x: x + width / 2, y: y + middle, digit }];
  });
  return places.length === 0 ? [] : [{ kind: 'digits', places, ...lettering }];
}
