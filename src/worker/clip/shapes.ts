import { boardShapes, type SearchColour, type Shape } from '../../picture';
import type { ClipLayout } from './layout';
import type { ClipFrame } from './protocol';

type ClipShape = Shape<SearchColour>;

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

/** The shapes of a frame, in drawing order. */
export function shapesOf(frame: ClipFrame, layout: ClipLayout, depths: Depths): readonly ClipShape[] {
  return [
    { kind: 'rect', x: 0, y: 0, width: layout.width, height: layout.height, colour: 'paper' },
    ...boardShapes(frame.cells, layout),
    ...captionShapes(frame, layout),
    ...depthShapes(layout, depths),
  ];
}

function captionShapes({ caption }: ClipFrame, { margin, board, words }: ClipLayout): readonly ClipShape[] {
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
): readonly ClipShape[] {
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
    { kind: 'lines', strokes: [points], line, colour: 'quietInk' },
    { kind: 'dot', x: atX, y: atY, radius, colour: 'ink' },
  ];
}
