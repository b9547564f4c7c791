import type { ChartBar, ChartPicture } from '../../../../sudoku/search';
import { type Palette, type Rgb, tintOf } from './palette';

/** Bars narrower than this many columns are part of the tint. Wider ones are drawn one by one. */
const LEAST_ALONE = 14;
/** In bars of at least this many columns the end cap is two columns wide. */
const WIDE_CAP = 8;

const columnsOf = ({ from, to }: ChartBar, { window }: ChartPicture): number =>
  ((to - from) * window.columns) / (window.to - window.from);

/** The bars that are drawn one by one, in the order of the picture: a later bar lies on top. */
export const widerBars = (picture: ChartPicture): readonly ChartBar[] =>
  picture.bars.filter((bar) => columnsOf(bar, picture) >= LEAST_ALONE);

/** A range of rows of a picture; `to` is excluded. */
export interface Rows {
  readonly from: number;
  readonly to: number;
}

/** The size of these rows' pixels, in bytes. */
export const tintBytes = ({ window }: ChartPicture, { from, to }: Rows): number =>
  4 * (to - from) * window.columns;

/**
 * Everything in these rows of a picture but the wide bars, as pixels: one for each column and row, with red, green,
 * blue and opacity. They are written to the beginning of `memory`, which must have room for them.
 */
export function tintPixels(
  picture: ChartPicture,
  palette: Palette,
  rows: Rows = { from: 0, to: picture.rows },
  memory = new ArrayBuffer(tintBytes(picture, rows)),
): Uint8ClampedArray<ArrayBuffer> {
  const { window, solutions, bars } = picture;
  const { columns } = window;
  const height = rows.to - rows.from;
  const coverage = picture.coverage.subarray(rows.from * columns, rows.to * columns);
  const pixels = new Uint32Array(memory, 0, height * columns);
  const tints = Uint32Array.from({ length: 256 }, (_, share) =>
    share === 0 ? 0 : packed(tintOf(palette, share / 255)),
  );
  for (let i = 0; i < coverage.length; i++) pixels[i] = tints[coverage[i] ?? 0] ?? 0;
  const dead = packed(palette.dead);
  const cap = packed(palette.deadDense);
  const alive = packed(palette.alive);
  for (let column = 0; column < columns; column++) {
    // A picture that is not sharp marks far more columns than contain a solution.
    if (!picture.sharp || solutions[column] === 0) continue;
    for (let row = 0; row < height; row++) {
      const at = row * columns + column;
      if (coverage[at] === 0) continue;
      // Two columns wide, so that it can be seen.
      pixels[at] = alive;
      pixels[column + 1 < columns ? at + 1 : at - 1] = alive;
    }
  }
  const perColumn = (window.to - window.from) / columns;
  for (const bar of bars) {
    if (bar.row < rows.from || bar.row >= rows.to) continue;
    const left = Math.round((bar.from - window.from) / perColumn);
    const right = Math.min(columns, Math.max(left + 1, Math.round((bar.to - window.from) / perColumn)));
    if (right - left >= LEAST_ALONE) continue;
    const row = (bar.row - rows.from) * columns;
    pixels.fill(bar.solves ? alive : dead, row + left, row + right);
    if (bar.solves || bar.cutRight) continue;
    pixels.fill(cap, row + right - (right - left >= WIDE_CAP ? 2 : 1), row + right);
  }
  return new Uint8ClampedArray(memory, 0, tintBytes(picture, rows));
}

const isLittleEndian = new Uint8Array(new Uint32Array([1]).buffer)[0] === 1;

/** An opaque colour as the four bytes of a pixel. */
const packed = ([red, green, blue]: Rgb): number =>
  (isLittleEndian
    ? (255 << 24) | (blue << 16) | (green << 8) | red
    : (red << 24) | (green << 16) | (blue << 8) | 255) >>> 0;
