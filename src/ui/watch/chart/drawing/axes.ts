import { depthTicks, heightOf, type Plot, stepTicks, xOf, yOf } from '../geometry/plot';
import { cssOf } from './palette';
import type { Layer, Scene, Surface } from './scene';

/** The least distance of two marks, in pixels. */
const ROOM = { steps: 90, depths: 24 };
/** The usual width of a letter, and the least gap between two labels, in pixels. */
const LETTER = 6.5;
const GAP = 8;

/** How the axis of steps is labelled. */
export interface AxisWords {
  short(count: number): string;
  count(count: number): string;
  /** The last label, which also names the unit. */
  steps(count: string): string;
}

/** Draws the axes around a plot whose upper left corner is at the origin. */
export function drawAxes<L extends Layer>(surface: Surface<L>, scene: Scene<L>, words: AxisWords): void {
  const { plot, palette, layers } = scene;
  const colour = cssOf(palette.faintInk);
  for (const depth of depthTicks(layers[0]?.picture.rows ?? 0, plot.pitch, ROOM.depths)) {
    const y = yOf(plot, depth - 1) + heightOf(plot, depth - 1) / 2;
    if (y > 4 && y < plot.height - 4) surface.note(-6, y, String(depth), 'right', colour);
  }
  const { from, to } = plot.span;
  const y = plot.height + 13;
  const last = words.steps(labelNear(to, plot, words));
  surface.note(plot.width, y, last, 'right', colour);
  const end = plot.width - last.length * LETTER - GAP;
  let free = Number.NEGATIVE_INFINITY;
  for (const step of stepTicks(from, to, plot.width, ROOM.steps)) {
    const x = xOf(plot, step);
    const label = labelNear(step, plot, words);
    const side = x < 4 ? 'left' : 'center';
    const left = side === 'left' ? x : x - (label.length * LETTER) / 2;
    const right = left + label.length * LETTER;
    if (left < free || right > end) continue;
    surface.note(x, y, label, side, colour);
    free = right + GAP;
  }
}

/** A short label, unless neighbouring marks would then have the same label. */
function labelNear(step: number, { span, width }: Plot, words: AxisWords): string {
  const every = ((span.to - span.from) * ROOM.steps) / width;
  const whole = Math.round(step);
  return every < whole / 200 ? words.count(whole) : words.short(whole);
}
