import type { ClipColours, ClipSetup, Rgb } from './protocol';
import type { Shape } from './shapes';

/** The part of a canvas that painting uses. */
export type Brush = Pick<
  OffscreenCanvasRenderingContext2D,
  | 'fillStyle'
  | 'strokeStyle'
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
  | 'rect'
  | 'fill'
  | 'stroke'
  | 'save'
  | 'restore'
  | 'clip'
>;

/** The opacity of the lines of a hatch. */
const HATCH = 0.38;

/** Returns a function that paints shapes, each over the ones before. */
export function createPainter(
  brush: Brush,
  { colours, faces }: Pick<ClipSetup, 'colours' | 'faces'>,
): (shapes: readonly Shape[]) => void {
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

  const paint = (shape: Shape): void => {
    const colour = cssOf(colours, shape.colour);
    brush.fillStyle = colour;
    brush.strokeStyle = colour;
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
      case 'hatch': {
        const { x, y, width, height, gap } = shape;
        brush.save();
        brush.beginPath();
        brush.rect(x, y, width, height);
        brush.clip();
        brush.strokeStyle = cssOf(colours, shape.colour, HATCH);
        brush.lineWidth = 1;
        brush.beginPath();
        for (let at = gap; at < width + height; at += gap) {
          brush.moveTo(x + at, y);
          brush.lineTo(x + at - height, y + height);
        }
        brush.stroke();
        brush.restore();
        return;
      }
      case 'cross': {
        const { x, y, radius, line } = shape;
        brush.lineWidth = line;
        brush.beginPath();
        brush.moveTo(x - radius, y - radius);
        brush.lineTo(x + radius, y + radius);
        brush.moveTo(x + radius, y - radius);
        brush.lineTo(x - radius, y + radius);
        brush.stroke();
        return;
      }
      case 'dot':
        brush.beginPath();
        brush.arc(shape.x, shape.y, shape.radius, 0, 2 * Math.PI);
        brush.fill();
        return;
      case 'path':
        brush.lineWidth = shape.line;
        brush.beginPath();
        for (const [index, [x, y]] of shape.points.entries()) {
          if (index === 0) brush.moveTo(x, y);
          else brush.lineTo(x, y);
        }
        brush.stroke();
        return;
      case 'text': {
        const { x, y, text, face, size, weight, side, struck } = shape;
        const font = `${weight} ${size}px ${faces[face]}`;
        brush.font = font;
        brush.textAlign = side;
        brush.fillText(text, x, y + riseOf(font));
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

const cssOf = (colours: ClipColours, name: keyof ClipColours, alpha = 1): string => {
  const [red, green, blue]: Rgb = colours[name];
  return `rgba(${red},${green},${blue},${alpha})`;
};
