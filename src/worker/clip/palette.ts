import type { ClipColours, Rgb } from './protocol';

type Name = keyof ClipColours;

/** The colours that are drawn on each ground. The edges of letters and slanted lines mix the two. */
const INKS: readonly (readonly [ground: Name, ...inks: Name[]])[] = [
  ['paper', 'ink', 'quietInk', 'refuted', 'proven'],
  ['sheet', 'ink', 'quietInk', 'proven', 'refuted'],
  ['chosenWash', 'chosen', 'refuted'],
  ['nowWash', 'ink', 'quietInk', 'now', 'proven', 'refuted', 'chosen'],
  ['refutedWash', 'refuted'],
];
/** How many mixtures of an ink and its ground are in the palette. */
const BETWEEN = 6;

/** The index of the colour that leaves a pixel unchanged. */
export const UNCHANGED = 0;

/**
 * The colours of all frames of a clip, at most 128; index 0 is `UNCHANGED`. A frame consists of a few colours and
 * mixtures of two of them, so the same palette serves every frame, and nothing flickers.
 */
export function paletteOf(colours: ClipColours): readonly Rgb[] {
  const ramps = INKS.flatMap(([ground, ...inks]) =>
    inks.flatMap((ink) =>
      Array.from({ length: BETWEEN }, (_, i) =>
        between(colours[ground], colours[ink], (i + 1) / (BETWEEN + 1)),
      ),
    ),
  );
  const all = [...Object.values(colours), ...ramps];
  const different = [...new Map(all.map((colour) => [colour.join(), colour])).values()];
  return [[0, 0, 0], ...different];
}

const between = (from: Rgb, to: Rgb, share: number): Rgb => {
  const at = (channel: 0 | 1 | 2): number =>
    Math.round(from[channel] + (to[channel] - from[channel]) * share);
  return [at(0), at(1), at(2)];
};

/** Finds the index of the nearest colour in a palette, for a pixel as a canvas stores it: alpha, blue, green, red. */
export function indexer(palette: readonly Rgb[]): (pixel: number) => number {
  const known = new Map<number, number>();
  return (pixel) => {
    const found = known.get(pixel);
    if (found !== undefined) return found;
    const index = nearest(palette, [pixel & 255, (pixel >>> 8) & 255, (pixel >>> 16) & 255]);
    known.set(pixel, index);
    return index;
  };
}

function nearest(palette: readonly Rgb[], [red, green, blue]: Rgb): number {
  let best = UNCHANGED + 1;
  let least = Number.POSITIVE_INFINITY;
  for (let index = UNCHANGED + 1; index < palette.length; index++) {
    const [r, g, b] = palette[index] ?? [0, 0, 0];
    const far = (r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2;
    if (far < least) {
      least = far;
      best = index;
    }
  }
  return best;
}
