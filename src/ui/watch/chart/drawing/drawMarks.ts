import type { Bar, ChartPicture } from '../../../../sudoku/search';
import { heightOf, playheadOf, stepsPerPixel, xOf, yOf } from '../geometry/plot';
import { cssOf } from './palette';
import type { Scene, Surface } from './scene';

const LEAST_PATH = 2;
const TICK = 3;
const CROSS = 3;

/** The teeth of the edge where a recording was cut off: width, height and distance, in pixels. */
const TOOTH = { width: 4, height: 4, every: 8 };

/** Draws a torn edge at the last step of a recording that a limit has ended, since the search goes on unrecorded. */
export function drawTear(surface: Surface, { plot, palette, length }: Scene): void {
  const x = xOf(plot, length);
  if (x < 0 || x > plot.width + 1) return;
  const colour = cssOf(palette.refuted);
  surface.rect(x - 1.5, 0, 1.5, plot.height, colour);
  for (let y = 0; y < plot.height; y += TOOTH.every)
    surface.rect(x - TOOTH.width, y, TOOTH.width, TOOTH.height, colour);
}

/** Draws a choice that led to the solution. */
export function drawPath(
  surface: Surface,
  { plot, palette, length }: Scene,
  { start, end, depth }: Bar,
): void {
  const x = xOf(plot, start);
  const right = Math.min(plot.width, xOf(plot, end ?? length));
  const left = Math.min(Math.max(x, 0), right - LEAST_PATH);
  if (right < 0 || x > plot.width) return;
  surface.rect(left, yOf(plot, depth - 1), right - left, heightOf(plot, depth - 1), cssOf(palette.alive));
}

/** Draws forced digits and dead ends. */
export function drawEvents(surface: Surface, { plot, palette }: Scene, { events }: ChartPicture): void {
  const stepWidth = 1 / stepsPerPixel(plot);
  const proven = cssOf(palette.proven);
  const refuted = cssOf(palette.refuted);
  for (const { kind, step, depth } of events) {
    const x = xOf(plot, step);
    if (x + stepWidth < 0 || x > plot.width) continue;
    const y = yOf(plot, depth);
    const height = heightOf(plot, depth);
    if (kind === 'forced')
      surface.rect(x, y, Math.max(1, stepWidth - 1), Math.min(TICK, Math.max(1, height / 2)), proven);
    else if (kind === 'deadEnd') {
      const radius = Math.max(1, Math.min(CROSS, stepWidth / 2, height / 2));
      surface.cross(x + stepWidth / 2, y + Math.min(5, height / 2), radius, refuted);
    }
  }
}

/** Draws a frame around the bar or run that is pointed at. */
export function drawFrame(
  surface: Surface,
  { plot, palette }: Scene,
  row: number,
  from: number,
  to: number,
): void {
  const left = Math.max(-4, xOf(plot, from));
  const right = Math.min(plot.width + 4, xOf(plot, to));
  if (right < 0 || left > plot.width) return;
  const y = yOf(plot, row);
  const width = Math.max(2, right - left);
  surface.frame(left - 1, y - 1, width + 1, heightOf(plot, row) + 2, 2, cssOf(palette.ink));
}

/** Half the width of a bookmark's flag, and its height. */
const FLAG = { half: 4, height: 9 };

export function drawBookmark(surface: Surface, { plot, palette }: Scene, step: number): void {
  const x = playheadOf(plot, step);
  if (x < -FLAG.half || x > plot.width + FLAG.half) return;
  surface.rect(x - 0.5, 0, 1, plot.height, cssOf(palette.ink, 0.5));
  surface.rect(x - FLAG.half, 0, FLAG.half * 2, FLAG.height, cssOf(palette.ink));
  // The notch of the flag.
  surface.rect(x - 1, FLAG.height - 2, 2, 2, cssOf(palette.sheet));
}

/** The dashes of the line where two searches part: their width, length and distance. */
const DASH = { width: 2, length: 4, every: 7 };
/** Half the width of the two strokes that go apart at its top, and their number. */
const FORK = 4;

/** Draws the line from which on the search is another than the second one, with a fork at its top. */
export function drawParting(surface: Surface, { plot, palette }: Scene, step: number): void {
  const x = playheadOf(plot, step);
  if (x < -FORK || x > plot.width + FORK) return;
  const colour = cssOf(palette.ink);
  for (let y = FORK; y < plot.height; y += DASH.every)
    surface.rect(x - DASH.width / 2, y, DASH.width, DASH.length, colour);
  for (let y = 0; y < FORK; y++)
    for (const side of [-1, 1]) surface.rect(x + side * (FORK - y) - 1, y, 2, 1, colour);
}

/** The size of the corner that marks a choice at the playhead, as on the board, and its least. */
export const CORNER = { most: 7, least: 3 };

/** Marks a choice that the second search has not made: a corner at the playhead. */
export function drawDiffering(surface: Surface, { plot, palette, step }: Scene, row: number): void {
  const x = playheadOf(plot, step);
  const height = heightOf(plot, row);
  const bottom = yOf(plot, row) + height;
  const size = Math.max(CORNER.least, Math.min(CORNER.most, height));
  for (let y = 0; y < size; y++) surface.rect(x - size + y, bottom - y - 1, size - y, 1, cssOf(palette.ink));
}
