import { gapOf } from './rows';
import { type Span, sizeOf } from './span';

/** The room that the axes take beside the plot, in pixels: depths on the left, steps below. */
export const AXES = { left: 34, bottom: 22 } as const;

/** How steps and rows map to the page, in pixels. */
export interface Plot {
  readonly width: number;
  readonly height: number;
  readonly span: Span;
  /** The height of a row including the gap below it, and how far the rows are scrolled. */
  readonly pitch: number;
  readonly top: number;
}

/** How many steps one pixel covers. */
export const stepsPerPixel = ({ span, width }: Plot): number => sizeOf(span) / width;

export const xOf = ({ span, width }: Plot, step: number): number =>
  ((step - span.from) / sizeOf(span)) * width;

/** The step at a pixel, not rounded. */
export const stepOf = ({ span, width }: Plot, x: number): number => span.from + (x / width) * sizeOf(span);

/** The state at a pixel: state n is drawn from n to n + 1. */
export const stateAt = (plot: Plot, x: number, length: number): number =>
  Math.max(0, Math.min(length, Math.floor(stepOf(plot, x))));

/** The top of a row, rounded to a whole pixel. */
export const yOf = ({ pitch, top }: Plot, row: number): number => Math.round(row * pitch - top);

/** The height of a row without its gap. */
export const heightOf = (plot: Plot, row: number): number =>
  Math.max(1, yOf(plot, row + 1) - yOf(plot, row) - gapOf(plot.pitch));

export const rowAt = ({ pitch, top }: Plot, y: number): number => Math.floor((y + top) / pitch);

/** The first and the last row in view. */
export const rowsInView = (plot: Plot): { readonly first: number; readonly last: number } => ({
  first: Math.max(0, rowAt(plot, 0)),
  last: rowAt(plot, plot.height - 1),
});

/**
 * The position of the playhead: the middle of its state. The last state has no width, so there the playhead is at the
 * edge.
 */
export function playheadOf(plot: Plot, step: number): number {
  const x = Math.round(xOf(plot, step + 0.5));
  return xOf(plot, step) <= plot.width ? Math.min(x, plot.width - 1) : x;
}

/** The steps at which the axis has a mark: round numbers, at least `room` pixels apart. */
export function stepTicks(from: number, to: number, width: number, room: number): number[] {
  const least = ((to - from) * room) / width;
  const power = 10 ** Math.max(0, Math.floor(Math.log10(least)));
  const every = Math.max(
    1,
    [1, 2, 5, 10].map((times) => times * power).find((size) => size >= least) ?? power,
  );
  const ticks: number[] = [];
  for (let at = Math.ceil(from / every) * every; at <= to; at += every) ticks.push(at);
  return ticks;
}

/** The depths, from 1, at which the axis has a mark: the first, and every fifth, tenth and so on as room allows. */
export function depthTicks(rows: number, pitch: number, room: number): number[] {
  const every = [5, 10, 20, 40].find((size) => size * pitch >= room) ?? 80;
  return Array.from({ length: rows }, (_, row) => row + 1).filter(
    (depth) => depth === 1 || depth % every === 0,
  );
}
