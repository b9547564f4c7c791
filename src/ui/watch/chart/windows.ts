import type { ChartWindow } from '../../../sudoku/search';
import { type Span, sizeOf } from './span';

/** How much more than what is in view is asked for on each side, so that a pan has something to show at once. */
export const OVERSCAN = { coarse: 0.25, fine: 0.1 } as const;

/**
 * The window to ask a picture of: a span and something on both sides, a column for each pixel; `null` where nothing is
 * recorded.
 */
export function windowOf(span: Span, width: number, length: number, overscan: number): ChartWindow | null {
  const size = sizeOf(span);
  const from = Math.max(0, Math.floor(span.from - size * overscan));
  const to = Math.min(length, Math.ceil(span.to + size * overscan));
  if (to <= from || width < 1) return null;
  return { from, to, columns: Math.max(1, Math.round(((to - from) / size) * width)) };
}

/** Whether a picture of a window has all that is recorded of a span. */
export const covers = (window: ChartWindow, span: Span, length: number): boolean =>
  window.from <= span.from && window.to >= Math.min(span.to, length);

/** Whether a picture of a window shows a span at its own scale, near enough. */
export function isAtScale(window: ChartWindow, span: Span, width: number): boolean {
  const ratio = ((window.to - window.from) / window.columns) * (width / sizeOf(span));
  return Math.abs(ratio - 1) < 0.02;
}
