import type { ChartPicture } from '../../../../sudoku/search';
import { LABEL } from './labels';
import { type Span, sizeOf } from './span';
import { covers } from './windows';

/** Heights of a row including the gap below it, in pixels. */
export const PITCH = { least: 2, usual: 15, most: 19, expanded: 9 } as const;
/** Lower rows have no gap between them, since it would take too much of their height. */
const LEAST_WITH_GAP = 5;
/**
 * If a step is this many pixels wide, rows have the greatest height. If it is half as wide, they have the usual height.
 */
const WIDE_STEP = 24;

export const gapOf = (pitch: number): number => (pitch >= LEAST_WITH_GAP ? 1 : 0);

/** Stored pictures round smaller shares up to the first of these. From the second on, shares are about right. */
const LEAST_STORED = 1 / 15;
const RELIABLE = 0.1;
/** A row is assumed to contain at most this fraction of the row above it. */
const SLOWEST_FALL = 0.9;

/**
 * How many rows contain the given share of the steps, at least one row: the remaining steps are deeper. `stored` says
 * that the picture is made from stored data, which rounds small shares up. For those shares the function assumes that
 * they keep falling from row to row as the larger shares above them do.
 */
export function rowsHolding(
  { window, rows, coverage }: ChartPicture,
  share: number,
  stored: boolean,
): number {
  const shares = Array.from(
    { length: rows },
    (_, row) => sumOfRow(coverage, row, window.columns) / (255 * window.columns),
  );
  if (stored) {
    const last = shares.findLastIndex((held) => held >= RELIABLE);
    const held = shares[last] ?? 0;
    const fall = last > 0 ? Math.min(SLOWEST_FALL, held / (shares[last - 1] ?? held)) : SLOWEST_FALL;
    for (let row = last + 1; row < rows; row++) {
      const rounded = shares[row] ?? 0;
      if (rounded <= LEAST_STORED) shares[row] = Math.min(rounded, held * fall ** (row - last));
    }
  }
  return Math.max(1, shares.findLastIndex((held) => held > 1 - share) + 1);
}

/** How many rows are reached at all. */
export const rowsReached = (picture: ChartPicture): number => rowsHolding(picture, 1, false);

function sumOfRow(coverage: Uint8Array, row: number, columns: number): number {
  let sum = 0;
  for (let i = row * columns; i < (row + 1) * columns; i++) sum += coverage[i] ?? 0;
  return sum;
}

/** Whether a picture has no choice in any step of a span. */
export function isBare({ window, coverage }: ChartPicture, span: Span, length: number): boolean {
  const perStep = window.columns / (window.to - window.from);
  const columnOf = (step: number): number =>
    Math.max(0, Math.min(window.columns, (step - window.from) * perStep));
  return (
    covers(window, span, length) &&
    coverage
      .subarray(Math.floor(columnOf(span.from)), Math.ceil(columnOf(span.to)))
      .every((share) => share === 0)
  );
}

interface Room {
  readonly width: number;
  readonly height: number;
  readonly expanded: boolean;
}

/** The height of a row at which all rows fit that contain most steps of the search. */
export function fittingPitch(rows: number, { height, expanded }: Room): number {
  const least = expanded ? PITCH.expanded : PITCH.least;
  return Math.min(PITCH.usual, Math.max(least, height / Math.max(1, rows)));
}

/**
 * The height of a row for a span. If the whole search is in view, the rows fit; they grow as the player zooms in, until
 * labels can be read. `rows` is the number of rows that contain most steps.
 */
export function pitchOf(span: Span, length: number, rows: number, room: Room): number {
  const fit = fittingPitch(rows, room);
  const stepWidth = room.width / sizeOf(span);
  if (stepWidth >= WIDE_STEP) return PITCH.most;
  const readable = Math.log((WIDE_STEP * Math.max(1, length)) / (2 * room.width));
  if (readable <= 0) return PITCH.usual;
  const zoom = Math.log(Math.max(1, length / sizeOf(span)));
  const progress = Math.min(1, zoom / readable);
  return Math.min(PITCH.usual, fit * (PITCH.usual / fit) ** progress);
}

/** Whether rows are high enough for labels. If they are, the top row is shown whole. */
const isReadable = (pitch: number): boolean => pitch >= LABEL.leastRow;

/** How far the rows can be scrolled, in pixels. */
export function mostTop(rows: number, pitch: number, height: number): number {
  if (isReadable(pitch)) return Math.max(0, Math.ceil(rows - height / pitch)) * pitch;
  return Math.max(0, Math.ceil(rows * pitch - height));
}

/** The nearest `top` that does not cut off the top row, if rows are high enough to read. */
export const alignedTop = (top: number, pitch: number): number =>
  isReadable(pitch) ? Math.round(top / pitch) * pitch : top;

/** The `top` nearest to the current one that brings a whole row into view, with its neighbours if there is room. */
export function topShowing(row: number, top: number, pitch: number, height: number): number {
  const fits = Math.max(0, (height / pitch - 1) / 2);
  const neighbours = isReadable(pitch) ? Math.floor(Math.min(1, fits)) : Math.min(1, fits);
  const first = (row - neighbours) * pitch;
  if (first < top) return Math.max(0, first);
  const last = (row + 1 + neighbours) * pitch;
  if (last <= top + height) return top;
  // If only one row fits, its lower end is cut off instead of its upper end.
  return isReadable(pitch) ? Math.min(first, Math.ceil((last - height) / pitch) * pitch) : last - height;
}
