/** The part of a search that is in view: from one step to another. Both may be fractions. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** The greatest width of a step, in pixels. */
export const WIDEST_STEP = 48;
/** A span that shows at least this fraction of the search is widened to the whole search. */
const NEARLY_ALL = 0.985;
/** The room left on each side of a bar after zooming to it, as a fraction of the bar's length. */
const MARGIN = 0.04;

export const sizeOf = ({ from, to }: Span): number => to - from;

/** The span of a whole search with this many steps, in a chart of this width in pixels. */
export const wholeSpan = (length: number, width: number): Span => ({
  from: 0,
  to: Math.max(length, leastSize(width)),
});

/** The width of a step in a chart that opens zoomed in, in pixels: labels can be read, and backtracks seen. */
const OPENING_STEP = 5;
/** A chart opens zoomed in if the search has this many times more steps than there is room for. */
const LONGER = 4;

/**
 * The span with which the chart of a long search opens: its first steps, wide enough to read. `null` if the whole
 * search can be read.
 */
export function openingSpan(length: number, width: number): Span | null {
  const size = Math.max(1, width / OPENING_STEP);
  return length > LONGER * size ? { from: 0, to: size } : null;
}

/** Whether the span shows all of the search. */
export const isWhole = (span: Span, length: number, width: number): boolean =>
  span.from <= 0 && span.to >= wholeSpan(length, width).to;

const leastSize = (width: number): number => Math.max(1, width / WIDEST_STEP);

/** The nearest allowed span: inside the search, and with no step too wide. */
export function settle({ from, to }: Span, length: number, width: number): Span {
  const whole = wholeSpan(length, width);
  const size = Math.max(to - from, leastSize(width));
  if (size >= whole.to * NEARLY_ALL) return whole;
  const start = Math.min(Math.max(0, (from + to - size) / 2), whole.to - size);
  return { from: start, to: start + size };
}

/** The span after zooming: `factor` times as long, while the step at `fraction` of the width stays in place. */
export function zoomed(span: Span, factor: number, fraction: number, length: number, width: number): Span {
  const whole = wholeSpan(length, width);
  const size = Math.min(Math.max(sizeOf(span) * factor, leastSize(width)), whole.to);
  const fixed = span.from + sizeOf(span) * fraction;
  const from = fixed - size * fraction;
  return settle({ from, to: from + size }, length, width);
}

/** The span moved by this many steps. */
export function panned({ from, to }: Span, by: number, length: number, width: number): Span {
  const most = wholeSpan(length, width).to - (to - from);
  const start = Math.min(Math.max(0, from + by), Math.max(0, most));
  return { from: start, to: start + (to - from) };
}

/** The span that shows a bar with a little room around it. `end` is `null` for a bar that is not taken back. */
export function spanOfBar(
  { start, end }: { readonly start: number; readonly end: number | null },
  length: number,
  width: number,
): Span {
  const last = end ?? length;
  const room = (last - start) * MARGIN;
  return settle({ from: start - room, to: last + room }, length, width);
}

/** The same span if the step is in view, else one with the step at `fraction` of its width. */
export function showing(span: Span, step: number, fraction: number, length: number, width: number): Span {
  if (step >= span.from && step <= span.to) return span;
  return panned(span, step - sizeOf(span) * fraction - span.from, length, width);
}
