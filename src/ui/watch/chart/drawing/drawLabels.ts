import type { Placement } from '../../../../sudoku/search';
import { LABEL, labelAt, labelOf } from '../geometry/labels';
import { heightOf, rowsInView, xOf, yOf } from '../geometry/plot';
import { cssOf, type Palette, type Rgb } from './palette';
import { type Columns, fateOf, isAllOver, type Scene, type Surface } from './scene';

/** A bar that may have a label. */
interface Labelled extends Placement {
  readonly row: number;
  readonly from: number;
  readonly to: number;
  readonly alive: boolean;
  readonly open: boolean;
}

/** Labels the bars that have room for it. To write and to measure takes long, so only what is seen in `within` is. */
export function drawLabels(surface: Surface, scene: Scene, playhead: number, within: Columns): void {
  const { plot, palette } = scene;
  if (plot.pitch < LABEL.leastRow) return;
  for (const bar of labelledBars(scene)) {
    const left = xOf(plot, bar.from);
    const right = xOf(plot, bar.to);
    const x0 = Math.max(left, 0);
    const x1 = x0 + LABEL.padding + LABEL.widest;
    if (right - x0 < LABEL.size || x0 > within.right || x1 < within.left) continue;
    const height = heightOf(plot, bar.row);
    const text = labelOf(bar, scene.nameOf);
    const x = labelAt(left, right, plot.width, surface.widthOf(text), plot.pitch);
    if (x === null) continue;
    const y = yOf(plot, bar.row) + height / 2 + 0.5;
    surface.label(x, y, text, cssOf(inkOn(bar, palette, x > playhead)));
  }
}

/** The colour of a label. Labels ahead of the playhead are fainter. */
function inkOn({ open, alive }: Labelled, palette: Palette, ahead: boolean): Rgb {
  if (open) return palette.chosen;
  if (alive) return ahead ? palette.aliveTextAhead : palette.aliveText;
  return ahead ? palette.deadTextAhead : palette.deadText;
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
    // Bars of the path are listed already; in this picture they may be cut off.
    const own = pathOf.get(bar.row);
    if (own !== undefined && own.start < bar.to && (own.end ?? length) >= bar.to) continue;
    const fate = fateOf(bar, layer.picture, scene);
    labelled.push({ ...bar.choice, ...bar, alive: fate === 'solution', open: fate === 'open' });
  }
  return labelled;
}
