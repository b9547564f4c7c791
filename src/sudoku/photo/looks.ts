import { type Component, componentsOf, isWithin } from './components';
import { MOST_CANDIDATES } from './faults/faults';
import { areaOf, type Corners, fromTopLeft, hullOf, largestQuadrilateral } from './geometry';
import { LINES } from './mesh';
import type { GreyPicture } from './picture';
import { SMALLEST_CELL } from './sizes';
import { joined, strokesIn } from './strokes';

/** A way to look for strokes. */
export interface Look {
  readonly share: number;
  readonly width: number;
  /** Divides the shorter side as `width` does: looks for strokes up to that wide too. */
  readonly widest?: number;
  /** Strokes are one if less than about twice this share of their greatest width is between them. */
  readonly gap?: number;
}

/**
 * The ways to look for strokes, tried in turn until a grid is found. `share` is how dark they must be. They are at most
 * the picture's shorter side divided by `width` wide. A pale picture needs faint strokes. Strong strokes connect less
 * with what is near them. In a small grid only narrow strokes are separate.
 */
export const LOOKS: readonly [Look, ...Look[]] = [
  { share: 0.1, width: 80 },
  { share: 0.05, width: 80 },
  { share: 0.2, width: 80 },
  { share: 0.1, width: 200 },
  { share: 0.03, width: 80 },
  // Thick lines, and black cells of crosswords, single and side by side.
  { share: 0.2, width: 80, widest: 10 },
  { share: 0.2, width: 80, widest: 4 },
];
/** Blur breaks lines wherever a digit is near. */
export const BLURRED: Look = { share: 0.03, width: 80, gap: 0.5 };
/** On a page of several grids, the strokes that have at least this part of the size of the last of these are tried too. */
const ALIKE = 0.75;
const MOST_ALIKE = 9;
/** Strokes are pieces of one grid if with those in the box around them they are so many times as large. */
const MORE = 1.05;

/** Where grids may be: around connected strokes that are large enough, largest first. */
export function candidates(
  grey: GreyPicture,
  { share, width, widest, gap }: Look,
  least = SMALLEST_CELL * (LINES - 1),
): Corners[] {
  const wide = (part: number): number => Math.max(3, Math.round(Math.min(grey.width, grey.height) / part));
  const strokes = (part: number): Uint8Array => strokesIn(grey, wide(part), share);
  let dark = strokes(width);
  if (widest !== undefined) {
    const others = [strokes((width + widest) / 2), strokes(widest)];
    dark = dark.map((pixel, i) => pixel | (others[0]?.[i] ?? 0) | (others[1]?.[i] ?? 0));
  }
  if (gap !== undefined) dark = joined(dark, grey.width, Math.ceil(gap * wide(width)));
  const sizeOf = ({ left, right, top, bottom }: Component): number => (right - left) * (bottom - top);
  const all = componentsOf(dark, grey.width, grey.height, least).sort((a, b) => sizeOf(b) - sizeOf(a));
  const last = all[MOST_CANDIDATES - 1];
  const isTried = (one: Component, rank: number): boolean =>
    rank < MOST_CANDIDATES ||
    (rank < MOST_ALIKE && last !== undefined && sizeOf(one) >= ALIKE * sizeOf(last));
  return all.filter(isTried).flatMap((one) => {
    const corners = largestQuadrilateral(hullOf(one.outline));
    if (corners === null) return [];
    // Where a line is broken, its grid is in several pieces.
    const pieces = all.filter((other) => other !== one && isWithin(other, one));
    const whole = largestQuadrilateral(hullOf([one, ...pieces].flatMap(({ outline }) => outline)));
    const isMore = whole !== null && areaOf(whole) > MORE * areaOf(corners);
    return [corners, ...(isMore ? [whole] : [])].map(fromTopLeft);
  });
}
