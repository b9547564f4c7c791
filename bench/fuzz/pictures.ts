import type { Random } from '../../src/sudoku/core';
import { type Picture, readPhoto } from '../../src/sudoku/photo';
import type { Kind } from './kind';

/** Pictures that show no Sudoku: they must be read without a crash, and whatever is found in them must be whole. */
export const pictures: Kind = {
  name: 'pictures',
  share: 2_000,
  make(random) {
    const width = 1 + random.below(random.below(4) === 0 ? 12 : 320);
    const height = 1 + random.below(random.below(4) === 0 ? 12 : 320);
    const picture = drawnAtRandom(width, height, random);
    return {
      input: `a picture of ${width} x ${height}`,
      async run() {
        // A reader that finds everything equally likely.
        const read = readPhoto(picture, { read: () => new Float32Array(81 * 20).fill(0.05) });
        if (!read.ok) return null;
        const isWhole = read.value.every(
          ({ cells, corners }) =>
            cells.length === 81 && corners.every(({ x, y }) => Number.isFinite(x) && Number.isFinite(y)),
        );
        return isWhole ? null : 'a grid that is not whole';
      },
    };
  },
};

/** Noise, lines at random, lattices of any size and slant, or too few bytes for the picture. */
function drawnAtRandom(width: number, height: number, random: Random): Picture {
  const ground = random.below(256);
  const noise = random.below(3) === 0 ? random.below(256) : 0;
  const rgba = Uint8Array.from(
    { length: width * height * 4 },
    () => ground + (noise > 0 ? random.below(noise) : 0),
  );
  const line = (x: number, y: number, dx: number, dy: number): void => {
    for (let step = 0; step < Math.max(width, height); step++) {
      const px = Math.round(x + dx * step);
      const py = Math.round(y + dy * step);
      if (px >= 0 && py >= 0 && px < width && py < height)
        rgba.fill(255 - ground, (py * width + px) * 4, (py * width + px) * 4 + 3);
    }
  };
  const slant = random.next() - 0.5;
  const gap = 4 + random.below(40);
  for (let i = random.below(30); i > 0; i--) {
    if (random.below(2) === 0)
      line(random.below(width), random.below(height), random.next() - 0.5, random.next() - 0.5);
    else {
      line(0, i * gap, 1, slant);
      line(i * gap, 0, -slant, 1);
    }
  }
  return { width, height, rgba: random.below(10) === 0 ? rgba.subarray(0, random.below(rgba.length)) : rgba };
}
