import type { ChartPicture } from '../../../sudoku/search';
import { LABEL } from './labels';
import type { Palette } from './palette';
import type { Layer, Surface } from './scene';
import { tintPixels, widerBars } from './tint';

/** A layer with its tint as an image: a pixel for each column and row. */
export interface CanvasLayer extends Layer {
  readonly image: HTMLCanvasElement;
}

/** Paints the tint of a picture on a canvas once, so that a frame only has to copy it. */
export function canvasLayer(picture: ChartPicture, palette: Palette, image: HTMLCanvasElement): CanvasLayer {
  const { columns } = picture.window;
  if (image.width !== columns) image.width = columns;
  if (image.height !== picture.rows) image.height = picture.rows;
  const context = image.getContext('2d');
  if (context !== null && picture.rows > 0) {
    const pixels = tintPixels(picture, palette);
    context.putImageData(new ImageData(pixels, image.width, image.height), 0, 0);
  }
  return { picture, bars: widerBars(picture), image };
}

/** A canvas to draw a scene on. */
export function canvasSurface(
  context: CanvasRenderingContext2D,
  { mono, sans }: Palette,
): Surface<CanvasLayer> {
  const labels = `500 ${LABEL.size}px ${mono}`;
  context.font = labels;
  context.textBaseline = 'middle';
  context.imageSmoothingEnabled = false;
  const widths = new Map<number, number>();
  return {
    rect(x, y, width, height, colour) {
      context.fillStyle = colour;
      context.fillRect(x, y, width, height);
    },
    frame(x, y, width, height, line, colour) {
      context.strokeStyle = colour;
      context.lineWidth = line;
      context.strokeRect(x + line / 2, y + line / 2, Math.max(0, width - line), Math.max(0, height - line));
    },
    cross(x, y, radius, colour) {
      context.strokeStyle = colour;
      context.lineWidth = 1.6;
      context.beginPath();
      context.moveTo(x - radius, y - radius);
      context.lineTo(x + radius, y + radius);
      context.moveTo(x + radius, y - radius);
      context.lineTo(x - radius, y + radius);
      context.stroke();
    },
    label(x, y, text, colour) {
      context.fillStyle = colour;
      context.fillText(text, x, y);
    },
    // The face has letters of one width.
    widthOf({ length }) {
      const width = widths.get(length) ?? context.measureText('0'.repeat(length)).width;
      widths.set(length, width);
      return width;
    },
    note(x, y, text, side, colour) {
      context.font = `450 ${LABEL.size}px ${sans}`;
      context.textAlign = side;
      context.fillStyle = colour;
      context.fillText(text, x, y);
      context.textAlign = 'left';
      context.font = labels;
    },
    tint({ image }, row, [from, to], { x, y, width, height }) {
      context.drawImage(image, from, row, to - from, 1, x, y, width, height);
    },
  };
}
