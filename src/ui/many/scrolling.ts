/**
 * The greatest height of a scrolled element, in pixels: browsers clip elements taller than some 17 million.
 */
const MOST_PIXELS = 8_000_000;

/**
 * How a list of many rows scrolls. If the list is too tall for the browser, one pixel of scrolling moves it by more
 * than one.
 */
export interface Scrolling {
  /** The height of the scrolled element, in pixels. */
  readonly height: number;
  /** The pixel of the whole list at the top of the view. */
  positionOf(scrollTop: number): number;
  /** How far to scroll so that this pixel is at the top. */
  scrollTopFor(position: number): number;
}

/** The scrolling of `rows` rows of one height in a view. */
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

/** The position nearest to `position` at which a whole row is in view. */
export function positionShowing(row: number, position: number, rowHeight: number, view: number): number {
  const top = row * rowHeight;
  return Math.min(top, Math.max(position, top + rowHeight - view));
}
