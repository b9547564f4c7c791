/** The part of a search that is in view: from one step to another, not always whole ones. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** The greatest width of a step, in pixels. */
export const WIDEST_STEP = 48;
/** A span that shows so much of the search is made to show all of it. */
const NEARLY_ALL = 0.985;
/** The room left on both sides of a bar that was zoomed to, as a share of its length. */
const MARGIN = 0.04;

export const sizeOf = ({ from, to }: Span): number => to - from;

/** All of a search of so many steps, in a chart so many pixels wide. */
export const wholeSpan = (length: number, width: number): Span => ({
  from: 0,
  to: Math.max(length, leastSize(width)),
});

/** How wide a step is in a chart that is opened close, in pixels: labels can be read, and backtracks seen. */
const OPENING_STEP = 5;
/** A search is opened close if it has so many times more steps than there is room for. */
const LONGER = 4;

/** What a chart of a long search opens with: its first steps, near enough to be read. `null`: all of it can be read. */
export function openingSpan(length: number, width: number): Span | null {
  const size = Math.max(1, width / OPENING_STEP);
  return length > LONGER * size ? { from: 0, to: size } : null;
}

/** Whether the span shows all of the search. */
export const isWhole = (span: Span, length: number, width: number): boolean =>
  span.from <= 0 && span.to >= wholeSpan(length, width).to;

const leastSize = (width: number): number => Math.max(1, width / WIDEST_STEP);

/** The nearest allowed span: inside the search, with no step too wide. */
export function settle({ from, to }: Span, length: number, width: number): Span {
  const whole = wholeSpan(length, width);
  const size = Math.max(to - from, leastSize(width));
  if (size >= whole.to * NEARLY_ALL) return whole;
  const start = Math.min(Math.max(0, (from + to - size) / 2), whole.to - size);
  return { from: start, to: start + size };
}

/** The span after zooming: `factor` times as long, with the step at `fraction` of the width staying where it is. */
export function zoomed(span: Span, factor: number, fraction: number, length: number, width: number): Span {
  const whole = wholeSpan(length, width);
  const size = Math.min(Math.max(sizeOf(span) * factor, leastSize(width)), whole.to);
  const fixed = span.from + sizeOf(span) * fraction;
  const from = fixed - size * fraction;
  return settle({ from, to: from + size }, length, width);
}

/** The span moved by so many steps. */
export function panned({ from, to }: Span, by: number, length: number, width: number): Span {
  const most = wholeSpan(length, width).to - (to - from);
  const start = Math.min(Math.max(0, from + by), Math.max(0, most));
  return { from: start, to: start + (to - from) };
}

/** The span that shows a bar with a little room around it. `end` is `null` for one that still stands. */
export function spanOfBar(
  { start, end }: { readonly start: number; readonly end: number | null },
  length: number,
  width: number,
): Span {
  const last = end ?? length;
  const room = (last - start) * MARGIN;
  return settle({ from: start - room, to: last + room }, length, width);
}

/** The same span if a step is in view, else one that has the step at `fraction` of its width. */
export function showing(span: Span, step: number, fraction: number, length: number, width: number): Span {
  if (step >= span.from && step <= span.to) return span;
  return panned(span, step - sizeOf(span) * fraction - span.from, length, width);
}
