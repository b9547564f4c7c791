import { type Cell, columnOf, rowOf } from '../core';
import { findGrids } from './find';
import { type Corners, perspectiveThrough, project } from './geometry';
import { placeOn } from './mesh';
import { type Picture, type Point, softened, toGrey } from './picture';

/** The look of a drawn grid. */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly corners: Corners;
  readonly rows?: number;
  readonly columns?: number;
  /** Grey of the ground, 0 to 255. */
  readonly ground?: number;
  /** The grey of a cell's ground, where it differs. */
  readonly groundIn?: (row: number, column: number) => number | null;
  readonly lines?: number;
  readonly ink?: number;
  /** The cells with something like a digit. */
  readonly hasDigit?: (row: number, column: number) => boolean;
  readonly isBlack?: (row: number, column: number) => boolean;
  readonly hasCages?: boolean;
  /** How far cages are from the middle of a cell, in cells, and how wide their dashes are. */
  readonly cages?: readonly [away: number, width: number];
  /** Thick lines go between cells of different regions, instead of around the boxes. */
  readonly regionOf?: (row: number, column: number) => number;
  readonly hasDiagonals?: boolean;
  /** Without, the ground of the outer cells ends without a line. */
  readonly hasFrame?: boolean;
}

/** A picture of a grid on a ground of one grey. */
export function drawn(drawing: Drawing): Picture {
  const { width, height, ground = 230 } = drawing;
  const rgba = new Uint8Array(width * height * 4).fill(ground);
  for (let i = 3; i < rgba.length; i += 4) rgba[i] = 255;
  return drawnOver({ width, height, rgba }, drawing);
}

/** The sampled places of a pixel, so that lines thinner than a pixel are pale. */
const SAMPLES = [
  [0.25, 0.25],
  [0.75, 0.25],
  [0.25, 0.75],
  [0.75, 0.75],
] as const;

/** Draws the grid over another picture. */
export function drawnOver(
  { width, height, rgba }: Picture,
  {
    corners,
    rows = 9,
    columns = 9,
    groundIn = () => null,
    lines = 40,
    ink = lines,
    hasDigit = (row, column) => (row * 5 + column * 7) % 3 === 0,
    isBlack = () => false,
    hasCages = false,
    cages: [away, dash] = [0.33, 0.06],
    regionOf = (row, column) => 3 * Math.floor(row / 3) + Math.floor(column / 3),
    hasDiagonals = false,
    hasFrame = true,
  }: Drawing,
): Picture {
  const board = [
    { x: 0, y: 0 },
    { x: columns, y: 0 },
    { x: columns, y: rows },
    { x: 0, y: rows },
  ];
  // From the picture back to the board.
  const back = perspectiveThrough(
    corners.map(({ x, y }, i) => ({ u: x, v: y, x: board[i]?.x ?? 0, y: board[i]?.y ?? 0 })),
  );
  if (back === null) throw new Error('no such grid');
  const out = rgba.slice();
  const isLine = (at: number, most: number, regionAt: (line: number) => number): boolean => {
    const line = Math.round(at);
    if (!hasFrame && (line === 0 || line === most)) return false;
    const isThick = line === 0 || line === most || regionAt(line - 1) !== regionAt(line);
    return Math.abs(at - line) < (isThick ? 0.06 : 0.03);
  };
  const greyAt = (x: number, y: number): number | null => {
    const { x: u, y: v } = project(back, x, y);
    if (u < -0.06 || v < -0.06 || u > columns + 0.06 || v > rows + 0.06) return null;
    const [column, row] = [Math.floor(u), Math.floor(v)];
    if (
      isLine(u, columns, (line) => regionOf(row, line)) ||
      isLine(v, rows, (line) => regionOf(line, column))
    )
      return lines;
    if (column < 0 || row < 0 || column >= columns || row >= rows) return null;
    if (isBlack(row, column)) return lines;
    if (hasDiagonals && Math.min(Math.abs(u - v), Math.abs(u + v - rows)) < 0.04) return lines;
    const [du, dv] = [u - column - 0.5, v - row - 0.5];
    if (hasCages && Math.abs(Math.max(Math.abs(du), Math.abs(dv)) - away) < dash / 2) {
      const along = Math.abs(du) > Math.abs(dv) ? v : u;
      if ((along * 8) % 1 < 0.6) return lines;
    }
    // Something like a 6.
    const ring = Math.hypot(du, dv - 0.08);
    if (
      hasDigit(row, column) &&
      ((ring > 0.1 && ring < 0.18) || (Math.abs(du + 0.14) < 0.04 && dv < 0.1 && dv > -0.28))
    )
      return ink;
    return groundIn(row, column);
  };
  // The outermost line is a little thicker than the board. Elsewhere the picture stays as it is.
  const around = 12;
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  const [left, top] = [Math.max(0, Math.min(...xs) - around), Math.max(0, Math.min(...ys) - around)];
  const [right, bottom] = [Math.max(...xs) + around, Math.max(...ys) + around];
  for (let y = Math.floor(top); y < Math.min(height, bottom); y++) {
    for (let x = Math.floor(left); x < Math.min(width, right); x++) {
      const at = (y * width + x) * 4;
      let [red, green, blue] = [0, 0, 0];
      for (const [dx, dy] of SAMPLES) {
        const grey = greyAt(x + dx, y + dy);
        red += grey ?? (rgba[at] as number);
        green += grey ?? (rgba[at + 1] as number);
        blue += grey ?? (rgba[at + 2] as number);
      }
      out[at] = red / SAMPLES.length;
      out[at + 1] = green / SAMPLES.length;
      out[at + 2] = blue / SAMPLES.length;
    }
  }
  return { width, height, rgba: out };
}

/** The corners of an upright square. */
export const squareAt = (left: number, top: number, side: number): Corners => [
  { x: left, y: top },
  { x: left + side, y: top },
  { x: left + side, y: top + side },
  { x: left, y: top + side },
];

/** The picture in grey, blurred so many times. */
function blurred({ width, height, rgba }: Picture, times: number): Picture {
  let grey = toGrey({ width, height, rgba });
  for (let time = 0; time < times; time++) grey = softened(grey);
  return { width, height, rgba: rgba.map((value, i) => (i % 4 === 3 ? value : (grey.pixels[i >> 2] ?? 0))) };
}

/** A grid with a digit in each cell between these corners, so blurred that its lines do not tell that it is one. */
export const blurredGrid = (corners: Corners): Picture =>
  blurred(drawn({ width: 320, height: 240, corners, lines: 140, ink: 40, hasDigit: () => true }), 7);

/** The place in a picture of a place in a cell, `across` and `down` from 0 to 1. */
export type Place = (cell: Cell, across: number, down: number) => Point;

/** Where the cells of the likeliest grid are in a picture; `null` if there is no grid. */
export function placesOnGrid(picture: Picture): Place | null {
  const found = findGrids(picture);
  const mesh = found.ok ? found.value[0]?.mesh : undefined;
  if (mesh === undefined) return null;
  return (cell, across, down) => placeOn(mesh, columnOf(cell) + across, rowOf(cell) + down);
}
