import type { Colour } from '../sudoku/core';
import type { Box, Hue, Shape } from './shape';

type Side = 'top' | 'right' | 'bottom' | 'left';

/** On which sides of its place each colour has its bars. `ui/board/colours.css` draws the same bars on the board. */
const SIDES: Readonly<Record<Colour, readonly Side[]>> = {
  1: ['bottom'],
  2: ['top'],
  3: ['left'],
  4: ['right'],
  5: ['top', 'bottom'],
  6: ['left', 'right'],
};

interface Bars {
  /** The thickness of the bars, and their distance from the edge of their place. */
  readonly line: number;
  readonly inset: number;
  /** The share of the edge that a bar is long. */
  readonly share: number;
}

/** The bars that tell a colour apart without colour, along the edges of its place. */
export function barsOf(
  colour: Colour,
  { x, y, width, height }: Box,
  { line, inset, share }: Bars,
): readonly Box[] {
  const across = { x: x + (width * (1 - share)) / 2, width: width * share, height: line };
  const upright = { y: y + (height * (1 - share)) / 2, width: line, height: height * share };
  const bars: Readonly<Record<Side, Box>> = {
    top: { ...across, y: y + inset },
    bottom: { ...across, y: y + height - inset - line },
    left: { ...upright, x: x + inset },
    right: { ...upright, x: x + width - inset - line },
  };
  return SIDES[colour].map((side) => bars[side]);
}

/** The colour of a cell or of a note: a light tint, and its bars. */
export function tintShapes(colour: Colour, place: Box, bars: Bars): readonly Shape<Hue>[] {
  const hue = `hue${colour}` as const;
  return [
    { kind: 'rect', ...place, colour: hue, opacity: 0.16 },
    ...barsOf(colour, place, bars).map((bar) => ({ kind: 'rect', ...bar, colour: hue }) as const),
  ];
}
