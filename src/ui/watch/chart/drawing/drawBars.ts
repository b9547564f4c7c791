import { heightOf, rowsInView, xOf, yOf } from '../geometry/plot';
import { cssOf } from './palette';
import { fateOf, type Layer, type Scene, type Surface } from './scene';

/** The least height of a row with outlines, and the opacity of bars in lower rows instead. */
const LEAST_OUTLINE = 6;
const FAINT = 0.3;
/** The width of the cap at the end of a failed bar. */
const CAP = 2;
/** Rows of this height or more have a lane behind them. */
const LEAST_LANE = 14;

/** Draws the lane behind the bars of each row. */
export function drawLanes(
  surface: Surface,
  { plot, palette, layers }: Scene,
  left: number,
  right: number,
): void {
  const rows = layers[0]?.picture.rows ?? 0;
  if (plot.pitch < LEAST_LANE) return;
  const { first, last } = rowsInView(plot);
  for (let row = first; row <= Math.min(last, rows - 1); row++)
    surface.rect(left, yOf(plot, row), right - left, heightOf(plot, row), cssOf(palette.lane));
}

/** Draws the bars of a picture. With `over`, it first hides what a layer below has drawn there. */
export function drawLayer<L extends Layer>(
  surface: Surface<L>,
  scene: Scene<L>,
  layer: L,
  over: boolean,
): void {
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
      // In a low row an outline would look like a filled bar, so fill it faintly.
      if (height < LEAST_OUTLINE) surface.rect(x, y, end - x, height, cssOf(palette.chosen, FAINT));
      else surface.frame(x, y, end - x, height, 1.5, cssOf(palette.chosen));
      continue;
    }
    // A small gap on the right separates the bar from the next one.
    const room = bar.cutRight || end - x < 4 ? 0 : 1;
    surface.rect(x, y, end - x, height, sheet);
    surface.rect(x, y, end - x - room, height, fate === 'solution' ? alive : dead);
    if (fate === 'failed' && !bar.cutRight && xOf(plot, bar.to) <= right)
      surface.rect(end - room - CAP, y, CAP, height, cap);
  }
}
