import type { ChartWindow } from '../../../../sudoku/search';
import { type Span, sizeOf } from './span';

/**
 * How much more than the part in view is requested on each side, as a fraction, so that a pan has something to show at
 * once.
 */
export const OVERSCAN = 0.25;

/**
 * The window to request a picture of: a span and some steps on both sides, with a column for each pixel; `null` if
 * nothing is recorded.
 */
export function windowOf(span: Span, width: number, length: number, overscan: number): ChartWindow | null {
  const size = sizeOf(span);
  const from = Math.max(0, Math.floor(span.from - size * overscan));
  const to = Math.min(length, Math.ceil(span.to + size * overscan));
  if (to <= from || width < 1) return null;
  return { from, to, columns: Math.max(1, Math.round(((to - from) / size) * width)) };
}

/**
 * During a pan the next picture is requested when no more than this fraction is left on a side, so that it arrives
 * before a gap shows.
 */
export const SPARE = 0.1;

/** Whether a picture's window contains everything recorded in a span, and a `spare` fraction more on both sides. */
export function covers(window: ChartWindow, span: Span, length: number, spare = 0): boolean {
  const beside = sizeOf(span) * spare;
  return window.from <= Math.max(0, span.from - beside) && window.to >= Math.min(span.to + beside, length);
}

/** How much a column may be stretched or squeezed: while the view is at rest, and while it is zoomed. */
export const STRETCH = { staying: 1.02, moving: 1.6 } as const;

/** Whether a picture's window shows a span at its own scale, or stretched by no more than `most`. */
export function isAtScale(window: ChartWindow, span: Span, width: number, most: number): boolean {
  const ratio = ((window.to - window.from) / window.columns) * (width / sizeOf(span));
  return ratio < most && ratio > 1 / most;
}
