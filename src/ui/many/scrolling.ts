/** No taller than this many pixels is what scrolls: browsers clip elements that are taller than some 17 million. */
const MOST_PIXELS = 8_000_000;

/** How far a list of many rows scrolls. Where it would be too tall, one pixel of scrolling moves more than one. */
export interface Scrolling {
  /** The height of what scrolls, in pixels. */
  readonly height: number;
  /** The pixel of the whole list that is at the top of the view. */
  positionOf(scrollTop: number): number;
  /** How far to scroll for that. */
  scrollTopFor(position: number): number;
}

/** The scrolling of `rows` rows of a height in a view of a height. */
export function scrollingOf(rows: number, rowHeight: number, view: number): Scrolling {
  const full = rows * rowHeight;
  const height = Math.min(full, MOST_PIXELS);
  const ratio = height > view ? (full - view) / (height - view) : 1;
  return {
    height,
    positionOf: (scrollTop) => Math.max(0, Math.min(scrollTop * ratio, full - view)),
    scrollTopFor: (position) => position / ratio,
  };
}

/** The position nearest to `position` at which a row is in view, whole. */
export function positionShowing(row: number, position: number, rowHeight: number, view: number): number {
  const top = row * rowHeight;
  return Math.min(top, Math.max(position, top + rowHeight - view));
}
