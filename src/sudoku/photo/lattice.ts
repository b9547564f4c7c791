/** How many rows and columns of cells a grid has; 0 where its lines are not evenly apart. */
export interface Lattice {
  readonly rows: number;
  readonly columns: number;
}

/** The numbers of rows or columns that grids are known to have. */
const LEAST = 3;
const MOST = 21;
/** Along each line of a lattice at least this share is ink. */
const DRAWN = 0.35;
/** How far from its place a line may be, in cells: paper bends. */
const OFF = 0.12;
/** How much darker than its sides a line is, 0 to 1. */
const DARKER = 0.08;
/** The paper beside a line is looked at so many pixels away from it: near to a thin one, further from a thick one. */
const NEAR = 4;
const FAR = 8;

/**
 * How many rows and columns the grid has that fills a square of `side` pixels but for a margin all around; `null` if it
 * is no grid.
 */
export function latticeIn(pixels: Uint8Array, side: number, margin: number): Lattice | null {
  const rows = countedIn(profileOf(pixels, side, margin, side, 1), margin);
  const columns = countedIn(profileOf(pixels, side, margin, 1, side), margin);
  return rows === 0 && columns === 0 ? null : { rows, columns };
}

/** For each row of pixels (or column, by the steps), how much of it is a line. */
function profileOf(
  pixels: Uint8Array,
  side: number,
  margin: number,
  down: number,
  across: number,
): Float32Array {
  return Float32Array.from({ length: side }, (_, y) => {
    if (y < FAR || y >= side - FAR) return 0;
    let count = 0;
    for (let x = margin; x < side - margin; x++) {
      const at = y * down + x * across;
      const sidesAt = (away: number): number =>
        Math.min(pixels[at - away * down] as number, pixels[at + away * down] as number);
      if (Math.max(sidesAt(NEAR), sidesAt(FAR)) - (pixels[at] as number) > DARKER * 255) count++;
    }
    return count / (side - 2 * margin);
  });
}

/** The greatest number of equal parts all of whose ends are lines; 0 if there is none. */
function countedIn(profile: Float32Array, margin: number): number {
  const length = profile.length - 2 * margin;
  for (let parts = MOST; parts >= LEAST; parts--) {
    const reach = Math.max(3, Math.round((OFF * length) / parts));
    let drawn = 0;
    for (let line = 0; line <= parts; line++) {
      const middle = Math.round(margin + (line * length) / parts);
      const near = profile.subarray(middle - reach, middle + reach + 1);
      if (Math.max(...near) > DRAWN) drawn++;
    }
    if (drawn >= parts + 1 - Math.floor(parts / 9)) return parts;
  }
  return 0;
}
