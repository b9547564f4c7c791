import { LABEL } from '../geometry/labels';
import { AXES } from '../geometry/plot';
import { type AxisWords, drawAxes } from './axes';
import { drawScene } from './drawScene';
import { cssOf, type Palette, type Rgb } from './palette';
import type { Layer, Scene, Surface } from './scene';
import { tintPixels } from './tint';

/** The margin around a saved picture, in pixels. */
export const BORDER = 12;

/** The size of a scene with its axes and margins. */
export const sizeWithAxes = ({ plot }: Scene): { readonly width: number; readonly height: number } => ({
  width: plot.width + AXES.left + 2 * BORDER,
  height: plot.height + AXES.bottom + 2 * BORDER,
});

/** A scene with its axes as an SVG document. */
export function svgOf(scene: Scene, words: AxisWords): string {
  const { width, height } = sizeWithAxes(scene);
  const { plot, palette } = scene;
  const inPlot: string[] = [];
  const around: string[] = [];
  drawScene(svgSurface(inPlot, palette), scene);
  drawAxes(svgSurface(around, palette), scene, words);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<clipPath id="plot"><rect width="${plot.width}" height="${plot.height}"/></clipPath>`,
    `<rect width="${width}" height="${height}" fill="${cssOf(palette.sheet)}"/>`,
    `<g transform="translate(${AXES.left + BORDER} ${BORDER})">`,
    `<g clip-path="url(#plot)" shape-rendering="crispEdges" font-family="monospace" font-weight="500" font-size="${LABEL.size}">`,
    ...inPlot,
    '</g>',
    `<g font-family="sans-serif" font-size="${LABEL.size}">`,
    ...around,
    '</g></g></svg>',
  ].join('\n');
}

/** The width of a label's letter, and of a Korean one, as a fraction of the font size. */
const LETTER = 0.6;
const SYLLABLE = 1;
const ANCHORS = { left: 'start', center: 'middle', right: 'end' } as const;

function svgSurface(out: string[], palette: Palette): Surface {
  const tints = new WeakMap<Layer, Uint8ClampedArray>();
  const tintOf = (layer: Layer): Uint8ClampedArray => {
    const tint = tints.get(layer) ?? tintPixels(rounded(layer.picture), palette);
    tints.set(layer, tint);
    return tint;
  };
  return {
    rect(x, y, width, height, colour) {
      if (width <= 0 || height <= 0) return;
      out.push(
        `<rect x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}" fill="${colour}"/>`,
      );
    },
    frame(x, y, width, height, line, colour) {
      out.push(
        `<rect x="${short(x + line / 2)}" y="${short(y + line / 2)}" width="${short(Math.max(0, width - line))}" height="${short(Math.max(0, height - line))}" fill="none" stroke="${colour}" stroke-width="${line}"/>`,
      );
    },
    cross(x, y, radius, colour) {
      const [left, right, top, bottom] = [x - radius, x + radius, y - radius, y + radius].map(short);
      out.push(
        `<path d="M${left} ${top}L${right} ${bottom}M${right} ${top}L${left} ${bottom}" fill="none" stroke="${colour}" stroke-width="1.6"/>`,
      );
    },
    label(x, y, text, colour) {
      out.push(
        `<text x="${short(x)}" y="${short(y)}" dominant-baseline="central" fill="${colour}">${text}</text>`,
      );
    },
    widthOf: (text) =>
      LABEL.size * [...text].reduce((sum, letter) => sum + (letter < '\u1100' ? LETTER : SYLLABLE), 0),
    note(x, y, text, side, colour) {
      out.push(
        `<text x="${short(x)}" y="${short(y)}" dominant-baseline="central" text-anchor="${ANCHORS[side]}" fill="${colour}">${escaped(text)}</text>`,
      );
    },
    tint(layer, row, [from, to], at) {
      const { columns } = layer.picture.window;
      const pixels = tintOf(layer);
      const perColumn = at.width / (to - from);
      const parts = new Map<string, string>();
      const last = Math.min(columns, Math.ceil(to));
      for (let column = Math.max(0, Math.floor(from)); column < last; ) {
        const colour = colourAt(pixels, row * columns + column);
        const first = column;
        while (column < last && colourAt(pixels, row * columns + column) === colour) column++;
        if (colour === null) continue;
        const left = at.x + Math.max(0, first - from) * perColumn;
        const width = at.x + (Math.min(to, column) - from) * perColumn - left;
        parts.set(
          colour,
          `${parts.get(colour) ?? ''}M${short(left)} ${at.y}h${short(width)}v${at.height}h${short(-width)}z`,
        );
      }
      for (const [colour, path] of parts) out.push(`<path d="${path}" fill="${colour}"/>`);
    },
  };
}

/** The picture with its coverage rounded, so that neighbours with equal values become one shape. */
const rounded = (picture: Layer['picture']): Layer['picture'] => ({
  ...picture,
  coverage: picture.coverage.map((share) => (share === 0 ? 0 : Math.max(1, Math.round(share / 17)) * 17)),
});

function colourAt(pixels: Uint8ClampedArray, index: number): string | null {
  const [red = 0, green = 0, blue = 0, opacity = 0] = pixels.subarray(4 * index, 4 * index + 4);
  const colour: Rgb = [red, green, blue];
  return opacity === 0 ? null : cssOf(colour);
}

const short = (value: number): string => String(Math.round(value * 100) / 100);

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
