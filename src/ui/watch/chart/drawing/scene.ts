import type { CellName } from '../../../../i18n';
import type { Bar, ChartBar, ChartPicture } from '../../../../sudoku/search';
import type { Plot } from '../geometry/plot';
import type { Palette } from './palette';

/** A picture with its wide bars, which are drawn one by one. The others form its tint. */
export interface Layer {
  readonly picture: ChartPicture;
  /** The bars that are drawn one by one. */
  readonly bars: readonly ChartBar[];
}

/** Everything that the chart shows at one moment. */
export interface Scene<L extends Layer = Layer> {
  readonly plot: Plot;
  readonly palette: Palette;
  /** The layers; the last one is on top. */
  readonly layers: readonly L[];
  /** The number of recorded steps, and how the recording ended. */
  readonly length: number;
  readonly end: 'solved' | 'exhausted' | 'ended' | 'capped' | null;
  /** The choices that led to the solution. */
  readonly path: readonly Bar[];
  readonly step: number;
  readonly bookmarks: readonly number[];
  /** The step at which the search parts from a second one; `null` for none. */
  readonly parting: number | null;
  /** The rows that are marked at the playhead: the second search has not made these choices, or others. */
  readonly differing: readonly number[];
  /** The width of the playhead's line, in pixels. */
  readonly line: number;
  /** How labels name cells. */
  readonly nameOf: CellName;
  /** The bars with a frame. */
  readonly framed: readonly Framed[];
}

/** A part of a row that gets a frame. */
export interface Framed {
  readonly row: number;
  readonly from: number;
  readonly to: number;
}

/** What lies between two pixel columns. */
export interface Columns {
  readonly left: number;
  readonly right: number;
}

/** What a scene is drawn on: a canvas or a file. Lengths are in pixels. */
export interface Surface<L extends Layer = Layer> {
  rect(x: number, y: number, width: number, height: number, colour: string): void;
  frame(x: number, y: number, width: number, height: number, line: number, colour: string): void;
  /** Two crossed lines around a point. */
  cross(x: number, y: number, radius: number, colour: string): void;
  /** Text on a bar: its left end and its vertical middle. */
  label(x: number, y: number, text: string, colour: string): void;
  /** The width of such a text. */
  widthOf(text: string): number;
  /** Text beside the plot. `x` is its left end, its middle or its right end. */
  note(x: number, y: number, text: string, side: 'left' | 'center' | 'right', colour: string): void;
  /** Draws a row of a layer's tint into a rectangle: the columns from one to another, which may be fractions. */
  tint(layer: L, row: number, columns: readonly [number, number], at: Rectangle): void;
}

export interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Whether the picture of a layer covers all recorded steps in view. */
export const isAllOver = ({ picture: { window } }: Layer, { plot, length }: Scene): boolean =>
  window.from <= plot.span.from && window.to >= Math.min(length, plot.span.to);

/**
 * What a bar leads to, as far as a picture shows. A choice that was not taken back by the last step leads to the end of
 * the recording.
 */
export function fateOf(bar: ChartBar, { window }: ChartPicture, { length, end }: Scene): Bar['fate'] {
  if (bar.solves) return 'solution';
  const stands = bar.cutRight && window.to >= length && bar.to >= window.to;
  if (!stands || end === 'exhausted') return 'failed';
  return end === 'solved' ? 'solution' : 'open';
}
