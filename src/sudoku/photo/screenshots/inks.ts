import { CELLS } from '../../core';
import type { Mesh } from '../mesh';
import { placeOn } from '../mesh';
import type { Picture } from '../picture';

/** A colour: red, green and blue, 0 to 255. */
export type Colour = readonly [number, number, number];

/** The colours of a cell: its ground, and its ink, which is the colour furthest from the ground. */
export interface Ink {
  readonly ground: Colour;
  readonly ink: Colour;
}

/** The number of sampled places of a cell in each direction. */
const SAMPLES = 32;
/** The distance of these places from the sides of the cell, as a part of its width, to avoid the lines. */
const EDGE = 0.14;
/** The ink is that of the inside without so many places at each side, because thick lines may reach in. */
const RIM = 3;
/**
 * A place has the colour of the ground if its red, green and blue differ by at most this. JPEG and WebP change the
 * colours around digits; where the grid is not level, that much is the grain of paper.
 */
const FLAT = { exact: 1, compressed: 6 } as const;
/** A program drew a cell if at least this share of it has the colour of its ground. */
const FLAT_SHARE = 0.55;
/** The ground is not flat if more than this many cells were not drawn so. */
const ROUGH_CELLS = 4;
/** Ink differs from the ground by at least this part of the largest difference. */
const DEEP = 0.75;

/** The distance between two colours. */
export const between = (a: Colour, b: Colour): number => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);

/** The inks of the 81 cells of a grid. */
export interface Inks {
  readonly cells: readonly Ink[];
  /** Whether nearly every ground has one colour, which no photograph has. On a screen it may show paper or wood. */
  readonly isFlat: boolean;
}

/**
 * The inks of a grid in a picture. `kept` tells how exactly the picture kept its colours; `null` for a photograph, in
 * which they are not exact.
 */
export function inksOn(picture: Picture, mesh: Mesh, kept: keyof typeof FLAT): Inks | null {
  const cells: Ink[] = [];
  let rough = 0;
  for (const cell of CELLS) {
    const { isFlat, ...ink } = inkIn(coloursIn(picture, mesh, cell), FLAT[kept]);
    cells.push(ink);
    if (!isFlat && ++rough > ROUGH_CELLS && kept === 'exact') return null;
  }
  return { cells, isFlat: rough <= ROUGH_CELLS };
}

function inkIn(colours: readonly Colour[], most: number): Ink & { isFlat: boolean } {
  const middle = (channel: 0 | 1 | 2): number =>
    Uint8Array.from(colours, (colour) => colour[channel]).sort()[colours.length >> 1] as number;
  const ground: Colour = [middle(0), middle(1), middle(2)];
  const flat = colours.filter((colour) =>
    colour.every((value, i) => Math.abs(value - (ground[i] ?? 0)) <= most),
  );
  const isInside = (at: number): boolean => at >= RIM && at < SAMPLES - RIM;
  const inside = colours.filter((_, i) => isInside(i % SAMPLES) && isInside(Math.floor(i / SAMPLES)));
  const furthest = Math.max(...inside.map((colour) => between(colour, ground)));
  const deep = inside.filter((colour) => between(colour, ground) >= DEEP * furthest);
  const mean = (channel: 0 | 1 | 2): number =>
    deep.reduce((sum, colour) => sum + colour[channel], 0) / deep.length;
  return { ground, ink: [mean(0), mean(1), mean(2)], isFlat: flat.length >= FLAT_SHARE * colours.length };
}

/** The colours of places spread over the inside of a cell. */
function coloursIn({ width, height, rgba }: Picture, mesh: Mesh, cell: number): Colour[] {
  const left = (cell % 9) + EDGE;
  const top = Math.floor(cell / 9) + EDGE;
  const step = (1 - 2 * EDGE) / (SAMPLES - 1);
  const colours: Colour[] = [];
  for (let j = 0; j < SAMPLES; j++) {
    for (let i = 0; i < SAMPLES; i++) {
      const { x, y } = placeOn(mesh, left + i * step, top + j * step);
      const column = Math.max(0, Math.min(width - 1, Math.floor(x)));
      const row = Math.max(0, Math.min(height - 1, Math.floor(y)));
      const at = (row * width + column) * 4;
      colours.push([rgba[at] ?? 0, rgba[at + 1] ?? 0, rgba[at + 2] ?? 0]);
    }
  }
  return colours;
}
