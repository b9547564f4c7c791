import { playheadOf } from '../geometry/plot';
import { drawLanes, drawLayer } from './drawBars';
import { drawLabels } from './drawLabels';
import {
  drawBookmark,
  drawDiffering,
  drawEvents,
  drawFrame,
  drawParting,
  drawPath,
  drawTear,
} from './drawMarks';
import { cssOf } from './palette';
import { type Columns, isAllOver, type Layer, type Scene, type Surface } from './scene';

/** Draws a scene. The cost depends on the size of the plot, not on the length of the search. */
export function drawScene<L extends Layer>(surface: Surface<L>, scene: Scene<L>): void {
  drawBackground(surface, scene);
  drawForeground(surface, scene);
}

/** Draws the part that does not depend on the playhead. */
export function drawBackground<L extends Layer>(surface: Surface<L>, scene: Scene<L>): void {
  const { plot, palette, layers, path } = scene;
  // A layer that covers the whole view hides the layers under it.
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

/** Draws the playhead, and the parts that look different before and after it; of labels those in some columns. */
export function drawForeground(
  surface: Surface,
  scene: Scene,
  within: Columns = { left: 0, right: scene.plot.width },
): void {
  const { plot, palette, step, line } = scene;
  const playhead = playheadOf(plot, step);
  if (playhead < plot.width) {
    const after = Math.max(0, playhead);
    surface.rect(after, 0, plot.width - after, plot.height, cssOf(palette.sheet, palette.hidden));
  }
  drawLabels(surface, scene, playhead, within);
  if (scene.end === 'capped') drawTear(surface, scene);
  for (const { row, from, to } of scene.framed) drawFrame(surface, scene, row, from, to);
  if (scene.parting !== null) drawParting(surface, scene, scene.parting);
  for (const bookmark of scene.bookmarks) drawBookmark(surface, scene, bookmark);
  for (const row of scene.differing) drawDiffering(surface, scene, row);
  surface.rect(playhead - Math.floor(line / 2), 0, line, plot.height, cssOf(palette.ink));
}
