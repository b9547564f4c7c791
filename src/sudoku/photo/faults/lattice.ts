/** The rows and columns of a grid; 0 if its lines are not evenly spaced. */
export interface Lattice {
  readonly rows: number;
  readonly columns: number;
}

/** The range of rows or columns that is tried. */
const LEAST = 3;
const MOST = 21;
/** A line of a lattice has ink along at least this share of its length. */
const DRAWN = 0.35;
/** A line with less than this share of its neighbours' ink is none. */
const AS_DRAWN = 0.75;
/** How far from its place a line may be, in cells, because paper bends. */
const OFF = 0.12;
/** How much darker than its sides a line is at least, 0 to 1. */
const DARKER = 0.08;
/** How far from the middle of a line its paper is sampled, in pixels: `NEAR` for thin lines, `FAR` for thick ones. */
const NEAR = 4;
const FAR = 8;

/**
 * The rows and columns of the grid that fills a square of `side` pixels except for a margin all around; `null` if it is
 * no grid.
 */
export function latticeIn(pixels: Uint8Array, side: number, margin: number): Lattice | null {
  const whole = [margin, side - margin] as const;
  const rows = countedIn(profileOf(pixels, side, whole, side, 1), whole);
  const columns = countedIn(profileOf(pixels, side, whole, 1, side), whole);
  return rows === 0 && columns === 0 ? null : { rows, columns };
}

/** A range of pixels; `to` is just outside. */
export type Interval = readonly [from: number, to: number];

/**
 * For each row of pixels (or column, depending on the steps), the share of pixels in the interval that look like a line.
 */
export function profileOf(
  pixels: Uint8Array,
  side: number,
  [from, to]: Interval,
  down: number,
  across: number,
): Float32Array {
  return Float32Array.from({ length: side }, (_, y) => {
    if (y < FAR || y >= side - FAR) return 0;
    let count = 0;
    for (let x = from; x < to; x++) {
      const at = y * down + x * across;
      const sidesAt = (away: number): number =>
        Math.min(pixels[at - away * down] as number, pixels[at + away * down] as number);
      if (Math.max(sidesAt(NEAR), sidesAt(FAR)) - (pixels[at] as number) > DARKER * 255) count++;
    }
    return count / (to - from);
  });
}

/** The greatest number of equal parts of an interval that are bounded by lines; 0 if there is none. */
export function countedIn(profile: Float32Array, interval: Interval): number {
  for (let parts = MOST; parts >= LEAST; parts--) {
    if (isDrawn(profile, interval, parts) && !areHalvesDigits(profile, interval, parts)) return parts;
  }
  return 0;
}

function isDrawn(profile: Float32Array, [from, to]: Interval, parts: number): boolean {
  return linesAt(profile, from, (to - from) / parts, parts + 1) >= parts + 1 - Math.floor(parts / 9);
}

/**
 * Whether every second line is a row of digits in the middle of cells. Digits have gaps, so such a line has less ink.
 */
function areHalvesDigits(profile: Float32Array, [from, to]: Interval, parts: number): boolean {
  if (parts % 2 === 1 || !isDrawn(profile, [from, to], parts / 2)) return false;
  const step = (to - from) / parts;
  let lines = 0;
  let between = 0;
  for (let line = 0; line < parts; line += 2) {
    lines += inkAt(profile, from + line * step, step);
    between += inkAt(profile, from + (line + 1) * step, step);
  }
  return between < AS_DRAWN * lines;
}

/** How many of `places` evenly spaced places are lines. */
export function linesAt(profile: Float32Array, first: number, step: number, places: number): number {
  let drawn = 0;
  for (let line = 0; line < places; line++) {
    if (inkAt(profile, first + line * step, step) > DRAWN) drawn++;
  }
  return drawn;
}

/** The share of ink of the line nearest to a place, where lines are `step` apart. */
function inkAt(profile: Float32Array, place: number, step: number): number {
  const reach = Math.max(3, Math.round(OFF * Math.abs(step)));
  const middle = Math.round(place);
  return Math.max(0, ...profile.subarray(Math.max(0, middle - reach), middle + reach + 1));
}
