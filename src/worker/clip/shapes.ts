import { CELLS, type Cell, columnOf, rowOf } from '../../sudoku/core';
import { type ClipLayout, cellStart } from './layout';
import type { ClipCell, ClipColours, ClipFrame } from './protocol';

export type ClipColour = keyof ClipColours;

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Something to draw. Places are in pixels; a text is placed by the middle of its figures' height. */
export type Shape =
  | (Box & { readonly kind: 'rect'; readonly colour: ClipColour })
  /** A line of a width inside the edge of a box. */
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

/** The depths of the frames so far, the present one last, of how many there will be, and between which they lie. */
export interface Depths {
  readonly depths: readonly number[];
  readonly frames: number;
  readonly least: number;
  readonly most: number;
}

/** All that a frame shows, in the order it is drawn. Each look of a cell differs in shape too, not in colour alone. */
export function shapesOf(frame: ClipFrame, layout: ClipLayout, depths: Depths): readonly Shape[] {
  return [
    { kind: 'rect', x: 0, y: 0, width: layout.width, height: layout.height, colour: 'paper' },
    ...CELLS.flatMap((cell) => cellShapes(frame.cells[cell], cell, layout)),
    ...lineShapes(layout),
    ...captionShapes(frame, layout),
    ...depthShapes(layout, depths),
  ];
}

function cellShapes(look: ClipCell | undefined, cell: Cell, layout: ClipLayout): readonly Shape[] {
  if (look === undefined) throw new Error('a frame without all its cells');
  const side = layout.cell;
  const box = {
    x: cellStart(layout, columnOf(cell)),
    y: cellStart(layout, rowOf(cell)),
    width: side,
    height: side,
  };
  const middle = { x: box.x + side / 2, y: box.y + side / 2 };
  const pixels = (share: number): number => Math.max(1, Math.round(side * share));
  const shapes: Shape[] = [{ kind: 'rect', ...box, colour: groundOf(look) }];
  const frame = (line: number, colour: ClipColour): void =>
    void shapes.push({ kind: 'frame', ...box, line, colour });

  if (look.at === 'deadEnd') {
    shapes.push({ kind: 'hatch', ...box, gap: pixels(0.13), colour: 'refuted' });
    frame(pixels(0.065), 'refuted');
    shapes.push({ kind: 'cross', ...middle, radius: side * 0.24, line: pixels(0.07), colour: 'refuted' });
    return shapes;
  }
  if (look.at === 'trying') frame(pixels(0.087), 'nowEdge');
  else if (look.at === null && look.role === 'guess' && look.depth !== null) frame(pixels(0.043), 'chosen');

  if (look.digit !== null) {
    shapes.push(digitShape(look, middle, side));
    if (look.blocks)
      shapes.push({
        kind: 'rect',
        x: Math.round(middle.x - side * 0.2),
        y: Math.round(middle.y + side * 0.28),
        width: Math.round(side * 0.4),
        height: pixels(0.065),
        colour: 'nowEdge',
      });
    else if (look.role === 'forced')
      shapes.push({
        kind: 'dot',
        x: middle.x,
        y: box.y + side * 0.86,
        radius: Math.max(1.5, side * 0.045),
        line: 0,
        colour: 'proven',
      });
  } else if (look.gone !== null) {
    shapes.push({ ...digitText(look.gone, middle, side), colour: 'refuted', struck: true });
    return shapes;
  }

  const small = {
    face: 'words',
    weight: 650,
    size: Math.max(8, Math.round(side * 0.21)),
    struck: false,
  } as const;
  const corner = box.y + side * 0.2;
  if (look.depth !== null)
    shapes.push({
      kind: 'text',
      ...small,
      x: box.x + side * 0.12,
      y: corner,
      text: String(look.depth),
      side: 'left',
      colour: look.at === 'trying' ? 'now' : 'chosen',
    });
  if (look.digit !== null && look.failed.length > 0)
    shapes.push({
      kind: 'text',
      ...small,
      x: box.x + side * 0.88,
      y: corner,
      text: look.failed.join(''),
      side: 'right',
      colour: 'refuted',
      struck: true,
    });
  for (const digit of look.candidates) {
    const failed = look.failed.includes(digit);
    shapes.push({
      kind: 'text',
      ...small,
      weight: 500,
      size: Math.max(8, Math.round(side * 0.24)),
      x: middle.x + (((digit - 1) % 3) - 1) * side * 0.29,
      y: middle.y + (Math.floor((digit - 1) / 3) - 1) * side * 0.29,
      text: String(digit),
      side: 'center',
      colour: failed ? 'refuted' : 'quietInk',
      struck: failed,
    });
  }
  return shapes;
}

function groundOf({ at, role }: ClipCell): ClipColour {
  if (at === 'deadEnd') return 'refutedWash';
  if (at !== null) return 'nowWash';
  return role === 'guess' ? 'chosenWash' : 'sheet';
}

function digitShape(look: ClipCell, middle: { readonly x: number; readonly y: number }, side: number): Shape {
  const { digit, role, at } = look;
  const colour =
    at === 'trying' || role === 'given'
      ? 'ink'
      : role === 'forced'
        ? 'proven'
        : role === 'tried'
          ? 'refuted'
          : 'chosen';
  const weight = at === 'trying' ? 700 : role === 'forced' ? 400 : 600;
  return { ...digitText(digit ?? 1, middle, side), weight, colour, struck: false };
}

const digitText = (digit: number, middle: { readonly x: number; readonly y: number }, side: number) =>
  ({
    kind: 'text',
    ...middle,
    text: String(digit),
    face: 'digits',
    size: Math.round(side * 0.58),
    weight: 600,
    side: 'center',
  }) as const;

/** The lines between cells first, then those of the boxes and the frame over them. */
function lineShapes(layout: ClipLayout): readonly Shape[] {
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

/** How deep the search was in the frames so far: it is drawn as the clip goes on, and a dot tells where it is. */
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
    // Depth grows downwards, as in the chart.
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
