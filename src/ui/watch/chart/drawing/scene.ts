import type { Bar, ChartBar, ChartPicture, Placement } from '../../../../sudoku/search';
import { labelAt, labelOf } from '../geometry/labels';
import { heightOf, type Plot, playheadOf, rowsInView, stepsPerPixel, xOf, yOf } from '../geometry/plot';
import { cssOf, type Palette } from './palette';

/** A picture, and how to draw what of it is no bar of its own. */
export interface Layer {
  readonly picture: ChartPicture;
  /** Its bars that are drawn one by one. */
  readonly bars: readonly ChartBar[];
}

/** All that the chart shows at a moment. */
export interface Scene<L extends Layer = Layer> {
  readonly plot: Plot;
  readonly palette: Palette;
  /** The last one on top. */
  readonly layers: readonly L[];
  /** Steps recorded, and whether what still stands there led to a solution. */
  readonly length: number;
  readonly end: 'solved' | 'exhausted' | 'capped' | null;
  /** The choices that led to the solution. */
  readonly path: readonly Bar[];
  readonly step: number;
  readonly bookmarks: readonly number[];
  /** The width of the playhead's line, in pixels. */
  readonly line: number;
  /** Whether labels name rows by letters. */
  readonly letters: boolean;
  /** Bars with a frame. */
  readonly framed: readonly Framed[];
}

/** A part of a row, to be framed. */
export interface Framed {
  readonly row: number;
  readonly from: number;
  readonly to: number;
}

/** What a scene is drawn on: a canvas, or a file. Lengths are in pixels. */
export interface Surface<L extends Layer = Layer> {
  rect(x: number, y: number, width: number, height: number, colour: string): void;
  frame(x: number, y: number, width: number, height: number, line: number, colour: string): void;
  /** Two crossed lines around a point. */
  cross(x: number, y: number, radius: number, colour: string): void;
  /** Text on a bar: its left end, and the height of its middle. */
  label(x: number, y: number, text: string, colour: string): void;
  /** How wide that is. */
  widthOf(text: string): number;
  /** Text beside the plot: `x` is its left end, its middle or its right end. */
  note(x: number, y: number, text: string, side: 'left' | 'center' | 'right', colour: string): void;
  /** A row of a layer's tint: the columns from one to another, not always whole ones, drawn into a rectangle. */
  tint(layer: L, row: number, columns: readonly [number, number], at: Rectangle): void;
}

export interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** How much of what comes after the playhead is hidden. */
const HIDDEN = 0.6;
const LEAST_PATH = 2;
/** The least height of a row with outlines, and how faint its bars are otherwise. */
const LEAST_OUTLINE = 6;
const FAINT = 0.3;
const CAP = 2;
const TICK = 3;
const CROSS = 3;
/** Rows of this height or more have a lane behind them. */
const LEAST_LANE = 14;

/** Draws a scene. Its cost goes with the pixels of the plot, whatever the length of the search. */
export function drawScene<L extends Layer>(surface: Surface<L>, scene: Scene<L>): void {
  drawBackground(surface, scene);
  drawForeground(surface, scene);
}

/** Draws what does not depend on the playhead. */
export function drawBackground<L extends Layer>(surface: Surface<L>, scene: Scene<L>): void {
  const { plot, palette, layers, path } = scene;
  // What lies under a layer that covers all is not seen.
  const first = Math.max(
    0,
    layers.findLastIndex((layer) => isAllOver(layer, scene)),
  );
  surface.rect(0, 0, plot.width, plot.height, cssOf(palette.sheet));
  drawLanes(surface, scene, 0, plot.width);
  for (const [i, layer] of layers.slice(first).entries()) drawLayer(surface, scene, layer, i > 0);
  const top = layers.at(-1);
  if (top !== undefined) drawEvents(surface, scene, top.picture);
  for (const bar of path) drawPath(surface, scene, bar);
}

/** Draws the playhead, and what looks different before and after it. */
export function drawForeground(surface: Surface, scene: Scene): void {
  const { plot, palette, step, line } = scene;
  const playhead = playheadOf(plot, step);
  if (playhead < plot.width) {
    const after = Math.max(0, playhead);
    surface.rect(after, 0, plot.width - after, plot.height, cssOf(palette.sheet, HIDDEN));
  }
  drawLabels(surface, scene, playhead);
  if (scene.end === 'capped') drawTear(surface, scene);
  for (const { row, from, to } of scene.framed) drawFrame(surface, scene, row, from, to);
  for (const bookmark of scene.bookmarks) drawBookmark(surface, scene, bookmark);
  surface.rect(playhead - Math.floor(line / 2), 0, line, plot.height, cssOf(palette.ink));
}

/** Whether a layer has all that is recorded of what is in view. */
const isAllOver = ({ picture: { window } }: Layer, { plot, length }: Scene): boolean =>
  window.from <= plot.span.from && window.to >= Math.min(length, plot.span.to);

function drawLanes(surface: Surface, { plot, palette, layers }: Scene, left: number, right: number): void {
  const rows = layers[0]?.picture.rows ?? 0;
  if (plot.pitch < LEAST_LANE) return;
  const { first, last } = rowsInView(plot);
  for (let row = first; row <= Math.min(last, rows - 1); row++)
    surface.rect(left, yOf(plot, row), right - left, heightOf(plot, row), cssOf(palette.lane));
}

function drawLayer<L extends Layer>(surface: Surface<L>, scene: Scene<L>, layer: L, over: boolean): void {
  const { plot, palette } = scene;
  const { window, rows } = layer.picture;
  const left = Math.max(0, Math.floor(xOf(plot, window.from)));
  const right = Math.min(plot.width, Math.ceil(xOf(plot, window.to)));
  if (right <= left) return;
  if (over) {
    surface.rect(left, 0, right - left, plot.height, cssOf(palette.sheet));
    drawLanes(surface, scene, left, right);
  }
  const perStep = window.columns / (window.to - window.from);
  const { span, width } = plot;
  const stepAt = (x: number): number => span.from + (x / width) * (span.to - span.from);
  const columns = [(stepAt(left) - window.from) * perStep, (stepAt(right) - window.from) * perStep] as const;
  const { first, last } = rowsInView(plot);
  for (let row = first; row <= Math.min(last, rows - 1); row++) {
    const at = { x: left, y: yOf(plot, row), width: right - left, height: heightOf(plot, row) };
    surface.tint(layer, row, columns, at);
  }
  const sheet = cssOf(palette.sheet);
  const dead = cssOf(palette.dead);
  const cap = cssOf(palette.deadDense);
  const alive = cssOf(palette.alive);
  for (const bar of layer.bars) {
    if (bar.row < first || bar.row > last) continue;
    const x = Math.max(left, xOf(plot, bar.from));
    const end = Math.min(right, xOf(plot, bar.to));
    if (end <= x) continue;
    const y = yOf(plot, bar.row);
    const height = heightOf(plot, bar.row);
    const fate = fateOf(bar, layer.picture, scene);
    if (fate === 'open') {
      surface.rect(x, y, end - x, height, sheet);
      // In a low row an outline would look like a filled bar.
      if (height < LEAST_OUTLINE) surface.rect(x, y, end - x, height, cssOf(palette.chosen, FAINT));
      else surface.frame(x, y, end - x, height, 1.5, cssOf(palette.chosen));
      continue;
    }
    // A little room on its right tells it from the next one.
    const room = bar.cutRight || end - x < 4 ? 0 : 1;
    surface.rect(x, y, end - x, height, sheet);
    surface.rect(x, y, end - x - room, height, fate === 'solution' ? alive : dead);
    if (fate === 'failed' && !bar.cutRight && xOf(plot, bar.to) <= right)
      surface.rect(end - room - CAP, y, CAP, height, cap);
  }
}

/** What a bar leads to, as far as a picture tells. One that stands at the end leads where the recording does. */
function fateOf(bar: ChartBar, { window }: ChartPicture, { length, end }: Scene): Bar['fate'] {
  if (bar.solves) return 'solution';
  const stands = bar.cutRight && window.to >= length && bar.to >= window.to;
  if (!stands || end === 'exhausted') return 'failed';
  return end === 'solved' ? 'solution' : 'open';
}

/** How wide, how high and how far apart the teeth are of an edge where a recording was torn off, in pixels. */
const TOOTH = { width: 4, height: 4, every: 8 };

/** The last step of a recording that a limit has ended: the search goes on, unseen. */
function drawTear(surface: Surface, { plot, palette, length }: Scene): void {
  const x = xOf(plot, length);
  if (x < 0 || x > plot.width + 1) return;
  const colour = cssOf(palette.refuted);
  surface.rect(x - 1.5, 0, 1.5, plot.height, colour);
  for (let y = 0; y < plot.height; y += TOOTH.every)
    surface.rect(x - TOOTH.width, y, TOOTH.width, TOOTH.height, colour);
}

function drawPath(surface: Surface, { plot, palette, length }: Scene, { start, end, depth }: Bar): void {
  const x = xOf(plot, start);
  const right = Math.min(plot.width, xOf(plot, end ?? length));
  const left = Math.min(Math.max(x, 0), right - LEAST_PATH);
  if (right < 0 || x > plot.width) return;
  surface.rect(left, yOf(plot, depth - 1), right - left, heightOf(plot, depth - 1), cssOf(palette.alive));
}

function drawEvents(surface: Surface, { plot, palette }: Scene, { events }: ChartPicture): void {
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

/** A bar that may have a label. */
interface Labelled extends Placement {
  readonly row: number;
  readonly from: number;
  readonly to: number;
  readonly alive: boolean;
  readonly open: boolean;
}

function drawLabels(surface: Surface, scene: Scene, playhead: number): void {
  const { plot, palette } = scene;
  for (const bar of labelledBars(scene)) {
    const height = heightOf(plot, bar.row);
    const text = labelOf(bar, scene.letters);
    const left = xOf(plot, bar.from);
    const x = labelAt(left, xOf(plot, bar.to), plot.width, surface.widthOf(text), height);
    if (x === null) continue;
    const y = yOf(plot, bar.row) + height / 2 + 0.5;
    const on = bar.open ? palette.chosen : bar.alive ? palette.aliveText : palette.deadText;
    surface.label(x, y, text, cssOf(x > playhead && !bar.open ? palette.quietInk : on));
  }
}

function labelledBars(scene: Scene): Labelled[] {
  const { plot, layers, path, length } = scene;
  const layer = layers.findLast((candidate) => isAllOver(candidate, scene)) ?? layers[0];
  if (layer === undefined) return [];
  const { first, last } = rowsInView(plot);
  const labelled: Labelled[] = [];
  const pathOf = new Map(path.map((bar) => [bar.depth - 1, bar]));
  for (const { start, end, depth, cell, digit } of path)
    labelled.push({ row: depth - 1, from: start, to: end ?? length, cell, digit, alive: true, open: false });
  for (const bar of layer.bars) {
    if (bar.choice === null || bar.row < first || bar.row > last) continue;
    // The path names its own, which may be cut off here.
    const own = pathOf.get(bar.row);
    if (own !== undefined && own.start < bar.to && (own.end ?? length) >= bar.to) continue;
    const fate = fateOf(bar, layer.picture, scene);
    labelled.push({ ...bar.choice, ...bar, alive: fate === 'solution', open: fate === 'open' });
  }
  return labelled;
}

function drawFrame(surface: Surface, { plot, palette }: Scene, row: number, from: number, to: number): void {
  const left = Math.max(-4, xOf(plot, from));
  const right = Math.min(plot.width + 4, xOf(plot, to));
  if (right < 0 || left > plot.width) return;
  const y = yOf(plot, row);
  const width = Math.max(2, right - left);
  surface.frame(left - 1, y - 1, width + 1, heightOf(plot, row) + 2, 2, cssOf(palette.ink));
}

/** Half the width of a bookmark's flag, and its height. */
const FLAG = { half: 4, height: 9 };

function drawBookmark(surface: Surface, { plot, palette }: Scene, step: number): void {
  const x = playheadOf(plot, step);
  if (x < -FLAG.half || x > plot.width + FLAG.half) return;
  surface.rect(x - 0.5, 0, 1, plot.height, cssOf(palette.ink, 0.5));
  surface.rect(x - FLAG.half, 0, FLAG.half * 2, FLAG.height, cssOf(palette.ink));
  // The notch of a ribbon.
  surface.rect(x - 1, FLAG.height - 2, 2, 2, cssOf(palette.sheet));
}
