import type { ChartPicture } from '../../../../sudoku/search';
import { LABEL } from '../geometry/labels';
import { rowsInView } from '../geometry/plot';
import type { Palette } from './palette';
import type { Layer, Scene, Surface } from './scene';
import { type Rows, tintBytes, tintPixels, widerBars } from './tint';

/** A layer with its tint as an image that has a pixel for each column and row. */
export interface CanvasLayer extends Layer {
  /** The image of at least these rows. It is made on demand, since a layer under another may never be seen. */
  image(rows: Rows): HTMLCanvasElement;
}

/**
 * Canvas sizes are rounded up to multiples of this many pixels, so that pictures of nearly the same size fit the same
 * canvas.
 */
const GRAIN = 256;
const grown = (old: number, needed: number): number =>
  needed <= old ? old : Math.ceil(needed / GRAIN) * GRAIN;

/**
 * A canvas for tints. It is reused for one picture after the other, since new canvases would have to be
 * garbage-collected.
 */
export class TintCanvas {
  private readonly canvas = document.createElement('canvas');
  private memory = new ArrayBuffer(0);

  paint(picture: ChartPicture, palette: Palette, rows: Rows): HTMLCanvasElement {
    const { canvas } = this;
    const { columns } = picture.window;
    const width = grown(canvas.width, columns);
    const height = grown(canvas.height, picture.rows);
    if (canvas.width !== width) canvas.width = width;
    if (canvas.height !== height) canvas.height = height;
    const context = canvas.getContext('2d');
    if (context === null || rows.to <= rows.from) return canvas;
    const bytes = tintBytes(picture, rows);
    if (this.memory.byteLength < bytes) this.memory = new ArrayBuffer(4 * width * height);
    const pixels = tintPixels(picture, palette, rows, this.memory);
    context.putImageData(new ImageData(pixels, columns), 0, rows.from);
    return canvas;
  }
}

/** How many rows above and below those in view are painted too, ready for scrolling. */
const BESIDE = 4;

/** Makes a layer that paints its tint once, so that a frame only copies it. */
export function canvasLayer(picture: ChartPicture, palette: Palette, canvas: TintCanvas): CanvasLayer {
  let painted: { readonly rows: Rows; readonly image: HTMLCanvasElement } | undefined;
  return {
    picture,
    bars: widerBars(picture),
    image({ from, to }) {
      const last = Math.min(to, picture.rows);
      if (painted === undefined || from < painted.rows.from || last > painted.rows.to) {
        const rows = { from: Math.max(0, from - BESIDE), to: Math.min(last + BESIDE, picture.rows) };
        painted = { rows, image: canvas.paint(picture, palette, rows) };
      }
      return painted.image;
    },
  };
}

/**
 * Makes a surface that draws a scene on a canvas. It remembers the values it has set, so after `restore` on the context
 * make a new one.
 */
export function canvasSurface(
  context: CanvasRenderingContext2D,
  { plot, palette: { mono, sans } }: Pick<Scene, 'plot' | 'palette'>,
): Surface<CanvasLayer> {
  const { first, last } = rowsInView(plot);
  const rows = { from: first, to: last + 1 };
  const labels = `500 ${LABEL.size}px ${mono}`;
  // Korean letters are as high as their font size, so in a low row they would run into those of the next row. The font of
  // the page has them, where the system has none.
  const korean = `500 ${Math.min(LABEL.size, plot.pitch)}px ${mono}, ${sans}`;
  const faceOf = (label: string): string => (/[\uac00-\ud7a3]/.test(label) ? korean : labels);
  const notes = `450 ${LABEL.size}px ${sans}`;
  let font = '';
  let fill = '';
  // Setting the same value again costs as much as setting a new one, so equal values are not set.
  const write = (face: string): void => {
    if (face !== font) context.font = face;
    font = face;
  };
  const paint = (colour: string): void => {
    if (colour !== fill) context.fillStyle = colour;
    fill = colour;
  };
  context.textBaseline = 'middle';
  context.imageSmoothingEnabled = false;
  const widths = new Map<number, number>();
  return {
    rect(x, y, width, height, colour) {
      paint(colour);
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
      write(faceOf(text));
      paint(colour);
      context.fillText(text, x, y);
    },
    // Labels of equal length differ only in digits and letters, which are all equally wide in this font.
    widthOf(text) {
      const { length } = text;
      write(faceOf(text));
      const width = widths.get(length) ?? context.measureText(text).width;
      widths.set(length, width);
      return width;
    },
    note(x, y, text, side, colour) {
      write(notes);
      paint(colour);
      context.textAlign = side;
      context.fillText(text, x, y);
      context.textAlign = 'left';
    },
    tint(layer, row, [from, to], { x, y, width, height }) {
      context.drawImage(layer.image(rows), from, row, to - from, 1, x, y, width, height);
    },
  };
}
