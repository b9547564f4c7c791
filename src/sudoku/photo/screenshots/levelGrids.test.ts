import { expect, it } from 'vitest';
import { cornersOf } from '../mesh';
import type { Picture } from '../picture';
import { levelGrids } from './levelGrids';

type Grey = number;

/** A screen with a grid of square cells, and what may be missing of it. */
interface Screen {
  readonly ground?: Grey;
  readonly thin?: Grey;
  readonly thick?: Grey;
  readonly cells?: number;
  readonly cell?: number;
  readonly left?: number;
  readonly top?: number;
  readonly hasFrame?: boolean;
  /** A change to each pixel, as storing a picture makes it. */
  readonly noise?: number;
}

const [WIDTH, HEIGHT] = [420, 480];

function screenWith({
  ground = 255,
  thin = 225,
  thick = 160,
  cells = 9,
  cell = 36,
  left = 20,
  top = 60,
  hasFrame = true,
  noise = 0,
}: Screen): Picture {
  const rgba = new Uint8Array(WIDTH * HEIGHT * 4).fill(255);
  const side = cells * cell;
  for (let y = 0; y < HEIGHT; y++) {
    for (let x = 0; x < WIDTH; x++) {
      const [u, v] = [x - left, y - top];
      const isInside = u >= 0 && v >= 0 && u <= side && v <= side;
      const lines = [u, v].filter((at) => at % cell === 0 && (hasFrame || (at > 0 && at < side)));
      const isThick = lines.some((at) => at % (3 * cell) === 0);
      const grey = !isInside || lines.length === 0 ? ground : isThick ? thick : thin;
      const off = noise * Math.sin(x * 12.9 + y * 78.2);
      rgba.fill(Math.max(0, Math.min(255, grey + off)), (y * WIDTH + x) * 4, (y * WIDTH + x) * 4 + 3);
    }
  }
  return { width: WIDTH, height: HEIGHT, rgba };
}

/** The corners of the surest grid, to the pixel: of its top left and its bottom right. */
function foundIn(screen: Screen): readonly number[] | null {
  const [grid] = levelGrids(screenWith(screen));
  if (grid === undefined) return null;
  const [a, , c] = cornersOf(grid.mesh);
  return [a.x, a.y, c.x, c.y].map(Math.round);
}

/** The middle of a line one pixel wide: half a pixel is lost to rounding. */
const near = (...places: readonly number[]) =>
  places.map((place) => expect.toSatisfy((at: number) => Math.abs(at - place) <= 1, `near ${place}`));

it('finds pale lines, also those that storing the picture has blurred with noise', () => {
  expect(foundIn({})).toEqual(near(20, 60, 344, 384));
  expect(foundIn({ noise: 3 })).toEqual(near(20, 60, 344, 384));
});

it('finds light lines on a dark ground, and small cells', () => {
  expect(foundIn({ ground: 10, thin: 60, thick: 240 })).toEqual(near(20, 60, 344, 384));
  expect(foundIn({ cell: 14 })).toEqual(near(20, 60, 146, 186));
});

it('finds a grid without an outer line, and one that fills the picture from edge to edge', () => {
  expect(foundIn({ hasFrame: false })).toEqual(near(20, 60, 344, 384));
  expect(foundIn({ hasFrame: false, cell: 46, left: 3, top: 30 })).toEqual(near(3, 30, 417, 444));
});

it('counts on in a larger grid, and finds none in a smaller one', () => {
  expect(levelGrids(screenWith({ cells: 16, cell: 22 }))[0]).toMatchObject({ rows: 16, columns: 16 });
  expect(levelGrids(screenWith({ cells: 6 }))).toEqual([]);
});
