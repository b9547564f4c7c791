import type { Colour } from '../../../sudoku/core';

export type Side = 'top' | 'right' | 'bottom' | 'left';

/** On which sides of its place each colour has its bars. `ui/board/colours.css` draws the same bars on the board. */
export const BAR_SIDES: Readonly<Record<Colour, readonly Side[]>> = {
  1: ['bottom'],
  2: ['top'],
  3: ['left'],
  4: ['right'],
  5: ['top', 'bottom'],
  6: ['left', 'right'],
};
