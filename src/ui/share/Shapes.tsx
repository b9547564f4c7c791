import type { ClipColour, Shape } from '../../worker';
import { CLIP_TOKENS } from '../shared';

const FACES = { digits: 'var(--serif)', words: 'var(--sans)' } as const;
const ANCHORS = { left: 'start', center: 'middle', right: 'end' } as const;

/** Half the height of digits and of words, and the width of a digit, as fractions of the font size. */
const RISES = { digits: 0.325, words: 0.36 } as const;
const WIDTH = 0.56;

const inked = (colour: ClipColour) => `var(${CLIP_TOKENS[colour]})`;

/** The shapes of a clip as SVG, in the colours of the theme around it. */
export const Shapes = ({ shapes }: { readonly shapes: readonly Shape[] }) =>
  shapes.map((shape, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: shapes never change places.
    <OneShape key={place} shape={shape} />
  ));

function OneShape({ shape }: { readonly shape: Shape }) {
  const fill = inked(shape.colour);
  switch (shape.kind) {
    case 'rect': {
      const { x, y, width, height } = shape;
      return <rect x={x} y={y} width={width} height={height} style={{ fill }} />;
    }
    case 'frame': {
      const { x, y, width, height, line } = shape;
      return (
        <rect
          x={x + line / 2}
          y={y + line / 2}
          width={width - line}
          height={height - line}
          style={{ fill: 'none', stroke: fill, strokeWidth: line }}
        />
      );
    }
    case 'hatch':
      return <path d={hatchIn(shape)} style={{ fill: 'none', stroke: fill, strokeOpacity: 0.38 }} />;
    case 'cross': {
      const { x, y, radius: r, line } = shape;
      const d = `M${x - r} ${y - r}L${x + r} ${y + r}M${x + r} ${y - r}L${x - r} ${y + r}`;
      return <path d={d} style={{ fill: 'none', stroke: fill, strokeWidth: line }} />;
    }
    case 'dot':
      return <circle cx={shape.x} cy={shape.y} r={shape.radius} style={{ fill }} />;
    case 'path':
      return (
        <path
          d={`M${shape.points.map(([x, y]) => `${x} ${y}`).join('L')}`}
          style={{ fill: 'none', stroke: fill, strokeWidth: shape.line }}
        />
      );
    case 'text': {
      const { x, y, text, face, size, weight, side, struck } = shape;
      const width = text.length * size * WIDTH;
      const left = x - { left: 0, center: 0.5, right: 1 }[side] * width - size * 0.1;
      return (
        <>
          <text
            x={x}
            y={y + size * RISES[face]}
            style={{
              fill,
              fontFamily: FACES[face],
              fontSize: size,
              fontWeight: weight,
              textAnchor: ANCHORS[side],
            }}
          >
            {text}
          </text>
          {struck && (
            <path
              d={`M${left} ${y}h${width + size * 0.2}`}
              style={{ fill: 'none', stroke: fill, strokeWidth: Math.max(1, size * 0.1) }}
            />
          )}
        </>
      );
    }
  }
}

/** Diagonal lines that fill a box and end at its edges. */
function hatchIn({ x, y, width, height, gap }: Extract<Shape, { readonly kind: 'hatch' }>): string {
  let path = '';
  for (let at = gap; at < width + height; at += gap) {
    const [fromX, fromY] = at <= width ? [at, 0] : [width, at - width];
    const [toX, toY] = at <= height ? [0, at] : [at - height, height];
    path += `M${x + fromX} ${y + fromY}L${x + toX} ${y + toY}`;
  }
  return path;
}
