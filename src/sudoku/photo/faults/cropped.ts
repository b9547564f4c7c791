import { type Corners, perspectiveTo } from '../geometry';
import { flatMesh, LINES } from '../mesh';
import type { GreyPicture, Point } from '../picture';
import { onSize, type Sizes } from '../sizes';
import { CELL, MARGIN, SIDE, straighten } from '../straight';
import { countedIn, type Interval, linesAt, profileOf } from './lattice';

/** A grid at most this many pixels from the edge of the picture may continue outside. */
const AT_SIDE = 4;
/** The ratios of a cell's sides that are tried, because a grid may be seen from the side. */
const SKEW = [1, 0.96, 1.04, 0.92, 1.08, 0.88, 1.12] as const;
/** The fewest cells of a grid that must be in the picture. */
const FEWEST = 2;
/** At a corner of the picture, up to this share of the grid's side may be without strokes. */
const MOST_CUT_CORNER = 0.35;
/** At least this share of the last cell must be outside the picture: a grid that ends at the edge is whole. */
const CUT_OFF = 0.35;
/** For a grid cut at two sides, the numbers of visible cells are tried in these steps, up to `MOST_SEEN`. */
const STEP = 0.1;
const MOST_SEEN = 8;

/** Whether these corners hold a grid that one edge of the picture, or two adjacent ones, cut off. */
export function isCropped(sizes: Sizes, corners: Corners): boolean {
  const { width, height } = sizes[0] as GreyPicture;
  const [a, b, c, d] = withCutCorner(corners, width, height);
  const isLeft = Math.max(a.x, d.x) < AT_SIDE;
  const isRight = Math.min(b.x, c.x) > width - AT_SIDE;
  const isAbove = Math.max(a.y, b.y) < AT_SIDE;
  const isBelow = Math.min(c.y, d.y) > height - AT_SIDE;
  const isCutAcross = isLeft !== isRight;
  const isCutDown = isAbove !== isBelow;
  if ((isLeft && isRight) || (isAbove && isBelow) || !(isCutAcross || isCutDown)) return false;
  // Extended to a square beyond the edge, so that lines across and down are about equally thick.
  const wide = (length(a, b) + length(d, c)) / 2;
  const high = (length(a, d) + length(b, c)) / 2;
  const side = Math.max(wide, high);
  const [seenAcross, seenDown] = [wide / side, high / side];
  if ((seenAcross < 1 && !isCutAcross) || (seenDown < 1 && !isCutDown)) return false;
  const further = (from: Point, to: Point, seen: number): Point => ({
    x: from.x + (to.x - from.x) / seen,
    y: from.y + (to.y - from.y) / seen,
  });
  let square: Corners = [a, b, c, d];
  if (isLeft) square = [further(b, a, seenAcross), b, c, further(c, d, seenAcross)];
  else square = [a, further(a, b, seenAcross), further(d, c, seenAcross), d];
  const [e, f, g, h] = square;
  if (isAbove) square = [further(h, e, seenDown), further(g, f, seenDown), g, h];
  else square = [e, f, further(f, g, seenDown), further(e, h, seenDown)];
  const map = perspectiveTo(square, LINES - 1);
  if (map === null) return false;
  const pixels = onSize(sizes, flatMesh(map), CELL, straighten);
  const across = intervalOf(seenAcross, isLeft);
  const down = intervalOf(seenDown, isAbove);
  const rows = { profile: profileOf(pixels, SIDE, across, SIDE, 1), seen: down, isFromEnd: isAbove };
  const columns = { profile: profileOf(pixels, SIDE, down, 1, SIDE), seen: across, isFromEnd: isLeft };
  if (isCutAcross && isCutDown) return areCutBoth(rows, columns);
  const [whole, cut] = isCutDown ? [columns, rows] : [rows, columns];
  const cells = countedIn(whole.profile, whole.seen);
  if (cells < 4) return false;
  const cell = (whole.seen[1] - whole.seen[0]) / cells;
  return SKEW.some((skew) => isCutOff(cut, cell * skew, cells));
}

/**
 * The corners of a grid that two edges of the picture cut off, with the corner between these edges moved to where it
 * would be: the strokes there end at the last line before each edge.
 */
function withCutCorner(corners: Corners, width: number, height: number): Corners {
  const isAtSide = ({ x, y }: Point): [across: boolean, down: boolean] => [
    Math.min(x, width - x) < AT_SIDE,
    Math.min(y, height - y) < AT_SIDE,
  ];
  const whole = corners.map((corner, i) => {
    const [before, after, opposite] = [3, 1, 2].map((step) => corners[(i + step) % 4] ?? corner);
    if (!before || !after || !opposite) return corner;
    const [isBeforeAcross, isBeforeDown] = isAtSide(before);
    const [isAfterAcross, isAfterDown] = isAtSide(after);
    // One neighbour is at the left or right edge, the other at the top or bottom, and the opposite corner at none.
    const isBetween = (isBeforeAcross && isAfterDown) || (isBeforeDown && isAfterAcross);
    if (!isBetween || isAtSide(opposite).includes(true) || isAtSide(corner).every(Boolean)) return corner;
    const [across, down] = isBeforeAcross && isAfterDown ? [before, after] : [after, before];
    const there = { x: across.x, y: down.y };
    const side = Math.min(length(before, opposite), length(after, opposite));
    return length(there, corner) < MOST_CUT_CORNER * side ? there : corner;
  });
  const [a, b, c, d] = whole;
  return a && b && c && d ? [a, b, c, d] : corners;
}

/** The lines across or down, the range in which they are visible, and whether it is counted from its end. */
interface Lines {
  readonly profile: Float32Array;
  readonly seen: Interval;
  readonly isFromEnd: boolean;
}

const length = (p: Point, q: Point): number => Math.hypot(p.x - q.x, p.y - q.y);

/** The range of a square's pixels that is in the picture. */
function intervalOf(seen: number, isFromEnd: boolean): Interval {
  const pixels = Math.round(seen * (SIDE - 2 * MARGIN));
  return isFromEnd ? [SIDE - MARGIN - pixels, SIDE - MARGIN] : [MARGIN, MARGIN + pixels];
}

/** Whether there is a line every `cell` pixels while the last of the cells is cut off. */
function isCutOff({ profile, seen, isFromEnd }: Lines, cell: number, cells: number): boolean {
  const cellsSeen = (seen[1] - seen[0]) / cell;
  if (cellsSeen < FEWEST || cellsSeen > cells - CUT_OFF) return false;
  // A line at the very edge of the picture has no paper beyond it to compare with.
  const places = Math.floor(cellsSeen - 0.3) + 1;
  const drawn = linesAt(profile, isFromEnd ? seen[1] : seen[0], isFromEnd ? -cell : cell, places);
  return places >= FEWEST && drawn >= places - Math.floor(places / 9);
}

/** Whether for some size of cells both the lines across and the lines down are cut off. */
function areCutBoth(rows: Lines, columns: Lines): boolean {
  const most = Math.max(rows.seen[1] - rows.seen[0], columns.seen[1] - columns.seen[0]);
  for (let cellsSeen = MOST_SEEN; cellsSeen >= FEWEST + 1; cellsSeen -= STEP) {
    const cell = most / cellsSeen;
    if (!isCutOff(rows, cell, LINES)) continue;
    if (SKEW.some((skew) => isCutOff(columns, cell * skew, LINES))) return true;
  }
  return false;
}
