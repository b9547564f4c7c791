import type { CSSProperties } from 'react';
import type { Box, Faces, Shape, Theme } from '../../../picture';
import { TOKENS } from './theme';

const FACES: Faces = { digits: 'var(--serif)', words: 'var(--sans)' };
const ANCHORS = { left: 'start', center: 'middle', right: 'end' } as const;

/** Half the height of digits and of words, and the width of a digit, as fractions of the font size. */
const RISES = { digits: 0.325, words: 0.36 } as const;
const WIDTH = 0.56;

interface ShapesProps {
  readonly shapes: readonly Shape[];
  /** The colours that are not those of the page's theme. */
  readonly theme?: Partial<Theme>;
}

/** Shapes as SVG. */
export const Shapes = ({ shapes, theme = {} }: ShapesProps) =>
  shapes.map((shape, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: shapes never change places.
    <OneShape key={place} shape={shape} colour={theme[shape.colour] ?? `var(${TOKENS[shape.colour]})`} />
  ));

function OneShape({ shape, colour }: { readonly shape: Shape; readonly colour: string }) {
  const filled: CSSProperties = { fill: colour, fillOpacity: shape.opacity };
  const stroked = (line: number): CSSProperties => ({
    fill: 'none',
    stroke: colour,
    strokeOpacity: shape.opacity,
    strokeWidth: line,
  });
  switch (shape.kind) {
    case 'rect': {
      const { x, y, width, height } = shape;
      return <rect x={x} y={y} width={width} height={height} style={filled} />;
    }
    case 'frame': {
      const { x, y, width, height, line } = shape;
      return (
        <rect
          x={x + line / 2}
          y={y + line / 2}
          width={width - line}
          height={height - line}
          style={stroked(line)}
        />
      );
    }
    case 'lines': {
      const d = shape.strokes.map((points) => `M${points.map(([x, y]) => `${x} ${y}`).join('L')}`).join('');
      return <path d={d} style={stroked(shape.line)} />;
    }
    case 'dot':
      return <circle cx={shape.x} cy={shape.y} r={shape.radius} style={filled} />;
    case 'digits':
    case 'text': {
      const { face, size, weight, italic = false } = shape;
      const style: CSSProperties = {
        ...filled,
        fontFamily: FACES[face],
        fontSize: size,
        fontWeight: weight,
        fontStyle: italic ? 'italic' : undefined,
      };
      const baseline = (middle: number): number => rounded(middle + size * RISES[face]);
      if (shape.kind === 'digits') {
        const { places } = shape;
        return (
          <text
            x={places.map(({ x }) => rounded(x)).join(' ')}
            y={places.map(({ y }) => baseline(y)).join(' ')}
            style={{ ...style, textAnchor: 'middle' }}
          >
            {places.map(({ digit }) => digit).join('')}
          </text>
        );
      }
      const { x, y, text, side, struck } = shape;
      const width = text.length * size * WIDTH;
      const left = x - { left: 0, center: 0.5, right: 1 }[side] * width - size * 0.1;
      return (
        <>
          <text x={x} y={baseline(y)} style={{ ...style, textAnchor: ANCHORS[side] }}>
            {text}
          </text>
          {struck && (
            <path d={`M${left} ${y}h${width + size * 0.2}`} style={stroked(Math.max(1, size * 0.1))} />
          )}
        </>
      );
    }
  }
}

const rounded = (value: number): number => Math.round(value * 1000) / 1000;

/** Boxes as an SVG path. */
export const pathOfBoxes = (boxes: readonly Box[]): string =>
  boxes.map(({ x, y, width, height }) => `M${x} ${y}h${width}v${height}h${-width}z`).join('');
