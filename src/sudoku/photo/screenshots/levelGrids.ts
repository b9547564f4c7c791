import { LINES, type Mesh, setCrossing } from '../mesh';
import type { Picture } from '../picture';
import { SMALLEST_CELL } from '../sizes';

/** A grid whose lines run along the sides of the picture, as programs draw them. */
export interface LevelGrid {
  readonly mesh: Mesh;
  /** The share of the pieces of its inner lines that are drawn. The outermost lines may be missing on a screen. */
  readonly sureness: number;
  /** The rows and columns, counted on as far as the lines go: more than nine in a larger grid. */
  readonly rows: number;
  readonly columns: number;
}

/** Two neighbouring pixels are on two sides of an edge if red, green or blue differ by at least this. */
const EDGE = 8;
/** An edge belongs to a line if it is at least this long, as a part of the smallest cell of its octave. */
const SHORTEST = 0.55;
/** Lines are evenly spaced to this exactness, in pixels, over the whole grid. */
const STEP = 1 / (LINES - 1);
/** Of ten places, this many more must be lines than of the nine places between them. */
const LEAST_LINES = 5;
/** The evenly spaced rows that are tried, and for each of these the columns. */
const MOST_ROWS = 6;
const MOST_COLUMNS = 4;
/** The most that cells may be wider than high, or higher than wide. */
const OBLONG = 1.2;
/** A piece of line is drawn if this share of it is an edge. */
const DRAWN = 0.5;
/** How far from its place a line may be, in cells. */
const OFF = 0.09;
/** A grid needs this share of the pieces of its inner lines. */
const ENOUGH = 0.9;
/** A larger grid goes on by a row if this share of the row's pieces is drawn. */
const GOES_ON = 0.7;
/** No more rows or columns than these are counted. */
const MOST_CELLS = 30;

/** Evenly spaced lines: the first, and the distance to the next, in pixels. */
interface Comb {
  readonly first: number;
  readonly step: number;
}

/** A mask of the pixels that are on edges along one direction, each line of which is a row of `width` pixels. */
interface Edges {
  readonly mask: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** The level grids of 9 x 9 cells in a picture, in any colours, the surest first. */
export function levelGrids(picture: Picture): LevelGrid[] {
  const rows = edgesAcross(picture);
  const columns = edgesAcross(transposed(picture));
  const found: LevelGrid[] = [];
  const most = Math.min(picture.width, picture.height) / (LINES - 3);
  for (let cell = SMALLEST_CELL; cell < most; cell *= 2) {
    const across = longEdges(rows, Math.round(SHORTEST * cell));
    const down = longEdges(columns, Math.round(SHORTEST * cell));
    const profile = profileIn(across, 0, across.width);
    for (const row of combsIn(profile, cell, 2 * cell, MOST_ROWS)) {
      const band = profileIn(down, row.first, row.first + (LINES - 1) * row.step);
      for (const column of combsIn(band, row.step / OBLONG, row.step * OBLONG, MOST_COLUMNS)) {
        const grid = gridAt(across, down, row, column);
        if (grid !== null) found.push(grid);
      }
    }
  }
  return found.sort((a, b) => b.sureness - a.sureness);
}

/** The picture with rows and columns swapped. */
function transposed({ width, height, rgba }: Picture): Picture {
  const from = new Uint32Array(rgba.buffer, rgba.byteOffset, width * height);
  const to = new Uint32Array(width * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) to[x * height + y] = from[y * width + x] as number;
  return { width: height, height: width, rgba: new Uint8Array(to.buffer) };
}

/** The pixels that differ from the one above. */
function edgesAcross({ width, height, rgba }: Picture): Edges {
  const mask = new Uint8Array(width * height);
  const above = 4 * width;
  for (let i = width, at = above; i < mask.length; i++, at += 4) {
    const red = (rgba[at] as number) - (rgba[at - above] as number);
    const green = (rgba[at + 1] as number) - (rgba[at + 1 - above] as number);
    const blue = (rgba[at + 2] as number) - (rgba[at + 2 - above] as number);
    if (Math.max(Math.abs(red), Math.abs(green), Math.abs(blue)) >= EDGE) mask[i] = 1;
  }
  return { mask, width, height };
}

/** The edges that are at least `least` pixels long, which those of digits and of the grain of paper are not. */
function longEdges({ mask, width, height }: Edges, least: number): Edges {
  const long = new Uint8Array(mask.length);
  for (let y = 0; y < height; y++) {
    let from = y * width;
    const end = from + width;
    for (let at = from; at <= end; at++) {
      if (at < end && mask[at] === 1) continue;
      if (at - from >= least) long.fill(1, from, at);
      from = at + 1;
    }
  }
  return { mask: long, width, height };
}

/** How many pixels of each row, from one column to another, are on a long edge. */
function profileIn({ mask, width, height }: Edges, from: number, to: number): Float32Array {
  const [left, right] = [Math.max(0, Math.round(from)), Math.min(width, Math.round(to) + 1)];
  return Float32Array.from({ length: height }, (_, y) => {
    let sum = 0;
    for (let at = y * width + left; at < y * width + right; at++) sum += mask[at] as number;
    return sum;
  });
}

/** The likeliest evenly spaced lines in a profile, with a step within these bounds. */
function combsIn(profile: Float32Array, least: number, most: number, count: number): Comb[] {
  const wide = profile.map((value, i) => Math.max(value, profile[i - 1] ?? 0, profile[i + 1] ?? 0));
  const all: (Comb & { readonly score: number })[] = [];
  for (let step = least; step <= most; step += STEP) {
    const whole = (LINES - 1) * step;
    const share = (at: number): number => Math.min(1, (wide[Math.round(at)] ?? 0) / whole);
    // The edge of the picture may cut off the outermost lines.
    for (let first = -2; first + whole < profile.length + 2; first++) {
      let score = 0;
      for (let line = 1; line < LINES - 1; line++) {
        score += share(first + line * step);
        // Too few lines are left to make up for those that are missing.
        if (score < LEAST_LINES - (LINES - 2 - line)) break;
      }
      if (score < LEAST_LINES) continue;
      score += share(first) + share(first + whole);
      for (let cell = 0; cell < LINES - 1; cell++) score -= share(first + (cell + 0.5) * step);
      if (score >= LEAST_LINES) all.push({ first, step, score });
    }
  }
  all.sort((a, b) => b.score - a.score);
  const best: Comb[] = [];
  for (const comb of all) {
    const isNear = (other: Comb): boolean =>
      Math.abs(other.first - comb.first) < 0.3 * comb.step &&
      Math.abs(other.first + 9 * other.step - comb.first - 9 * comb.step) < 0.3 * comb.step;
    if (!best.some(isNear)) best.push(comb);
    if (best.length === count) break;
  }
  return best;
}

/** The grid with these rows and columns; `null` if too few of its lines are drawn. */
function gridAt(across: Edges, down: Edges, row: Comb, column: Comb): LevelGrid | null {
  const rows = share(across, row, column);
  const columns = share(down, column, row);
  const sureness = Math.min(rows.inner, columns.inner);
  if (sureness < ENOUGH) return null;
  const [ys, xs] = [placesOf(across, row, column), placesOf(down, column, row)];
  const mesh = new Float32Array(LINES * LINES * 2);
  for (let i = 0; i < LINES; i++)
    for (let j = 0; j < LINES; j++) setCrossing(mesh, i, j, { x: xs[j] as number, y: ys[i] as number });
  const [exactRow, exactColumn] = [combThrough(ys), combThrough(xs)];
  return {
    mesh,
    // Of two places of the same grid, the one with its outermost lines too.
    sureness: sureness - 0.02 * (1 - (rows.all + columns.all) / 2),
    rows: counted(across, down, exactRow, exactColumn),
    columns: counted(down, across, exactColumn, exactRow),
  };
}

/** Whether piece number `piece` of a line is drawn: along a row of `edges` if these are edges across. */
function isDrawn(
  { mask, width, height }: Edges,
  line: number,
  cells: Comb,
  piece: number,
  off: number,
): boolean {
  const from = Math.max(0, Math.round(cells.first + (piece + 0.1) * cells.step));
  const to = Math.min(width, Math.round(cells.first + (piece + 0.9) * cells.step));
  const [top, bottom] = [Math.max(0, Math.round(line - off)), Math.min(height - 1, Math.round(line + off))];
  let drawn = 0;
  for (let x = from; x < to; x++) {
    for (let y = top; y <= bottom; y++) {
      if (mask[y * width + x] !== 1) continue;
      drawn++;
      break;
    }
  }
  return to > from && drawn >= DRAWN * (to - from);
}

const offOf = ({ step }: Comb): number => Math.max(1, OFF * step);

/** The share of all pieces of ten lines that are drawn, and of those of the eight inner ones. */
function share(edges: Edges, lines: Comb, cells: Comb): { readonly all: number; readonly inner: number } {
  let [all, inner] = [0, 0];
  for (let line = 0; line < LINES; line++) {
    for (let piece = 0; piece < LINES - 1; piece++) {
      if (!isDrawn(edges, lines.first + line * lines.step, cells, piece, offOf(lines))) continue;
      all++;
      if (line > 0 && line < LINES - 1) inner++;
    }
  }
  return { all: all / (LINES * (LINES - 1)), inner: inner / ((LINES - 2) * (LINES - 1)) };
}

/** The middles of ten lines: of the edges on both sides of each, or where its neighbours say that it is missing. */
function placesOf(edges: Edges, lines: Comb, cells: Comb): number[] {
  const profile = profileIn(edges, cells.first, cells.first + (LINES - 1) * cells.step);
  const off = offOf(lines);
  const places = Array.from({ length: LINES }, (_, line) => {
    const place = lines.first + line * lines.step;
    let [weight, sum, most] = [0, 0, 0];
    for (let y = Math.round(place - off); y <= Math.round(place + off); y++) {
      const here = profile[y] ?? 0;
      most = Math.max(most, here);
      weight += here ** 2;
      sum += here ** 2 * y;
    }
    return most < DRAWN * (LINES - 1) * cells.step ? null : sum / weight;
  });
  const { first, step } = combThrough(places);
  return places.map((place, line) => place ?? first + line * step);
}

/** The evenly spaced lines nearest to these places, by least squares. */
function combThrough(places: readonly (number | null)[]): Comb {
  const known = places.flatMap((place, line) => (place === null ? [] : [{ line, place }]));
  const mean = (of: (one: { line: number; place: number }) => number): number =>
    known.reduce((sum, one) => sum + of(one), 0) / known.length;
  const [line, place] = [mean((one) => one.line), mean((one) => one.place)];
  const step = mean((one) => (one.line - line) * (one.place - place)) / mean((one) => (one.line - line) ** 2);
  return { first: place - line * step, step };
}

/** How many rows there are, counted on beyond these nine as long as lines across and down go on. */
function counted(across: Edges, down: Edges, row: Comb, column: Comb): number {
  const goesOn = (line: number, cell: number): boolean => {
    let drawn = 0;
    for (let i = 0; i < LINES - 1; i++) {
      if (isDrawn(across, row.first + line * row.step, column, i, offOf(row))) drawn++;
      if (isDrawn(down, column.first + (i + 0.5 > 4.5 ? i + 1 : i) * column.step, row, cell, offOf(column)))
        drawn++;
    }
    return drawn >= GOES_ON * 2 * (LINES - 1);
  };
  let rows = LINES - 1;
  for (let line = LINES; line < MOST_CELLS && goesOn(line, line - 1); line++) rows++;
  for (let line = -1; line > -MOST_CELLS && goesOn(line, line); line--) rows++;
  return rows;
}
