import type { ChartBar, ChartPicture } from '../../../../sudoku/search';
import { type Plot, rowAt, stepOf } from './plot';

/** What is at a point of the chart: a bar, or a run of bars too narrow to be drawn alone. */
export type Hit =
  | { readonly kind: 'bar'; readonly row: number; readonly step: number; readonly bar: ChartBar }
  | { readonly kind: 'run'; readonly row: number; readonly from: number; readonly to: number };

/** What a drawn picture shows at a pixel; `null` if there is no choice. */
export function hitAt(picture: ChartPicture, plot: Plot, x: number, y: number): Hit | null {
  const row = rowAt(plot, y);
  const step = stepOf(plot, x);
  const { window, rows } = picture;
  if (row < 0 || row >= rows || step < window.from || step >= window.to) return null;
  const bar = barAround(picture, row, step);
  if (bar !== null) return { kind: 'bar', row, step: Math.floor(step), bar };
  return runAround(picture, row, step);
}

/** The bar that is drawn alone in this row and covers a step. */
const barAround = ({ bars }: ChartPicture, row: number, step: number): ChartBar | null =>
  bars.find((bar) => bar.row === row && bar.from <= step && step < bar.to) ?? null;

/**
 * The run in a row that covers a step: consecutive columns with choices, within the deepest bar above it that is drawn
 * alone.
 */
function runAround(picture: ChartPicture, row: number, step: number): Hit | null {
  const { window, coverage } = picture;
  const { columns } = window;
  const perColumn = (window.to - window.from) / columns;
  const columnOf = (at: number): number => Math.floor((at - window.from) / perColumn);
  const here = columnOf(step);
  const isCovered = (column: number): boolean => (coverage[row * columns + column] ?? 0) > 0;
  if (!isCovered(here)) return null;
  let around: ChartBar | null = null;
  for (let above = row - 1; above >= 0 && around === null; above--) around = barAround(picture, above, step);
  let first = around?.from ?? window.from;
  let last = around?.to ?? window.to;
  for (const bar of picture.bars) {
    if (bar.row !== row) continue;
    if (bar.to <= step) first = Math.max(first, bar.to);
    else last = Math.min(last, bar.from);
  }
  let left = here;
  while (left > columnOf(first) && isCovered(left - 1)) left--;
  let right = here;
  while (right < columns && columnOf(last) > right + 1 && isCovered(right + 1)) right++;
  const from = Math.max(Math.ceil(window.from + left * perColumn), first);
  const to = Math.min(Math.floor(window.from + (right + 1) * perColumn), last);
  return { kind: 'run', row, from, to: Math.max(from + 1, to) };
}
