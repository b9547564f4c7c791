import { CELLS, digitsOf } from '../sudoku/core';
import { hatchIn } from './hatch';
import { type BoardLayout, boxOf, lineShapes } from './layout';
import type { SearchedCell } from './searchedCell';
import type { Box, Point, SearchColour, Shape } from './shape';

type SearchShape = Shape<SearchColour>;

/** The shapes of a searched board, in drawing order. The states of a cell differ in shape too, not only in colour. */
export const boardShapes = (cells: readonly SearchedCell[], layout: BoardLayout): readonly SearchShape[] => [
  ...CELLS.flatMap((cell) => {
    const shown = cells[cell];
    if (shown === undefined) throw new Error('a board without all its cells');
    return cellShapes(shown, boxOf(layout, cell));
  }),
  ...lineShapes(layout),
];

const GROUNDS: Readonly<Record<SearchedCell['ground'], SearchColour>> = {
  plain: 'sheet',
  settled: 'sheet',
  peer: 'sheet',
  clash: 'sheet',
  guess: 'chosenWash',
  now: 'nowWash',
  mistake: 'refutedWash',
  deadEnd: 'refutedWash',
};

const INKS: Readonly<
  Record<
    SearchedCell['ink'],
    { readonly colour: SearchColour; readonly weight: number; readonly struck: boolean }
  >
> = {
  given: { colour: 'ink', weight: 600, struck: false },
  guess: { colour: 'chosen', weight: 600, struck: false },
  forced: { colour: 'proven', weight: 400, struck: false },
  tried: { colour: 'refuted', weight: 600, struck: true },
  trying: { colour: 'ink', weight: 700, struck: false },
};

/** The lines of cell frames, as shares of a cell's side. */
const FRAMES: Readonly<
  Record<NonNullable<SearchedCell['frame']>, { readonly colour: SearchColour; readonly share: number }>
> = {
  guess: { colour: 'chosen', share: 0.043 },
  cursor: { colour: 'nowEdge', share: 0.043 },
  trying: { colour: 'nowEdge', share: 0.087 },
  deadEnd: { colour: 'refuted', share: 0.065 },
};

/** The shapes of a cell. */
function cellShapes(shown: SearchedCell, box: Box): readonly SearchShape[] {
  const side = box.width;
  const middle = { x: box.x + side / 2, y: box.y + side / 2 };
  const pixels = (share: number): number => Math.max(1, Math.round(side * share));
  const shapes: SearchShape[] = [{ kind: 'rect', ...box, colour: GROUNDS[shown.ground] }];

  if (shown.ground === 'deadEnd')
    shapes.push({
      kind: 'lines',
      strokes: hatchIn(box, pixels(0.13)),
      line: 1,
      colour: 'refuted',
      opacity: 0.38,
    });
  if (shown.frame !== null) {
    const { colour, share } = FRAMES[shown.frame];
    shapes.push({ kind: 'frame', ...box, line: pixels(share), colour });
  }
  if (shown.mark === 'cross') {
    shapes.push({
      kind: 'lines',
      strokes: cross(middle, side * 0.24),
      line: pixels(0.07),
      colour: 'refuted',
    });
    return shapes;
  }
  if (shown.digit !== null) {
    shapes.push({ ...digitText(shown.digit, middle, side), ...INKS[shown.ink] });
    if (shown.mark === 'underline')
      shapes.push({
        kind: 'rect',
        x: Math.round(middle.x - side * 0.2),
        y: Math.round(middle.y + side * 0.28),
        width: Math.round(side * 0.4),
        height: pixels(0.065),
        colour: 'nowEdge',
      });
    else if (shown.mark === 'dot')
      shapes.push({
        kind: 'dot',
        x: middle.x,
        y: box.y + side * 0.86,
        radius: Math.max(1.5, side * 0.045),
        colour: 'proven',
      });
  } else if (shown.gone !== null) {
    // A still picture cannot fade the digit out, so it shows it struck out, with nothing else in the cell.
    shapes.push({ ...digitText(shown.gone, middle, side), weight: 600, colour: 'refuted', struck: true });
    return shapes;
  }

  const small = {
    face: 'words',
    weight: 650,
    size: Math.max(8, Math.round(side * 0.21)),
    struck: false,
  } as const;
  const corner = box.y + side * 0.2;
  const failed = digitsOf(shown.failed);
  if (shown.depth !== null)
    shapes.push({
      kind: 'text',
      ...small,
      x: box.x + side * 0.12,
      y: corner,
      text: String(shown.depth),
      side: 'left',
      colour: shown.ink === 'trying' ? 'now' : 'chosen',
    });
  const letters = failed.length + String(shown.depth ?? '').length;
  // Leave the digits out if they would overlap the depth and be unreadable.
  if (shown.digit !== null && failed.length > 0 && letters * small.size * LETTER <= side * CORNERS)
    shapes.push({
      kind: 'text',
      ...small,
      x: box.x + side * 0.88,
      y: corner,
      text: failed.join(''),
      side: 'right',
      colour: 'refuted',
      struck: true,
    });
  for (const digit of digitsOf(shown.candidates)) {
    const struck = failed.includes(digit);
    shapes.push({
      kind: 'text',
      ...small,
      weight: 500,
      size: Math.max(8, Math.round(side * 0.24)),
      x: middle.x + (((digit - 1) % 3) - 1) * side * 0.29,
      y: middle.y + (Math.floor((digit - 1) / 3) - 1) * side * 0.29,
      text: String(digit),
      side: 'center',
      colour: struck ? 'refuted' : 'quietInk',
      struck,
    });
  }
  return shapes;
}

/** The width of a small digit with its spacing, as a share of its size. */
const LETTER = 0.64;
/** The room for small digits at the top of a cell, as a share of the cell's side. */
const CORNERS = 0.76;

const digitText = (digit: number, middle: { readonly x: number; readonly y: number }, side: number) =>
  ({
    kind: 'text',
    ...middle,
    text: String(digit),
    face: 'digits',
    size: Math.round(side * 0.58),
    side: 'center',
  }) as const;

const cross = ({ x, y }: Pick<Box, 'x' | 'y'>, radius: number): readonly (readonly Point[])[] => [
  [
    [x - radius, y - radius],
    [x + radius, y + radius],
  ],
  [
    [x + radius, y - radius],
    [x - radius, y + radius],
  ],
];
