import { describe, expect, it } from 'vitest';
import { crossingOf, flatMesh, LINES, type Mesh, setCrossing } from './mesh';
import { withoutStrays } from './smooth';

const CELL = 40;

/** A grid on bent paper, seen a little from the side. */
function bent(): Mesh {
  const mesh = flatMesh([CELL, 3, 60, -4, CELL, 70, 0.008, 0.005]);
  for (let row = 0; row < LINES; row++) {
    for (let column = 0; column < LINES; column++) {
      const { x, y } = crossingOf(mesh, row, column);
      setCrossing(mesh, row, column, { x, y: y + 0.3 * CELL * Math.sin(column / 3) });
    }
  }
  return mesh;
}

describe('crossings that are astray', () => {
  it('are none on bent paper seen from the side', () => {
    expect(withoutStrays(bent())).toBeNull();
  });

  it('go where all others say, also side by side and at a corner', () => {
    const mesh = bent();
    const strays = [
      [0, 0],
      [3, 9],
      [4, 9],
      [7, 4],
      [8, 4],
      [9, 4],
    ] as const;
    for (const [row, column] of strays) {
      const { x, y } = crossingOf(mesh, row, column);
      setCrossing(mesh, row, column, { x: x + 0.3 * CELL, y: y - 0.3 * CELL });
    }
    const mended = withoutStrays(mesh);
    bent().forEach((should, at) => {
      // From there the lines are looked for again.
      expect(Math.abs((mended?.[at] ?? 0) - should)).toBeLessThan(0.1 * CELL);
    });
  });
});
