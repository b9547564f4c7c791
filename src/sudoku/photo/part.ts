import { type Corners, perspectiveTo } from './geometry';
import { countedIn, linesAt, profileOf, type Stretch } from './lattice';
import { flatMesh, LINES } from './mesh';
import type { GreyPicture, Point } from './picture';
import { onSize, type Sizes } from './sizes';
import { CELL, MARGIN, SIDE, straighten } from './straight';

/** What is no further than this from the side of the picture, in pixels, may go on outside. */
const AT_SIDE = 4;
/** How much longer or shorter cells are one way than the other: the grid is seen from the side. */
const SKEW = [1, 0.96, 1.04, 0.92, 1.08, 0.88, 1.12] as const;
/** How much of a grid is in the picture at least, and at most, in cells. */
const FEWEST = 2;
/** A cell or so of a corner between two sides of the picture is without strokes: this much of the grid's own side. */
const MOST_CUT_CORNER = 0.35;
/** So much of the last cell must be out of the picture: a grid that ends at its side is whole. */
const CUT_OFF = 0.35;
/** Cut at two sides, the cells of the part that is seen are counted, by steps of this. */
const STEP = 0.1;
const MOST_SEEN = 8;

/** Whether what lies at a place is the part of a grid that a side of the picture, or two that meet, has left of it. */
export function isPart(sizes: Sizes, corners: Corners): boolean {
  const { width, height } = sizes[0] as GreyPicture;
  const [a, b, c, d] = withCutCorner(corners, width, height);
  const isLeft = Math.max(a.x, d.x) < AT_SIDE;
  const isRight = Math.min(b.x, c.x) > width - AT_SIDE;
  const isAbove = Math.max(a.y, b.y) < AT_SIDE;
  const isBelow = Math.min(c.y, d.y) > height - AT_SIDE;
  const isCutAcross = isLeft !== isRight;
  const isCutDown = isAbove !== isBelow;
  if ((isLeft && isRight) || (isAbove && isBelow) || !(isCutAcross || isCutDown)) return false;
  // Made a square, so that all its lines are about as thick: it goes on where the picture ends.
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
  const across = stretchOf(seenAcross, isLeft);
  const down = stretchOf(seenDown, isAbove);
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
 * The corners of a grid that two sides of the picture have cut, with the one between these sides where it would be: the
 * strokes there end at the last line before each side.
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
    // One of its neighbours is at a side to the left or right, the other above or below, and the opposite one at none.
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

/** The lines across or down: from what side on they are seen, and how far. */
interface Lines {
  readonly profile: Float32Array;
  readonly seen: Stretch;
  readonly isFromEnd: boolean;
}

const length = (p: Point, q: Point): number => Math.hypot(p.x - q.x, p.y - q.y);

/** The pixels of a square that are in the picture. */
function stretchOf(seen: number, isFromEnd: boolean): Stretch {
  const pixels = Math.round(seen * (SIDE - 2 * MARGIN));
  return isFromEnd ? [SIDE - MARGIN - pixels, SIDE - MARGIN] : [MARGIN, MARGIN + pixels];
}

/** Whether lines run at each cell of this size, but the last of so many cells are not seen. */
function isCutOff({ profile, seen, isFromEnd }: Lines, cell: number, cells: number): boolean {
  const cellsSeen = (seen[1] - seen[0]) / cell;
  if (cellsSeen < FEWEST || cellsSeen > cells - CUT_OFF) return false;
  // A line at the very side of the picture has nothing beyond it to be darker than.
  const places = Math.floor(cellsSeen - 0.3) + 1;
  const drawn = linesAt(profile, isFromEnd ? seen[1] : seen[0], isFromEnd ? -cell : cell, places);
  return places >= FEWEST && drawn >= places - Math.floor(places / 9);
}

/** Whether there is a size of cells for which both lines across and lines down are cut off. */
function areCutBoth(rows: Lines, columns: Lines): boolean {
  const most = Math.max(rows.seen[1] - rows.seen[0], columns.seen[1] - columns.seen[0]);
  for (let cellsSeen = MOST_SEEN; cellsSeen >= FEWEST + 1; cellsSeen -= STEP) {
    const cell = most / cellsSeen;
    if (!isCutOff(rows, cell, LINES)) continue;
    if (SKEW.some((skew) => isCutOff(columns, cell * skew, LINES))) return true;
  }
  return false;
}
