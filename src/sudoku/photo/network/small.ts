import { CELLS, type Cell, columnOf, rowOf } from '../../core';
import { componentsOf } from '../components';
import { LINES } from '../mesh';
import { CELL, SIDE, type StraightPicture } from '../straight';

/** The share of a cell at each of its sides in which its lines may be. */
const EDGE = 0.15;
/** Ink is at least this part of the way from the paper to black. */
const DEEP = 0.4;
/** A digit is the largest stroke of its cell, with this share of its ink, and reaches its middle. */
const ALONE = 0.75;
/** The lowest height of a digit, and of a digit that is read as it is, in cells. */
const LOWEST = 0.15;
const SMALL = 0.45;
/** The height of most digits that the network was trained with, in cells. */
const USUAL = 0.58;
/** Fewer digits than this do not tell how tall the digits are. */
const FEW = 8;

/** The cells with nothing but a small digit, and how much larger the digits must be to be read. */
export interface SmallDigits {
  readonly cells: readonly Cell[];
  readonly factor: number;
}

/** The small digits of a grid; `null` if its digits are large enough, or too few. */
export function smallDigitsIn(straight: StraightPicture): SmallDigits | null {
  const heights = CELLS.map((cell) => digitHeight(straight, cell));
  const cells = CELLS.filter((cell) => heights[cell] !== null);
  const sorted = cells.map((cell) => heights[cell] ?? 0).sort((a, b) => a - b);
  const usual = sorted[sorted.length >> 1] ?? 1;
  return cells.length < FEW || usual >= SMALL ? null : { cells, factor: USUAL / usual };
}

/** The height of the only digit of a cell, in cells; `null` if there is none. */
function digitHeight(straight: StraightPicture, cell: Cell): number | null {
  const edge = Math.round(EDGE * CELL);
  const side = CELL - 2 * edge;
  const left = CELL / 2 + columnOf(cell) * CELL + edge;
  const top = CELL / 2 + rowOf(cell) * CELL + edge;
  const dark = Uint8Array.from({ length: side * side }, (_, i) => {
    const at = (top + Math.floor(i / side)) * SIDE + left + (i % side);
    return (straight[at] as number) < 255 * (1 - DEEP) ? 1 : 0;
  });
  const strokes = componentsOf(dark, side, side, 1).sort((a, b) => b.size - a.size);
  const [digit] = strokes;
  const ink = strokes.reduce((sum, { size }) => sum + size, 0);
  if (digit === undefined || digit.size < ALONE * ink) return null;
  const middle = side / 2;
  const isInMiddle =
    digit.top < middle && digit.bottom > middle && digit.left < middle + 4 && digit.right > middle - 4;
  const height = (digit.bottom - digit.top) / CELL;
  return isInMiddle && height >= LOWEST ? height : null;
}

/** The grid with each cell enlarged about its middle. `fine` is its straight picture with cells of `cell` pixels. */
export function enlarged(fine: Uint8Array, cell: number, factor: number): StraightPicture {
  const out = new Uint8Array(SIDE * SIDE).fill(255);
  const scale = cell / CELL;
  const side = LINES * cell;
  // From a pixel's place on the straight picture to the same in the fine one, nearer to the middle of its cell.
  const from = (at: number): number => {
    const middle = Math.floor((at - CELL / 2) / CELL) * CELL + CELL;
    return Math.floor((middle + (at + 0.5 - middle) / factor) * scale);
  };
  for (let y = CELL / 2; y < SIDE - CELL / 2; y++) {
    for (let x = CELL / 2; x < SIDE - CELL / 2; x++)
      out[y * SIDE + x] = fine[from(y) * side + from(x)] as number;
  }
  return out;
}
