import { CELLS, type Cell, columnOf, digitsOf, rowOf } from '../../sudoku/core';
import { type ClipLayout, cellStart } from './layout';
import type { ClipColours, ClipFrame } from './protocol';
import type { SearchedCell } from './searchedCell';

export type ClipColour = keyof ClipColours;

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A shape to draw. Positions are in pixels; the `y` of a text is the middle of its digits' height. */
export type Shape =
  | (Box & { readonly kind: 'rect'; readonly colour: ClipColour })
  /** A line of a certain width along the inside of a box's edge. */
  | (Box & { readonly kind: 'frame'; readonly line: number; readonly colour: ClipColour })
  | (Box & { readonly kind: 'hatch'; readonly gap: number; readonly colour: ClipColour })
  | {
      readonly kind: 'cross' | 'dot';
      readonly x: number;
      readonly y: number;
      readonly radius: number;
      readonly line: number;
      readonly colour: ClipColour;
    }
  | {
      readonly kind: 'path';
      readonly points: readonly (readonly [x: number, y: number])[];
      readonly line: number;
      readonly colour: ClipColour;
    }
  | {
      readonly kind: 'text';
      readonly x: number;
      readonly y: number;
      readonly text: string;
      readonly face: 'digits' | 'words';
      readonly size: number;
      readonly weight: number;
      readonly side: 'left' | 'center' | 'right';
      readonly colour: ClipColour;
      readonly struck: boolean;
    };

/** The data of the chart of depths. */
export interface Depths {
  /** The depths of the frames so far, ending with the present one. */
  readonly depths: readonly number[];
  /** How many frames there will be. */
  readonly frames: number;
  /** The range of depths. */
  readonly least: number;
  readonly most: number;
}

/** The shapes of a frame, in drawing order. The states of a cell differ in shape too, not only in colour. */
export function shapesOf(frame: ClipFrame, layout: ClipLayout, depths: Depths): readonly Shape[] {
  return [
    { kind: 'rect', x: 0, y: 0, width: layout.width, height: layout.height, colour: 'paper' },
    ...boardShapes(frame.cells, layout),
    ...captionShapes(frame, layout),
    ...depthShapes(layout, depths),
  ];
}

/** The shapes of the board alone. */
export const boardShapes = (
  cells: readonly SearchedCell[],
  layout: Pick<ClipLayout, 'cell' | 'margin' | 'board' | 'boxLine' | 'hairline'>,
): readonly Shape[] => [
  ...CELLS.flatMap((cell) => cellShapes(cells[cell], cell, layout)),
  ...lineShapes(layout),
];

type BoardLayout = Parameters<typeof boardShapes>[1];

const GROUNDS: Readonly<Record<SearchedCell['ground'], ClipColour>> = {
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
    { readonly colour: ClipColour; readonly weight: number; readonly struck: boolean }
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
  Record<NonNullable<SearchedCell['frame']>, { readonly colour: ClipColour; readonly share: number }>
> = {
  guess: { colour: 'chosen', share: 0.043 },
  cursor: { colour: 'nowEdge', share: 0.043 },
  trying: { colour: 'nowEdge', share: 0.087 },
  deadEnd: { colour: 'refuted', share: 0.065 },
};

function cellShapes(shown: SearchedCell | undefined, cell: Cell, layout: BoardLayout): readonly Shape[] {
  if (shown === undefined) throw new Error('a frame without all its cells');
  const side = layout.cell;
  const box = {
    x: cellStart(layout, columnOf(cell)),
    y: cellStart(layout, rowOf(cell)),
    width: side,
    height: side,
  };
  const middle = { x: box.x + side / 2, y: box.y + side / 2 };
  const pixels = (share: number): number => Math.max(1, Math.round(side * share));
  const shapes: Shape[] = [{ kind: 'rect', ...box, colour: GROUNDS[shown.ground] }];

  if (shown.ground === 'deadEnd')
    shapes.push({ kind: 'hatch', ...box, gap: pixels(0.13), colour: 'refuted' });
  if (shown.frame !== null) {
    const { colour, share } = FRAMES[shown.frame];
    shapes.push({ kind: 'frame', ...box, line: pixels(share), colour });
  }
  if (shown.mark === 'cross') {
    shapes.push({ kind: 'cross', ...middle, radius: side * 0.24, line: pixels(0.07), colour: 'refuted' });
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
        line: 0,
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

/** The lines between cells, and over them the lines between boxes and the border. */
function lineShapes(layout: BoardLayout): readonly Shape[] {
  const { margin, board, boxLine, hairline } = layout;
  const at = [1, 2, 3, 4, 5, 6, 7, 8];
  const lines = (indices: readonly number[], line: number, colour: ClipColour): Shape[] =>
    indices.flatMap((index) => {
      const start = cellStart(layout, index) - line;
      return [
        { kind: 'rect', x: start, y: margin, width: line, height: board, colour },
        { kind: 'rect', x: margin, y: start, width: board, height: line, colour },
      ] as const;
    });
  return [
    ...lines(
      at.filter((index) => index % 3 !== 0),
      hairline,
      'grid',
    ),
    ...lines(
      at.filter((index) => index % 3 === 0),
      boxLine,
      'boxLine',
    ),
    { kind: 'frame', x: margin, y: margin, width: board, height: board, line: boxLine, colour: 'boxLine' },
  ];
}

function captionShapes({ caption }: ClipFrame, { margin, board, words }: ClipLayout): readonly Shape[] {
  const line = { kind: 'text', y: words.y, face: 'words', size: words.size, struck: false } as const;
  const { step, depth, outcome } = caption;
  return [
    { ...line, x: margin, text: step, weight: 650, side: 'left', colour: 'ink' },
    ...(outcome === null
      ? []
      : [
          {
            ...line,
            x: margin + board / 2,
            text: outcome.text,
            weight: 650,
            side: 'center',
            colour: outcome.kind === 'solved' ? 'proven' : 'refuted',
          } as const,
        ]),
    { ...line, x: margin + board, text: depth, weight: 500, side: 'right', colour: 'quietInk' },
  ];
}

/** The depth of the search in the frames so far, as a line that grows with the clip and ends in a dot. */
function depthShapes(
  { depths: area, cell }: ClipLayout,
  { depths, frames, least, most }: Depths,
): readonly Shape[] {
  const { x, y, width, height } = area;
  const line = Math.max(1, Math.round(cell / 32));
  const radius = Math.max(2, Math.round(cell * 0.07));
  const share = (depth: number): number =>
    Math.min(1, Math.max(0, (depth - least) / Math.max(1, most - least)));
  const points = depths.map((depth, frame): readonly [number, number] => [
    x + radius + (frame / Math.max(1, frames - 1)) * (width - 2 * radius),
    // Depth increases downwards, as in the chart.
    y + radius + share(depth) * (height - 2 * radius),
  ]);
  const [atX, atY] = points.at(-1) ?? [x, y];
  return [
    { kind: 'rect', x, y, width, height, colour: 'sheet' },
    { kind: 'rect', x, y, width, height: 1, colour: 'grid' },
    { kind: 'path', points, line, colour: 'quietInk' },
    { kind: 'dot', x: atX, y: atY, radius, line: 0, colour: 'ink' },
  ];
}
