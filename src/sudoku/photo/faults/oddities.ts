import { LINES } from '../mesh';
import { CELL, SIDE, type StraightPicture } from '../straight';

/** A black cell is darker than this share of the paper near it. */
const BLACK = 0.5;
/** It is also about as dark as the ink near it: at most this share of the way from the ink to the paper. */
const AS_INK = 0.2;
/** A grid with this many black cells is a crossword's. */
const BLACK_CELLS = 8;
/** The brightness of the paper is this quantile of the cells near one. */
const PAPER_RANK = 0.75;
/** With light digits in this many dark cells, a grid is a Sudoku on a dark ground, not a crossword. */
const WRITTEN_IN = 3;
/**
 * Digits count as light on dark if the ground is this many times as far from the lightest pixels as from the darkest.
 */
const CLEARLY = 1.5;
/** How much darker than the paper on both its sides a dash is at least, 0 to 1. */
export const DASH = 0.12;
/** A side of a cell is dashed if its dark share is within this range. */
const DASHED = [0.35, 0.92] as const;
/** A grid has cages if this many of its 324 sides of cells are dashed. */
const DASHED_SIDES = 90;

/** The brightnesses inside each of the 81 cells of a square with cells of `cell` pixels, sorted. */
function insides(pixels: Uint8Array, cell: number): Uint8Array[] {
  const side = LINES * cell;
  const edge = Math.round(cell * 0.2);
  return Array.from({ length: 81 }, (_, i) => {
    const left = (i % 9) * cell + (cell >> 1);
    const top = Math.floor(i / 9) * cell + (cell >> 1);
    const values: number[] = [];
    for (let y = top + edge; y < top + cell - edge; y++) {
      for (let x = left + edge; x < left + cell - edge; x++) values.push(pixels[y * side + x] as number);
    }
    return Uint8Array.from(values).sort();
  });
}

const rank = (sorted: Uint8Array, share: number): number =>
  sorted[Math.floor(share * (sorted.length - 1))] as number;

/** Whether the digits are light on a dark ground. `raw` is a grid cut out without evening its light. */
export function isInkLight(raw: Uint8Array, cell: number): boolean {
  let darker = 0;
  let lighter = 0;
  for (const values of insides(raw, cell)) {
    const ground = rank(values, 0.5);
    darker += ground - rank(values, 0.04);
    lighter += rank(values, 0.96) - ground;
  }
  return lighter > CLEARLY * darker;
}

/** Whether so many cells are black that the grid is a crossword's. `raw` is cut out without evening its light. */
export function hasBlackCells(raw: Uint8Array, cell: number): boolean {
  const cells = insides(raw, cell).map((values) => ({
    ground: rank(values, 0.5),
    ink: rank(values, 0.04),
    light: rank(values, 0.96),
  }));
  let black = 0;
  let writtenIn = 0;
  cells.forEach(({ ground, light }, i) => {
    const near = cells.filter(
      (_, j) => Math.abs((i % 9) - (j % 9)) <= 2 && Math.abs(Math.floor(i / 9) - Math.floor(j / 9)) <= 2,
    );
    // A quantile, because one cell may be lighter than the paper: the selected one on a dark screen.
    const paper = rank(Uint8Array.from(near, (other) => other.ground).sort(), PAPER_RANK);
    const darkest = Math.min(...near.map((other) => other.ink));
    if (ground >= BLACK * paper) return;
    if (light > paper) writtenIn++;
    // Shaded paper is dark too, but its digits are darker still.
    if (ground - darkest < AS_INK * (paper - darkest)) black++;
  });
  // If most cells are dark, or digits in them are lighter than the paper, the page itself is dark.
  return black >= BLACK_CELLS && black <= 45 && writtenIn < WRITTEN_IN;
}

/** The number of sides of cells with a dashed line just inside, as killer cages have. */
function dashedSides(straight: StraightPicture): number {
  const at = (x: number, y: number): number => (255 - (straight[y * SIDE + x] as number)) / 255;
  let dashed = 0;
  for (let cell = 0; cell < 81; cell++) {
    const left = (cell % 9) * CELL + CELL / 2;
    const top = Math.floor(cell / 9) * CELL + CELL / 2;
    for (const isUpright of [false, true]) {
      for (const isFar of [false, true]) {
        let most = 0;
        for (let offset = 4; offset <= 8; offset++) {
          const off = isFar ? CELL - 1 - offset : offset;
          let count = 0;
          for (let along = 5; along < CELL - 5; along++) {
            const here = isUpright ? at(left + off, top + along) : at(left + along, top + off);
            const before = isUpright ? at(left + off - 3, top + along) : at(left + along, top + off - 3);
            const after = isUpright ? at(left + off + 3, top + along) : at(left + along, top + off + 3);
            if (here - Math.max(before, after) > DASH) count++;
          }
          most = Math.max(most, count / (CELL - 10));
        }
        if (most >= DASHED[0] && most <= DASHED[1]) dashed++;
      }
    }
  }
  return dashed;
}

/** The distances of cages from the sides of cells at which single dashes are counted, in pixels: near the line too. */
const NEAR_SIDE = [2, 6] as const;
/** A side of a cell has at least so many dashes; the notes along it are three digits. */
const DASHES = 4;

/** The most sides of cells with dashes at one distance from them: cages are drawn so, and small notes hardly. */
function sidesWithDashes(straight: StraightPicture): number {
  const at = (x: number, y: number): number => (255 - (straight[y * SIDE + x] as number)) / 255;
  const row = new Float32Array(CELL - 4);
  let most = 0;
  for (let offset = NEAR_SIDE[0]; offset <= NEAR_SIDE[1]; offset++) {
    let sides = 0;
    for (let side = 0; side < 4 * 81; side++) {
      const cell = side >> 2;
      const off = side & 1 ? CELL - 1 - offset : offset;
      const [left, top] = [(cell % 9) * CELL + CELL / 2, Math.floor(cell / 9) * CELL + CELL / 2];
      for (let i = 0; i < row.length; i++)
        row[i] = side & 2 ? at(left + off, top + 2 + i) : at(left + 2 + i, top + off);
      if (dashesIn(row) >= DASHES) sides++;
    }
    most = Math.max(most, sides);
  }
  return most;
}

/** How many short dark stretches there are in a row of ink. */
function dashesIn(row: Float32Array): number {
  const [most, least] = [Math.max(...row), Math.min(...row)];
  if (most - least <= DASH) return 0;
  let dashes = 0;
  let isDark = false;
  for (const ink of row) {
    if (!isDark && ink > least + 0.6 * (most - least)) {
      isDark = true;
      dashes++;
    } else if (ink < least + 0.4 * (most - least)) isDark = false;
  }
  return dashes;
}

/** Whether dashed lines group the cells into the cages of a killer Sudoku. */
export const hasCages = (straight: StraightPicture): boolean =>
  dashedSides(straight) >= DASHED_SIDES || sidesWithDashes(straight) >= DASHED_SIDES;

/** The rim of a grid, as a part of its side. */
const RIM = 0.125;
/** The range outside the grid in which lines are followed, in pixels. */
const BEYOND = [4, 13] as const;
/** The far end of that range, in cells. */
const OUT = 0.36;
/** A grid continues beyond a side if this many of its ten lines do. */
const GO_ON = 7;

/**
 * Whether the lines continue beyond one of the four sides, so that these 9 x 9 cells are part of a larger grid. Skips
 * sides where `isSeen` says that the photograph ends, because the margin only repeats its edge there.
 */
export function goesOn(
  straight: StraightPicture,
  isSeen: (across: number, down: number) => boolean,
): boolean {
  const at = (x: number, y: number): number => straight[y * SIDE + x] as number;
  // The pixel `along` a side and `out` of it.
  const far = LINES - 1 + OUT;
  const sides: [isSeen: boolean, pixel: (along: number, out: number) => number][] = [
    [isSeen(0, -OUT) && isSeen(LINES - 1, -OUT), (along, out) => at(along, CELL / 2 - out)],
    [isSeen(0, far) && isSeen(LINES - 1, far), (along, out) => at(along, SIDE - 1 - CELL / 2 + out)],
    [isSeen(-OUT, 0) && isSeen(-OUT, LINES - 1), (along, out) => at(CELL / 2 - out, along)],
    [isSeen(far, 0) && isSeen(far, LINES - 1), (along, out) => at(SIDE - 1 - CELL / 2 + out, along)],
  ];
  return sides.some(([isSeenThere, pixel]) => {
    if (!isSeenThere) return false;
    let lines = 0;
    for (let line = 0; line < LINES; line++) {
      const middle = CELL / 2 + line * CELL;
      let there = 0;
      for (let out = BEYOND[0]; out < BEYOND[1]; out++) {
        const on = Math.min(...[-2, -1, 0, 1, 2].map((d) => pixel(middle + d, out)));
        const beside = Math.min(pixel(middle - 7, out), pixel(middle + 7, out));
        if (beside - on > DASH * 255) there++;
      }
      if (there >= (BEYOND[1] - BEYOND[0]) * 0.8) lines++;
    }
    return lines >= GO_ON;
  });
}

/**
 * The share of a square that is black over more than the width of a line. `raw` has the light of the photograph. The
 * rim does not count: tables have thick frames, while crosswords have black cells in the middle too.
 */
export function blackShare(raw: Uint8Array, cell: number): number {
  const side = LINES * cell;
  const edge = (cell >> 1) + Math.round(RIM * (side - cell));
  const black = rank(Uint8Array.from(raw).sort(), 0.9) * BLACK;
  const around = [-2, 0, 2].flatMap((dy) => [-2, 0, 2].map((dx) => dy * side + dx));
  let count = 0;
  for (let y = edge; y < side - edge; y++) {
    for (let x = edge; x < side - edge; x++) {
      if (around.every((step) => (raw[y * side + x + step] as number) < black)) count++;
    }
  }
  return count / (side - 2 * edge) ** 2;
}
