import type { Point } from './picture';

/** A set of dark pixels that touch at sides or corners. */
export interface Component {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  /** The number of its pixels. */
  readonly size: number;
  /** Its leftmost and rightmost pixel in each of its rows: enough for its hull. */
  readonly outline: readonly Point[];
}

/** A component is within the box around another even if it is outside by this part of the box. */
const NEARLY = 0.1;

/** Whether a component is within the box around another, or nearly so. */
export function isWithin({ left, right, top, bottom }: Component, other: Component): boolean {
  const [x, y] = [NEARLY * (other.right - other.left), NEARLY * (other.bottom - other.top)];
  return left > other.left - x && right < other.right + x && top > other.top - y && bottom < other.bottom + y;
}

/** The components that are at least `least` pixels wide and high, found by flood fill. */
export function componentsOf(dark: Uint8Array, width: number, height: number, least: number): Component[] {
  const seen = Uint8Array.from(dark);
  const stack = new Int32Array(width * height);
  const lefts = new Int32Array(height);
  const rights = new Int32Array(height);
  const found: Component[] = [];
  for (let start = 0; start < seen.length; start++) {
    if (seen[start] === 0) continue;
    let depth = 0;
    stack[depth++] = start;
    seen[start] = 0;
    let size = 0;
    let left = width;
    let right = 0;
    const top = Math.floor(start / width);
    let bottom = top;
    lefts[top] = width;
    rights[top] = -1;
    while (depth > 0) {
      const pixel = stack[--depth] as number;
      const y = Math.floor(pixel / width);
      const x = pixel - y * width;
      size++;
      if (y > bottom) {
        for (let row = bottom + 1; row <= y; row++) {
          lefts[row] = width;
          rights[row] = -1;
        }
        bottom = y;
      }
      if (x < left) left = x;
      if (x > right) right = x;
      if (x < (lefts[y] as number)) lefts[y] = x;
      if (x > (rights[y] as number)) rights[y] = x;
      const above = y > 0 ? y - 1 : 0;
      const below = y < height - 1 ? y + 1 : y;
      const before = x > 0 ? x - 1 : 0;
      const after = x < width - 1 ? x + 1 : x;
      for (let ny = above; ny <= below; ny++) {
        for (let nx = before; nx <= after; nx++) {
          const neighbour = ny * width + nx;
          if (seen[neighbour] !== 1) continue;
          seen[neighbour] = 0;
          stack[depth++] = neighbour;
        }
      }
    }
    if (right - left + 1 < least || bottom - top + 1 < least) continue;
    const outline: Point[] = [];
    for (let y = top; y <= bottom; y++) {
      outline.push(
        { x: (lefts[y] as number) + 0.5, y: y + 0.5 },
        { x: (rights[y] as number) + 0.5, y: y + 0.5 },
      );
    }
    found.push({ left, top, right: right + 1, bottom: bottom + 1, size, outline });
  }
  return found;
}
