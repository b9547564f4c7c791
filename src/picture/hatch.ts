import type { Box, Point } from './shape';

/**
 * Diagonal lines that fill a box and end at its edges.
 *
 * @param gap how far they are apart, along an edge
 * @param first where on the upper edge the first one starts
 */
export function hatchIn(
  { x, y, width, height }: Box,
  gap: number,
  first = gap,
): readonly (readonly Point[])[] {
  const strokes: Point[][] = [];
  for (let at = first; at < width + height; at += gap)
    strokes.push([
      at <= width ? [x + at, y] : [x + width, y + at - width],
      at <= height ? [x, y + at] : [x + at - height, y + height],
    ]);
  return strokes;
}
