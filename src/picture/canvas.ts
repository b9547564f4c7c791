import type { Faces, Shape, Theme, ThemeColour } from './shape';

/** The part of a canvas that painting uses. */
type Brush = Pick<
  OffscreenCanvasRenderingContext2D,
  | 'fillStyle'
  | 'strokeStyle'
  | 'globalAlpha'
  | 'lineWidth'
  | 'lineJoin'
  | 'font'
  | 'textAlign'
  | 'textBaseline'
  | 'fillRect'
  | 'strokeRect'
  | 'fillText'
  | 'measureText'
  | 'beginPath'
  | 'moveTo'
  | 'lineTo'
  | 'arc'
  | 'fill'
  | 'stroke'
>;

/** Returns a function that paints shapes on a canvas. */
export function createPainter<C extends ThemeColour>(
  brush: Brush,
  { theme, faces }: { readonly theme: Theme<C>; readonly faces: Faces },
): (shapes: readonly Shape<C>[]) => void {
  /** Half the height of the digits, by font, because fonts place digits at different heights. */
  const rises = new Map<string, number>();
  const riseOf = (font: string): number => {
    const known = rises.get(font);
    if (known !== undefined) return known;
    const rise = brush.measureText('0').actualBoundingBoxAscent / 2;
    rises.set(font, rise);
    return rise;
  };
  brush.textBaseline = 'alphabetic';
  brush.lineJoin = 'round';

  const paint = (shape: Shape<C>): void => {
    brush.fillStyle = brush.strokeStyle = theme[shape.colour];
    brush.globalAlpha = shape.opacity ?? 1;
    switch (shape.kind) {
      case 'rect':
        brush.fillRect(shape.x, shape.y, shape.width, shape.height);
        return;
      case 'frame': {
        const { x, y, width, height, line } = shape;
        brush.lineWidth = line;
        brush.strokeRect(x + line / 2, y + line / 2, width - line, height - line);
        return;
      }
      case 'lines':
        brush.lineWidth = shape.line;
        brush.beginPath();
        for (const [start, ...rest] of shape.strokes) {
          if (start === undefined) continue;
          brush.moveTo(...start);
          for (const point of rest) brush.lineTo(...point);
        }
        brush.stroke();
        return;
      case 'dot':
        brush.beginPath();
        brush.arc(shape.x, shape.y, shape.radius, 0, 2 * Math.PI);
        brush.fill();
        return;
      case 'digits':
      case 'text': {
        const { face, size, weight, italic = false } = shape;
        const font = `${italic ? 'italic ' : ''}${weight} ${size}px ${faces[face]}`;
        brush.font = font;
        const rise = riseOf(font);
        if (shape.kind === 'digits') {
          brush.textAlign = 'center';
          for (const { x, y, digit } of shape.places) brush.fillText(String(digit), x, y + rise);
          return;
        }
        const { x, y, text, side, struck } = shape;
        brush.textAlign = side;
        brush.fillText(text, x, y + rise);
        if (!struck) return;
        const { width } = brush.measureText(text);
        const over = size * 0.1;
        const left = x - { left: 0, center: 0.5, right: 1 }[side] * width - over;
        const line = Math.max(1, Math.round(size * 0.1));
        brush.fillRect(Math.round(left), Math.round(y - line / 2), Math.round(width + 2 * over), line);
      }
    }
  };
  return (shapes) => {
    for (const shape of shapes) paint(shape);
  };
}
