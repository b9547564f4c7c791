import type { GreyPicture } from './picture';

/**
 * Which pixels are darker than what is around them: 1 dark, 0 not. Each is held against the mean of a square window
 * (Bradley and Roth, Adaptive Thresholding Using the Integral Image, 2007), so that shadows do no harm.
 */
export function darkPixels(grey: GreyPicture, radius: number, share: number): Uint8Array {
  const { width, height, pixels } = grey;
  const sums = new Uint32Array((width + 1) * (height + 1));
  for (let y = 0; y < height; y++) {
    let row = 0;
    for (let x = 0; x < width; x++) {
      row += pixels[y * width + x] as number;
      sums[(y + 1) * (width + 1) + x + 1] = (sums[y * (width + 1) + x + 1] as number) + row;
    }
  }
  const dark = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    const top = Math.max(0, y - radius) * (width + 1);
    const bottom = Math.min(height, y + radius + 1) * (width + 1);
    const rows = (bottom - top) / (width + 1);
    for (let x = 0; x < width; x++) {
      const left = Math.max(0, x - radius);
      const right = Math.min(width, x + radius + 1);
      const sum =
        (sums[bottom + right] as number) -
        (sums[bottom + left] as number) -
        (sums[top + right] as number) +
        (sums[top + left] as number);
      const mean = sum / (rows * (right - left));
      if ((pixels[y * width + x] as number) < mean * (1 - share) - 1) dark[y * width + x] = 1;
    }
  }
  return dark;
}
