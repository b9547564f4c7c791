import { LINES } from '../mesh';
import { CELL, SIDE, type StraightPicture } from '../straight';
import { DASH } from './oddities';

const columnOf = (cell: number): number => cell % 9;
const rowOf = (cell: number): number => Math.floor(cell / 9);

/** How far to both sides of a line its ink is summed, and how far away its paper is, in pixels. */
const ALONG_LINE = 5;
const AWAY = 8;
/** A side of a cell, without its ends, where other lines cross it: from and to, in pixels. */
const MIDDLE = [CELL * 0.2, CELL * 0.8] as const;

/** The ink across each side between two cells: of the 81 to the right of a cell, then the 81 below one. */
function sidesIn(straight: StraightPicture): Float32Array {
  const ink = new Float32Array(2 * 81);
  for (let i = 0; i < ink.length; i++) {
    const isBelow = i >= 81;
    const [line, along] = isBelow ? [rowOf(i - 81), columnOf(i - 81)] : [columnOf(i), rowOf(i)];
    if (line === 8) continue;
    const at = (on: number, off: number): number => {
      const across = CELL / 2 + (line + 1) * CELL + off;
      const place = CELL / 2 + along * CELL + on;
      return 255 - (straight[isBelow ? across * SIDE + place : place * SIDE + across] as number);
    };
    const sums: number[] = [];
    for (let on = Math.round(MIDDLE[0]); on < MIDDLE[1]; on++) {
      const ground = Math.max(at(on, -AWAY), at(on, AWAY));
      let sum = 0;
      for (let off = -ALONG_LINE; off <= ALONG_LINE; off++) sum += Math.max(0, at(on, off) - ground);
      sums.push(sum);
    }
    // The middle one: a digit may touch a part of the line.
    ink[i] = sums.sort((a, b) => a - b)[sums.length >> 1] as number;
  }
  return ink;
}

/** The number of the region of each cell, if sides with more ink than this are walls; `null` if not all hold nine cells. */
function regionsAt(sides: Float32Array, wall: number): readonly number[] | null {
  const regions = new Array<number>(81).fill(-1);
  for (let first = 0, region = 0; first < 81; first++) {
    if (regions[first] !== -1) continue;
    const cells = [first];
    regions[first] = region;
    for (const cell of cells) {
      const steps = [
        [cell + 1, cell, columnOf(cell) < 8],
        [cell - 1, cell - 1, columnOf(cell) > 0],
        [cell + 9, cell + 81, rowOf(cell) < 8],
        [cell - 9, cell - 9 + 81, rowOf(cell) > 0],
      ] as const;
      for (const [next, side, isOnBoard] of steps) {
        if (!isOnBoard || regions[next] !== -1 || (sides[side] as number) > wall) continue;
        regions[next] = region;
        cells.push(next);
      }
    }
    if (cells.length !== 9) return null;
    region++;
  }
  return regions;
}

/** Whether this is a jigsaw's division: neither the boxes nor whole rows or columns, as thicker lines one way make. */
function isJigsaw(regions: readonly number[]): boolean {
  const spans = (of: (cell: number) => number): boolean =>
    [...Array(9).keys()].some(
      (region) => new Set([...regions.keys()].filter((cell) => regions[cell] === region).map(of)).size === 9,
    );
  const boxOf = (cell: number): number => 3 * Math.floor(rowOf(cell) / 3) + Math.floor(columnOf(cell) / 3);
  return !spans(rowOf) && !spans(columnOf) && regions.some((region, cell) => region !== boxOf(cell));
}

/** Walls have at least so many times the ink of other sides between cells, if they are told by that alone. */
const THICKER = 1.5;
/** So few sides at least, and so many at most, are walls; there are 36 around the boxes. */
const WALLS = [30, 84] as const;
/** A jigsaw has so many walls that are not around the boxes, some of them each way, and lacks so many that are. */
const ELSEWHERE = 6;
const EACH_WAY = 2;

/** Whether the sides that are clearly thicker than all others run elsewhere than around the boxes. */
function areWallsElsewhere(sides: Float32Array): boolean {
  const isInner = (side: number): boolean => (side < 81 ? columnOf(side) : rowOf(side - 81)) < 8;
  const inner = [...sides.keys()].filter(isInner).sort((a, b) => (sides[b] as number) - (sides[a] as number));
  const inkOf = (rank: number): number => Math.max(1, sides[inner[rank] as number] as number);
  let count: number = WALLS[0];
  for (let rank = count; rank <= WALLS[1]; rank++)
    if (inkOf(rank - 1) / inkOf(rank) > inkOf(count - 1) / inkOf(count)) count = rank;
  if (inkOf(count - 1) < THICKER * inkOf(count)) return false;
  const isAroundBox = (side: number): boolean => (side < 81 ? columnOf(side) : rowOf(side - 81)) % 3 === 2;
  const walls = inner.slice(0, count);
  const elsewhere = walls.filter((side) => !isAroundBox(side));
  const across = elsewhere.filter((side) => side < 81).length;
  const lacking = 36 - (walls.length - elsewhere.length);
  return (
    Math.min(elsewhere.length, lacking) >= ELSEWHERE &&
    Math.min(across, elsewhere.length - across) >= EACH_WAY
  );
}

/**
 * Whether the thickest lines divide the grid into nine regions of nine cells that are not its boxes, or clearly run
 * elsewhere than around the boxes.
 */
export function hasJigsawRegions(straight: StraightPicture, isClear: boolean): boolean {
  const sides = sidesIn(straight);
  // That all nine regions hold nine cells is evidence enough, however little thicker the lines between them are.
  return (
    (isClear && areWallsElsewhere(sides)) ||
    sides.some((wall) => {
      const regions = regionsAt(sides, wall);
      return regions !== null && isJigsaw(regions);
    })
  );
}

/** The stretches of a diagonal in which a cell seldom has ink of its digit, from and to, in pixels. */
const ENDS = [
  [7, 11],
  [CELL - 11, CELL - 7],
] as const;
/** How far from a diagonal line its paper is, in pixels to each side. */
const BESIDE = 4;
/** A diagonal is drawn if the line is there in this many of its 18 ends of cells: large digits reach into some. */
const ENDS_DRAWN = 14;

/** Whether a line runs along both diagonals. */
function hasDiagonalLines(straight: StraightPicture): boolean {
  return [false, true].every((isRising) => {
    const at = (x: number, y: number): number =>
      straight[(CELL / 2 + y) * SIDE + CELL / 2 + (isRising ? 9 * CELL - 1 - x : x)] as number;
    let drawn = 0;
    for (let cell = 0; cell < 9; cell++) {
      for (const [from, to] of ENDS) {
        let there = 0;
        for (let on = cell * CELL + from; on < cell * CELL + to; on++) {
          const line = Math.min(...[-2, -1, 0, 1, 2].map((off) => at(on + off, on)));
          const beside = Math.min(at(on + BESIDE, on - BESIDE), at(on - BESIDE, on + BESIDE));
          if (beside - line > DASH * 255) there++;
        }
        if (there >= to - from - 1) drawn++;
      }
    }
    return drawn >= ENDS_DRAWN;
  });
}

/** How far from its sides a cell's ground is sampled, as a part of its side: between its lines and its digit. */
const GROUND = 0.2;

/** The brightness of the ground of each cell in a square with cells of `cell` pixels. */
function groundsIn(raw: Uint8Array, cell: number): number[] {
  const side = LINES * cell;
  const near = Math.round(GROUND * cell);
  const far = cell - 1 - near;
  return Array.from({ length: 81 }, (_, i) => {
    const at = (x: number, y: number): number =>
      raw[((cell >> 1) + rowOf(i) * cell + y) * side + (cell >> 1) + columnOf(i) * cell + x] as number;
    const values: number[] = [];
    for (let on = near; on <= far; on++) values.push(at(on, near), at(on, far), at(near, on), at(far, on));
    return values.sort((a, b) => a - b)[values.length >> 1] as number;
  });
}

/** The ground of a shaded cell is at least this much darker or lighter than that of those beside it, in the dark too. */
const SHADE = 0.04;
const LEAST_SHADE = 6;
/** So many other cells may be shaded too, as the selected one is on a screen. More are a pattern, like a chessboard's. */
const OTHERS_SHADED = 4;

const isOnDiagonal = (cell: number): boolean =>
  rowOf(cell) === columnOf(cell) || rowOf(cell) + columnOf(cell) === 8;

/** Whether all cells of both diagonals are shaded, and hardly another. `raw` has the light of the photograph. */
function hasShadedDiagonals(raw: Uint8Array, cell: number): boolean {
  const grounds = groundsIn(raw, cell);
  return [1, -1].some((sign) => {
    const isShaded = (at: number): boolean =>
      [at - 9, at + 9, ...(columnOf(at) > 0 ? [at - 1] : []), ...(columnOf(at) < 8 ? [at + 1] : [])].every(
        (beside) => {
          const other = grounds[beside];
          if (other === undefined || isOnDiagonal(beside)) return true;
          return sign * (other - (grounds[at] as number)) > Math.max(LEAST_SHADE, SHADE * other);
        },
      );
    const shaded = [...grounds.keys()].filter(isShaded);
    const onDiagonals = shaded.filter(isOnDiagonal).length;
    return onDiagonals === 17 && shaded.length - onDiagonals <= OTHERS_SHADED;
  });
}

/** Whether both diagonals are drawn or shaded, as where each of them holds every digit too. */
export const hasDiagonals = (straight: StraightPicture, raw: Uint8Array, cell: number): boolean =>
  hasDiagonalLines(straight) || hasShadedDiagonals(raw, cell);
