import type { GreyPicture } from './picture';

/**
 * Marks the pixels of dark strokes with 1. Such a pixel is darker, by a `share` of their brightness, than the two
 * pixels at distance `reach`, either left and right or above and below. Shadows, folds and pictures are no strokes.
 */
export function strokesIn(grey: GreyPicture, reach: number, share: number): Uint8Array {
  const { width, height, pixels } = grey;
  const strokes = new Uint8Array(width * height);
  const keep = 1 - share;
  for (let y = 0; y < height; y++) {
    const row = y * width;
    const above = Math.max(0, y - reach) * width;
    const below = Math.min(height - 1, y + reach) * width;
    for (let x = 0; x < width; x++) {
      const least = (pixels[row + x] as number) + 2;
      const up = pixels[above + x] as number;
      const down = pixels[below + x] as number;
      if (least < (up < down ? up : down) * keep) {
        strokes[row + x] = 1;
        continue;
      }
      const left = pixels[row + (x < reach ? 0 : x - reach)] as number;
      const right = pixels[row + (x + reach < width ? x + reach : width - 1)] as number;
      if (least < (left < right ? left : right) * keep) strokes[row + x] = 1;
    }
  }
  return strokes;
}

/** The strokes, wider by `reach` pixels on all sides, so that those with a narrow gap between them are one. */
export function joined(strokes: Uint8Array, width: number, reach: number): Uint8Array {
  const across = new Uint8Array(strokes.length);
  strokes.forEach((stroke, at) => {
    const x = at % width;
    if (stroke === 1) across.fill(1, at - Math.min(x, reach), at + Math.min(width - 1 - x, reach) + 1);
  });
  const all = across.slice();
  // Writes above the first row and below the last do nothing.
  for (let away = width; away <= reach * width; away += width)
    across.forEach((stroke, at) => {
      if (stroke === 1) all[at - away] = all[at + away] = 1;
    });
  return all;
}
