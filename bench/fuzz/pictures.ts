import { readdirSync, readFileSync } from 'node:fs';
import { decode } from 'jpeg-js';
import { CELLS, digitAt, type Random } from '../../src/sudoku/core';
import { type FindFault, type GridRead, Network, type Picture, readPhoto } from '../../src/sudoku/photo';
import { type Drawing, drawn, drawnOver, squareAt } from '../../src/sudoku/photo/testing';
import { digitsIn } from '../photo/photos';
import type { Kind } from './kind';
import { one } from './texts';

const PHOTOS = 'src/sudoku/testing/photos/printed';

/** The app's network, loaded on first use. */
let network: Network | undefined;
const networkOf = (): Network => {
  network ??= new Network(readFileSync('src/sudoku/photo/network/weights.bin'));
  return network;
};

/** Pictures without a Sudoku, with the answers that describe correctly what they show. */
const noSudoku = (
  name: string,
  share: number,
  right: readonly FindFault['kind'][],
  draw: (random: Random) => Picture,
): Kind => ({
  name,
  share,
  right,
  make(random) {
    const picture = draw(random);
    return {
      input: `a picture of ${picture.width} x ${picture.height}`,
      async run(tell) {
        const read = readPhoto(picture, networkOf());
        if (!read.ok) {
          tell(read.error.kind satisfies FindFault['kind']);
          return null;
        }
        tell('grid');
        if (!read.value.every(isWhole)) return 'a grid that is not whole';
        return read.value.some(({ proper }) => proper) ? 'a puzzle' : null;
      },
    };
  },
});

const isWhole = ({ cells, corners }: GridRead): boolean =>
  cells.length === 81 && corners.every(({ x, y }) => Number.isFinite(x) && Number.isFinite(y));

/** The look of a grid that a program draws, roughly upright. */
function anyDrawing(random: Random): Drawing {
  const side = 160 + random.below(140);
  const left = 20 + random.below(30);
  const top = 20 + random.below(30);
  const off = (): number => (random.next() - 0.5) * 0.06 * side;
  const [a, b, c, d] = squareAt(left, top, side);
  const at = ({ x, y }: typeof a) => ({ x: x + off(), y: y + off() });
  const dark = random.below(90);
  return {
    width: side + 90,
    height: side + 90,
    corners: [at(a), at(b), at(c), at(d)],
    ground: 190 + random.below(66),
    lines: dark,
    hasDigit: () => random.below(3) === 0,
  };
}

/** A crossword: a fifth to two fifths of its cells are black, in a pattern with a half-turn symmetry. */
function crossword(random: Random): Picture {
  const size = one(random, [9, 11, 13, 15]);
  const share = 0.2 + 0.15 * random.next();
  const black = new Set<number>();
  for (let i = 0; i < (size * size) / 2; i++) {
    if (random.next() < share) black.add(i).add(size * size - 1 - i);
  }
  const isBlack = (row: number, column: number): boolean => black.has(row * size + column);
  return drawn({ ...anyDrawing(random), rows: size, columns: size, isBlack, hasDigit: () => false });
}

/** A grid of 4 to 16 rows and columns, but not nine of each. */
function otherSize(random: Random): Picture {
  const [rows, columns] = one(random, [
    [4, 4],
    [5, 5],
    [6, 6],
    [7, 7],
    [8, 8],
    [6, 9],
    [12, 12],
    [16, 16],
  ] as const);
  return drawn({ ...anyDrawing(random), rows, columns });
}

/** A grid of which at least a third is outside of the picture. */
function half(random: Random): Picture {
  const { corners, ...drawing } = anyDrawing(random);
  const by = drawing.width * (0.35 + 0.25 * random.next());
  const [dx, dy] = one(random, [
    [by, 0],
    [-by, 0],
    [0, by],
    [0, -by],
    [by, by],
  ] as const);
  const moved = ({ x, y }: (typeof corners)[0]) => ({ x: x + dx, y: y + dy });
  const [a, b, c, d] = corners;
  return drawn({ ...drawing, corners: [moved(a), moved(b), moved(c), moved(d)] });
}

/** A page of text: dashes for words, in one to three columns, sometimes with frames or tables of a few cells. */
function textPage(random: Random): Picture {
  const width = 240 + random.below(160);
  const height = 240 + random.below(160);
  const ground = 190 + random.below(66);
  const ink = random.below(90);
  const rgba = new Uint8Array(width * height * 4).fill(ground);
  const fill = (left: number, top: number, right: number, bottom: number): void => {
    for (let y = Math.max(0, top); y < Math.min(height, bottom); y++)
      for (let x = Math.max(0, left); x < Math.min(width, right); x++) {
        const at = (y * width + x) * 4;
        rgba.fill(ink, at, at + 3);
      }
  };
  const columns = 1 + random.below(3);
  const wide = Math.floor((width - 20) / columns);
  const high = 6 + random.below(8);
  for (let column = 0; column < columns; column++) {
    for (let y = 10; y < height - 14; y += high) {
      let x = 10 + column * wide;
      const end = x + wide - 8;
      while (x < end) {
        const word = 3 + random.below(28);
        // Rough letters: vertical strokes with gaps.
        for (let letter = x; letter < Math.min(end, x + word); letter += 3) {
          fill(letter, y + random.below(2), letter + 1 + random.below(2), y + high - 3);
        }
        x += word + 4;
      }
    }
  }
  for (let i = 3; i < rgba.length; i += 4) rgba[i] = 255;
  const picture = { width, height, rgba };
  if (random.below(3) > 0) return picture;
  const [rows, wanted] = [1 + random.below(3), 1 + random.below(3)];
  return drawnOver(picture, { ...anyDrawing(random), width, height, rows, columns: wanted, lines: ink });
}

const atRandom = noSudoku('pictures at random', 2_000, ['nothing'], (random) =>
  drawnAtRandom(1 + random.below(one(random, [12, 320])), 1 + random.below(one(random, [12, 320])), random),
);
export const pictureKinds: readonly Kind[] = [
  atRandom,
  noSudoku('pages of text', 2_000, ['nothing'], textPage),
  noSudoku('crosswords', 1_500, ['crossword'], crossword),
  noSudoku('grids of other sizes', 1_500, ['otherSize'], otherSize),
  noSudoku('parts of grids', 1_500, ['part'], half),
  damagedFiles(),
];

/** Photographs whose files are truncated or changed. If such a file opens, it must read as the same puzzle or none. */
function damagedFiles(): Kind {
  return {
    name: 'damaged files',
    share: 1_500,
    make(random) {
      const name = one(
        random,
        readdirSync(PHOTOS)
          .filter((file) => file.endsWith('.jpg'))
          .sort(),
      );
      const whole = readFileSync(`${PHOTOS}/${name}`);
      const isCut = random.below(2) === 0;
      const bytes = Uint8Array.from(isCut ? whole.subarray(0, random.below(whole.length)) : whole);
      const changes = isCut ? 0 : 1 + random.below(40);
      for (let i = 0; i < changes; i++) bytes[random.below(bytes.length)] = random.below(256);
      return {
        input: `${name}, ${isCut ? `cut at ${bytes.length}` : `with ${changes} bytes changed`}`,
        async run(tell) {
          const picture = opened(bytes);
          if (picture === null) {
            tell('damaged');
            return null;
          }
          const read = readPhoto(picture, networkOf());
          if (!read.ok) {
            tell(read.error.kind);
            return null;
          }
          if (!read.value.every(isWhole)) return 'a grid that is not whole';
          const digits = digitsIn(`${PHOTOS}/${name.replace('.jpg', '.dat')}`);
          const isSame = read.value.some(({ cells }) =>
            CELLS.every((cell) => {
              const mark = cells[cell]?.mark;
              return digits && (mark?.kind === 'given' ? mark.digit : null) === digitAt(digits, cell);
            }),
          );
          tell(isSame ? 'the same puzzle' : 'grid');
          // A wrong puzzle read with certainty would be believed.
          const isBelieved = read.value.some(
            ({ proper, cells }) => proper && cells.every(({ sure }) => sure),
          );
          return !isSame && isBelieved ? 'another puzzle, without a doubt' : null;
        },
      };
    },
  };
}

/** The picture in a file; `null` if it cannot be opened. */
function opened(bytes: Uint8Array): Picture | null {
  try {
    const { width, height, data } = decode(bytes, {
      useTArray: true,
      tolerantDecoding: true,
      maxResolutionInMP: 2,
      maxMemoryUsageInMB: 256,
    });
    return { width, height, rgba: data };
  } catch {
    return null;
  }
}

/** Noise, random lines, lattices of any size and slant, or too few bytes for the picture. */
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
