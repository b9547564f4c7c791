import { LABEL } from '../geometry/labels';
import { playheadOf } from '../geometry/plot';
import { isSameBackground } from './background';
import { CORNER } from './drawMarks';
import type { Columns, Scene } from './scene';

/** The part of a canvas to redraw: nothing, all, or some columns. */
export type Redrawn = 'nothing' | 'all' | Columns;

/**
 * What differs from the scene drawn before. If only the playhead has moved, that is the distance it moved, widened by
 * the marks beside it, and by a label that may begin there, because labels change their colour at the playhead.
 */
export function redrawnOf(before: Scene | null, scene: Scene): Redrawn {
  if (before === null || !isSameBackground(before, scene)) return 'all';
  if (!hasSameRest(before, scene) || !hasSameFrames(before, scene)) return 'all';
  const old = playheadOf(before.plot, before.step);
  const now = playheadOf(scene.plot, scene.step);
  const hasMarks = before.differing.length + scene.differing.length > 0;
  if (old === now && before.differing.join() === scene.differing.join()) return 'nothing';
  const { width } = scene.plot;
  return {
    left: Math.max(0, Math.min(old, now) - Math.max(scene.line, hasMarks ? CORNER.most : 0)),
    right: Math.min(width, Math.max(old, now) + scene.line + LABEL.widest),
  };
}

/** Compares everything but the step and the objects that every scene makes anew. */
function hasSameRest(before: Scene, scene: Scene): boolean {
  const { plot, layers, framed, step, differing, ...rest } = scene;
  return (Object.keys(rest) as (keyof typeof rest)[]).every((name) => before[name] === scene[name]);
}

const hasSameFrames = ({ framed: a }: Scene, { framed: b }: Scene): boolean =>
  a.length === b.length &&
  a.every((frame, i) => frame.row === b[i]?.row && frame.from === b[i]?.from && frame.to === b[i]?.to);

/** Draws only the part that has changed. */
export function drawWithin(
  context: CanvasRenderingContext2D,
  { plot }: Scene,
  redrawn: Redrawn,
  draw: (within: Columns) => void,
): void {
  if (redrawn === 'nothing') return;
  const within = redrawn === 'all' ? { left: 0, right: plot.width } : redrawn;
  const { left, right } = within;
  context.save();
  context.beginPath();
  context.rect(left, 0, right - left, plot.height);
  context.clip();
  draw(within);
  context.restore();
}
