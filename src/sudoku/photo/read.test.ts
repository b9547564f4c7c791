import { readFileSync } from 'node:fs';
import { decode } from 'jpeg-js';
import { expect, it } from 'vitest';
import { CELLS, type Cell, cellAt, columnOf, digitAt, grid, NO_DIGITS, rowOf } from '../core';
import { firstSolution } from '../solver';
import { Network } from './network/network';
import { CLASSES } from './network/weights';
import { clearNotesFor, withNotes } from './notes/testing';
import type { Picture } from './picture';
import { type GridRead, readBetween, readPhoto } from './read';
import { CELL, MARGIN, SIDE } from './straight';
import { blurredGrid, drawn, squareAt } from './testing';

const network = new Network(readFileSync(new URL('./network/weights.bin', import.meta.url)));

function photo(): Picture {
  const file = new URL('../testing/photos/printed/image106.jpg', import.meta.url);
  const { width, height, data } = decode(readFileSync(file), { useTArray: true });
  return { width, height, rgba: data };
}

/** The picture turned by a quarter clockwise. */
function turned({ width, height, rgba }: Picture): Picture {
  const out = new Uint8Array(rgba.length);
  for (let y = 0; y < width; y++) {
    for (let x = 0; x < height; x++) {
      const from = ((height - 1 - x) * width + y) * 4;
      out.set(rgba.subarray(from, from + 4), (y * height + x) * 4);
    }
  }
  return { width: height, height: width, rgba: out };
}

function gridIn(picture: Picture): GridRead {
  const read = readPhoto(picture, network);
  const grid = read.ok ? read.value[0] : undefined;
  if (grid === undefined) throw new Error('no grid');
  return grid;
}

const digitsIn = (picture: Picture): string =>
  gridIn(picture)
    .cells.map(({ mark }) => (mark.kind === 'given' ? mark.digit : '.'))
    .join('');

/** The digits of the photograph, from its file. */
const told = readFileSync(new URL('../testing/photos/printed/image106.dat', import.meta.url), 'utf8')
  .split('\n')
  .slice(2)
  .join('')
  .replace(/\s/g, '')
  .replaceAll('0', '.');

it.each([0, 1, 2, 3])('reads the digits of a photograph after %i quarter turns', (turns) => {
  let picture = photo();
  for (let turn = 0; turn < turns; turn++) picture = turned(picture);
  expect(digitsIn(picture)).toBe(told);
});

it('reports its stages, and stops when the listener throws', () => {
  const stages: string[] = [];
  expect(() =>
    readPhoto(photo(), network, (stage) => {
      stages.push(stage);
      if (stage === 'reading') throw new Error('stop');
    }),
  ).toThrow('stop');
  expect(stages).toEqual(['finding', 'reading']);
});

it('reads small notes written into a photograph, and no others', () => {
  const notes = clearNotesFor(grid(told));
  const upright = withNotes(photo(), notes);
  const areRead = (read: GridRead | null): void => {
    const cells = CELLS.filter((cell) => read?.notes[cell] !== NO_DIGITS);
    for (const cell of cells) expect(read?.notes[cell]).toBe(notes[cell]);
    expect(cells.length).toBeGreaterThanOrEqual(4);
  };
  const read = gridIn(upright);
  areRead(read);
  areRead(gridIn(turned(upright)));
  areRead(readBetween(upright, read.corners, network));
});

/** Where the straight picture of a grid has the ink of a cell, from the upper left corner of the cell. */
const inkIn = ({ straight }: GridRead, cell: Cell): [across: number, down: number][] =>
  Array.from({ length: CELL * CELL }, (_, at): [number, number] => [at % CELL, Math.floor(at / CELL)]).filter(
    ([across, down]) => {
      const [x, y] = [MARGIN + columnOf(cell) * CELL + across, MARGIN + rowOf(cell) * CELL + down];
      const isLine = [across, down].some((along) => along < 4 || along >= CELL - 4);
      return !isLine && (straight[y * SIDE + x] ?? 255) < 90;
    },
  );

/** A picture like a program's, in flat greys: a grid with inks in its cells. */
function screenshot(
  inks: readonly (readonly [Cell, [across: number, down: number][], grey: number])[],
): Picture {
  const scale = 2;
  const width = SIDE * scale;
  const rgba = new Uint8Array(width * width * 4).fill(255);
  const fill = (x: number, y: number, wide: number, high: number, grey: number): void => {
    for (let row = y; row < y + high; row++)
      for (let at = (row * width + x) * 4; at < (row * width + x + wide) * 4; at++)
        if (at % 4 < 3) rgba[at] = grey;
  };
  const place = (line: number): number => (MARGIN + line * CELL) * scale;
  for (let line = 0; line <= 9; line++) {
    const thick = line % 3 === 0 ? 3 : 1;
    fill(place(0), place(line), 9 * CELL * scale, thick, 60);
    fill(place(line), place(0), thick, 9 * CELL * scale, 60);
  }
  for (const [cell, ink, grey] of inks)
    for (const [across, down] of ink)
      fill(place(columnOf(cell)) + across * scale, place(rowOf(cell)) + down * scale, scale, scale, grey);
  return { width, height: width, rgba };
}

it('takes nothing for a digit in a screenshot that hardly differs from its ground', () => {
  const read = gridIn(photo());
  const puzzle = grid(told);
  const [givens, blanks] = [true, false].map((isGiven) =>
    CELLS.filter((cell) => (digitAt(puzzle, cell) !== null) === isGiven),
  ) as [Cell[], Cell[]];
  const printed = givens.map((cell) => [cell, inkIn(read, cell), 20] as const);
  const phantoms = blanks.slice(0, 3).map((cell, i) => [cell, printed[i]?.[1] ?? [], 225] as const);
  const { cells } = gridIn(screenshot([...printed, ...phantoms]));
  const areDigits = CELLS.filter((cell) => ['given', 'entry'].includes(cells[cell]?.mark.kind ?? ''));
  expect(areDigits).toEqual(givens);
});

/** Sees these probabilities in any picture. */
const sees = (probabilities: Float32Array) => ({
  read: () => probabilities,
  readOne: () => new Float32Array(CLASSES),
});

/** Sees `upright` after so many quarter turns counter-clockwise of the first picture, and otherwise the other. */
function seesTurned(turns: number, upright: Float32Array, other: Float32Array) {
  let first: Uint8Array | null = null;
  const far = (straight: Uint8Array, turn: number): number => {
    let sum = 0;
    for (let y = 0; y < SIDE; y++) {
      for (let x = 0; x < SIDE; x++) {
        let [fromX, fromY] = [x, y];
        for (let i = 0; i < turn; i++) [fromX, fromY] = [SIDE - 1 - fromY, fromX];
        sum += Math.abs((straight[y * SIDE + x] ?? 0) - (first?.[fromY * SIDE + fromX] ?? 0));
      }
    }
    return sum;
  };
  return {
    read: (straight: Uint8Array) => {
      first ??= straight;
      const ways = [0, 1, 2, 3].map((turn) => far(straight, turn));
      return ways.indexOf(Math.min(...ways)) === turns ? upright : other;
    },
    readOne: () => new Float32Array(CLASSES),
  };
}

/** Reads a blurred grid that holds a puzzle after so many turns, with so many cells in doubt. */
function blurredRead(turns: number, unclear: number) {
  const solution = firstSolution(grid(told)) ?? grid(told);
  const probabilities = new Float32Array(CELLS.length * CLASSES);
  const nonsense = new Float32Array(CELLS.length * CLASSES);
  for (const cell of CELLS) {
    const digit = digitAt(solution, cell) ?? 0;
    nonsense[cell * CLASSES + 10] = nonsense[cell * CLASSES + 11] = 0.5;
    probabilities[cell * CLASSES + digit] = 1;
    if (cell >= unclear) continue;
    probabilities[cell * CLASSES + digit] = 0.55;
    probabilities[cell * CLASSES + (digit % 9) + 1] = 0.45;
  }
  return readPhoto(blurredGrid(squareAt(69, 32, 184)), seesTurned(turns, probabilities, nonsense));
}

it.each([0, 1, 2, 3])('takes a blurred grid for one if its digits are a puzzle after %i turns', (turns) => {
  expect(blurredRead(turns, 5).ok).toBe(true);
});

it('takes no blurred grid for one if many of its digits are in doubt', () => {
  expect(blurredRead(0, 15).ok).toBe(false);
});

it('takes a print that is no proper puzzle the way up in which it is a little clearer', () => {
  const isDigit = (row: number, column: number): boolean => row === 0 || (row === 1 && column < 7);
  const seen = (chance: number, hasDigit: (cell: Cell) => boolean): Float32Array => {
    const probabilities = new Float32Array(CELLS.length * CLASSES);
    for (const cell of CELLS) {
      if (!hasDigit(cell)) probabilities[cell * CLASSES] = 1;
      else probabilities.set([chance, 1 - chance], cell * CLASSES + 6);
    }
    return probabilities;
  };
  const inFirst = (cell: Cell): boolean => isDigit(rowOf(cell), columnOf(cell));
  const inLast = (cell: Cell): boolean => isDigit(8 - rowOf(cell), 8 - columnOf(cell));
  const upsideDown = drawn({
    width: 420,
    height: 420,
    corners: squareAt(20, 20, 380),
    hasDigit: (row, column) => isDigit(8 - row, 8 - column),
  });
  const givensSeen = (upright: number): readonly Cell[] => {
    const read = readPhoto(upsideDown, seesTurned(2, seen(upright, inFirst), seen(0.79, inLast)));
    const cells = read.ok ? (read.value[0]?.cells ?? []) : [];
    return CELLS.filter((cell) => cells[cell]?.mark.kind === 'given');
  };
  expect(givensSeen(0.86)).toEqual(CELLS.filter(inFirst));
  expect(givensSeen(0.82)).toEqual(CELLS.filter(inLast));
});

it('tells a pen from print by its tint, where the shapes of its digits do not', () => {
  const puzzle = grid(told);
  const solution = firstSolution(puzzle) ?? puzzle;
  const isGiven = (cell: Cell): boolean => digitAt(puzzle, cell) !== null;
  const written = CELLS.filter((cell) => !isGiven(cell)).slice(0, 16);
  const likePrint = written.slice(-4);
  const [width, height] = [480, 400];
  const corners = [
    { x: 60, y: 30 },
    { x: 420, y: 50 },
    { x: 400, y: 370 },
    { x: 80, y: 360 },
  ] as const;
  const [a, b, c, d] = corners;
  const size = { width, height };
  const print = drawn({ ...size, corners, hasDigit: (row, column) => isGiven(cellAt(row, column)) });
  const blank = drawn({ ...size, corners, hasDigit: () => false });
  // Upside down, so that shapes of print and of handwriting differ.
  const hasInk = (row: number, column: number): boolean => written.includes(cellAt(8 - row, 8 - column));
  const ink = drawn({ ...size, corners: [c, d, a, b], hasDigit: hasInk });
  // A blue pen takes less of the blue light, in the light of a lamp on the right.
  const rgba = print.rgba.map((value, at) => {
    if (at % 4 === 3) return value;
    const pen = ((blank.rgba[at] ?? 0) - (ink.rgba[at] ?? 0)) * (at % 4 === 2 ? 0.4 : 1);
    return Math.max(0, value - pen) * (0.7 + (0.3 * ((at >> 2) % width)) / width);
  });
  const probabilities = new Float32Array(CELLS.length * CLASSES);
  for (const cell of CELLS) {
    const digit = digitAt(solution, cell) ?? 0;
    const hand = likePrint.includes(cell) ? 0.3 : 1;
    if (isGiven(cell)) probabilities[cell * CLASSES + digit] = 1;
    else if (written.includes(cell)) {
      probabilities[cell * CLASSES + digit] = 1 - hand;
      probabilities[cell * CLASSES + digit + 9] = hand;
    } else probabilities[cell * CLASSES] = 1;
  }
  const read = readPhoto({ width, height, rgba }, sees(probabilities));
  const cells = read.ok ? (read.value[0]?.cells ?? []) : [];
  expect(CELLS.filter((cell) => cells[cell]?.mark.kind === 'entry')).toEqual(written);
  expect(CELLS.filter((cell) => cells[cell]?.mark.kind === 'given')).toEqual(CELLS.filter(isGiven));
});
