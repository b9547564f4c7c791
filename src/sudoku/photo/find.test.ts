import { describe, expect, it } from 'vitest';
import { seededRandom } from '../core';
import { findGrids } from './find';
import { type Corners, perspectiveThrough, project } from './geometry';
import { crossingOf } from './mesh';
import type { Picture } from './picture';
import { CELL, type FoundGrid, MARGIN, SIDE } from './straight';
import { blurredGrid, type Drawing, drawn, drawnOver, squareAt } from './testing';

const SIZE = { width: 480, height: 400 };
const SQUARE = squareAt(80, 40, 320);

function onlyGrid(picture: Picture): FoundGrid {
  const found = findGrids(picture);
  if (!found.ok) throw new Error(`no grid: ${found.error.kind}`);
  expect(found.value).toHaveLength(1);
  return found.value[0] as FoundGrid;
}

/** Expects each corner within a fifth of a cell of its place, or another part. */
function expectNear(corners: Corners, should: Corners, part = 5): void {
  const side = Math.hypot(should[1].x - should[0].x, should[1].y - should[0].y);
  corners.forEach((corner, i) => {
    const other = should[i] ?? corner;
    expect(Math.hypot(corner.x - other.x, corner.y - other.y)).toBeLessThan(side / 9 / part);
  });
}

/** The square rotated about its centre. */
function turned([a, , c]: Corners, degrees: number): Corners {
  const [mx, my] = [(a.x + c.x) / 2, (a.y + c.y) / 2];
  const angle = (degrees * Math.PI) / 180;
  return SQUARE.map(({ x, y }) => ({
    x: mx + (x - mx) * Math.cos(angle) - (y - my) * Math.sin(angle),
    y: my + (x - mx) * Math.sin(angle) + (y - my) * Math.cos(angle),
  })) as unknown as Corners;
}

/** The picture in another grey, or that of its ground, where the place on the board, in cells, is so. */
function painted(
  { width, height, rgba }: Picture,
  corners: Corners,
  isThere: (across: number, down: number) => boolean,
  grey = rgba[0] ?? 0,
): Picture {
  const back = perspectiveThrough(
    corners.map(({ x, y }, i) => ({ u: x, v: y, x: i === 1 || i === 2 ? 9 : 0, y: i > 1 ? 9 : 0 })),
  );
  if (back === null) throw new Error('no such grid');
  const out = rgba.slice();
  for (let at = 0; at < width * height; at++) {
    const { x, y } = project(back, (at % width) + 0.5, Math.floor(at / width) + 0.5);
    if (isThere(x, y)) out.fill(grey, 4 * at, 4 * at + 3);
  }
  return { width, height, rgba: out };
}

const faultOf = (drawing: Omit<Drawing, 'width' | 'height'>): unknown => {
  const found = findGrids(drawn({ ...SIZE, ...drawing }));
  return found.ok ? 'a grid' : found.error;
};

describe('a grid is found', () => {
  it.each<[string, Omit<Drawing, 'width' | 'height'>]>([
    ['dark on light', { corners: SQUARE }],
    ['light on dark', { corners: SQUARE, ground: 25, lines: 120, ink: 235 }],
    ['with light lines and dark digits', { corners: SQUARE, ground: 170, lines: 255, ink: 20 }],
    [
      'light on dark, with a chosen cell and its houses lighter',
      {
        corners: SQUARE,
        ground: 22,
        groundIn: (row, column) => {
          if (row === 4 && column === 2) return 80;
          const isInBox = row > 2 && row < 6 && column < 3;
          return row === 4 || column === 2 || isInBox ? 39 : null;
        },
        lines: 76,
        ink: 240,
      },
    ],
    [
      'light on dark, with the houses of a chosen cell much lighter',
      {
        corners: SQUARE,
        ground: 16,
        groundIn: (row, column) => {
          const isInBox = Math.abs(row - 4) < 2 && Math.abs(column - 4) < 2;
          return row === 4 || column === 4 || isInBox ? 60 : null;
        },
        lines: 110,
        ink: 240,
      },
    ],
    ['with faint lines', { corners: SQUARE, lines: 195, ink: 30 }],
    ['turned to the left', { corners: turned(SQUARE, -9) }],
    ['turned to the right', { corners: turned(SQUARE, 12) }],
    [
      'seen from the side',
      {
        corners: [
          { x: 60, y: 50 },
          { x: 400, y: 20 },
          { x: 380, y: 350 },
          { x: 100, y: 330 },
        ],
      },
    ],
    ['with cells of 12 pixels', { corners: squareAt(200, 150, 108) }],
    ['without digits', { corners: SQUARE, hasDigit: () => false }],
  ])('%s', (_, drawing) => {
    const grid = onlyGrid(drawn({ ...SIZE, ...drawing }));
    expectNear(grid.corners, drawing.corners);
    expect(grid.sureness).toBeGreaterThan(0.9);
  });

  it('on a screen in the dark, where its outer cells end without a line', () => {
    const corners: Corners = [
      { x: 48, y: 12 },
      { x: 384, y: 59 },
      { x: 351, y: 384 },
      { x: 12, y: 362 },
    ];
    const screen = { corners, ground: 8, groundIn: () => 215, lines: 90, ink: 50, hasFrame: false };
    expectNear(onlyGrid(drawn({ ...SIZE, ...screen })).corners, corners, 20);
  });

  it('though glare beside its left side and over its top breaks it into pieces', () => {
    const corners = [
      { x: 180, y: 100 },
      { x: 420, y: 80 },
      { x: 340, y: 320 },
      { x: 60, y: 310 },
    ] as const;
    const whole = drawn({ ...SIZE, corners, hasDigit: () => true });
    const isGlare = (across: number, down: number): boolean =>
      across > 0.15 && (across < 0.3 || (across < 4.5 && down > -0.3 && down < 2.4));
    expectNear(onlyGrid(painted(whole, corners, isGlare)).corners, corners);
  });

  it('though blur hides half of its lines, if its digits are a puzzle', () => {
    const corners = squareAt(69, 32, 184);
    const picture = blurredGrid(corners);
    const asked: FoundGrid[] = [];
    const found = findGrids(picture, (grid) => asked.push(grid) > 0);
    expect(found.ok && found.value).toEqual(asked);
    expectNear((asked[0] as FoundGrid).corners, corners);
    expect(findGrids(picture, () => false).ok).toBe(false);
    expect(findGrids(picture).ok).toBe(false);
  });

  it('and its crossings, though lines end beside the bars of digits', () => {
    const corners = turned(SQUARE, 4);
    const ends = [2, 4, 7];
    const whole = drawn({ ...SIZE, corners, hasDigit: () => false });
    const isEnd = (across: number, down: number): boolean =>
      across > 8.1 && across < 8.9 && ends.some((line) => Math.abs(down - line) < 0.2);
    const isBar = (across: number, down: number): boolean =>
      across > 8.15 && across < 8.85 && ends.some((line) => Math.abs(down - line - 0.3) < 0.06);
    const { mesh } = onlyGrid(painted(painted(whole, corners, isEnd), corners, isBar, 20));
    const [a, b, , d] = corners;
    for (const line of ends) {
      const { x, y } = crossingOf(mesh, line, 9);
      const part = line / 9;
      expect(Math.hypot(x - b.x - part * (d.x - a.x), y - b.y - part * (d.y - a.y))).toBeLessThan(3);
    }
  });

  it('and is cut out with even light, dark digits and its lines in their places', () => {
    for (const colours of [{}, { ground: 25, lines: 120, ink: 235 }]) {
      const { straight } = onlyGrid(drawn({ ...SIZE, corners: turned(SQUARE, 7), ...colours }));
      for (let line = 0; line < 10; line++) {
        const at = MARGIN + line * CELL;
        // Between the lines, in the middle of the first cells, is paper, as they have no digit near their corners.
        expect(straight[(MARGIN + 5) * SIDE + Math.min(at + 6, SIDE - 8)]).toBeGreaterThan(180);
        const near = [-2, -1, 0, 1].map((d) => straight[(MARGIN + 7) * SIDE + at + d] ?? 255);
        expect(Math.min(...near)).toBeLessThan(170);
      }
    }
  });

  it('if a shadow lies on a row', () => {
    const picture = drawn({ ...SIZE, corners: SQUARE });
    const from = SIZE.width * 4 * (40 + Math.round((320 * 8) / 9));
    const rgba = picture.rgba.map((value, i) => (i < from || i % 4 === 3 ? value : value * 0.4));
    expectNear(onlyGrid({ ...picture, rgba }).corners, SQUARE);
  });

  it('and several are returned, largest first', () => {
    const first = drawn({ width: 700, height: 500, corners: squareAt(30, 30, 180) });
    const found = findGrids(drawnOver(first, { width: 700, height: 500, corners: squareAt(260, 60, 400) }));
    if (!found.ok) throw new Error(found.error.kind);
    expect(found.value).toHaveLength(2);
    expectNear((found.value[0] as FoundGrid).corners, squareAt(260, 60, 400));
    expectNear((found.value[1] as FoundGrid).corners, squareAt(30, 30, 180));
  });

  it('and all six of a page', () => {
    const size = { width: 480, height: 700 };
    const places = [0, 1, 2, 3, 4, 5].map((i) => squareAt(30 + 225 * (i % 2), 20 + 225 * (i >> 1), 190));
    const white: Picture = { ...size, rgba: new Uint8Array(480 * 700 * 4).fill(255) };
    for (const look of [{}, { lines: 215, ink: 30 }]) {
      const page = places.reduce(
        (picture, corners) => drawnOver(picture, { ...size, corners, ...look }),
        white,
      );
      const found = findGrids(page);
      expect(found.ok && found.value.length).toBe(6);
    }
  });
});

describe('a picture without a Sudoku gets the right fault', () => {
  it('nothing but faint lines, noise or a single pixel', () => {
    expect(faultOf({ corners: SQUARE, lines: 230 })).toEqual({ kind: 'nothing' });
    const random = seededRandom(3);
    const rgba = Uint8Array.from({ length: 300 * 200 * 4 }, () => random.below(256));
    expect(findGrids({ width: 300, height: 200, rgba })).toEqual({ ok: false, error: { kind: 'nothing' } });
    expect(findGrids({ width: 1, height: 1, rgba: new Uint8Array(4) })).toEqual({
      ok: false,
      error: { kind: 'nothing' },
    });
  });

  it('a page of text with a table in a thick frame', () => {
    const page = drawn({ ...SIZE, corners: SQUARE, lines: 245, ground: 245 });
    for (let y = 0; y < SIZE.height; y++) {
      // Words of upright strokes.
      for (let x = 0; x < SIZE.width; x++) {
        const isInk = y % 11 < 7 && x % 3 === 0 && (x + 17 * Math.floor(y / 11)) % 29 > 4;
        if (isInk) page.rgba.fill(30, (y * SIZE.width + x) * 4, (y * SIZE.width + x) * 4 + 3);
      }
    }
    for (const [rows, columns] of [
      [3, 1],
      [3, 3],
      [2, 3],
      [1, 2],
    ] as const) {
      const table = { ...SIZE, corners: SQUARE, rows, columns, hasDigit: () => false };
      expect(findGrids(drawnOver(page, table))).toEqual({ ok: false, error: { kind: 'nothing' } });
    }
  });

  it('a crossword', () => {
    const isBlack = (row: number, column: number) => (row * 3 + column * 2) % 5 === 0;
    expect(faultOf({ corners: SQUARE, isBlack, hasDigit: () => false })).toEqual({ kind: 'crossword' });
  });

  it('a crossword with few black cells', () => {
    const isBlack = (row: number, column: number) => (row * 3 + column * 2) % 8 === 1;
    expect(faultOf({ corners: SQUARE, isBlack, hasDigit: () => false })).toEqual({ kind: 'crossword' });
    expect(faultOf({ corners: SQUARE, isBlack })).toEqual({ kind: 'crossword' });
  });

  it('a crossword with many black cells side by side', () => {
    const isBlack = (row: number, column: number) => (row >> 1) % 2 === (column >> 1) % 2 && row % 8 > 0;
    expect(faultOf({ corners: SQUARE, isBlack, hasDigit: () => false })).toEqual({ kind: 'crossword' });
    const isBand = (row: number, column: number) => row % 4 > 0 && column % 5 > 0 && row + column !== 9;
    expect(faultOf({ corners: SQUARE, isBlack: isBand, hasDigit: () => false })).toEqual({
      kind: 'crossword',
    });
  });

  it('a crossword on a screen, with more than nine rows', () => {
    const isBlack = (row: number, column: number) => (row * 3 + column * 2) % 7 === 1;
    const screen = { corners: squareAt(64, 34, 312), rows: 13, columns: 13, isBlack, hasDigit: () => false };
    expect(faultOf(screen)).toEqual({ kind: 'crossword' });
  });

  it('a grid with nine rows or nine columns, but not both, also seen a little from the side', () => {
    const corners = [
      { x: 48, y: 22 },
      { x: 246, y: 36 },
      { x: 238, y: 243 },
      { x: 39, y: 236 },
    ] as const;
    for (const [rows, columns] of [
      [6, 9],
      [8, 8],
    ] as const)
      expect(faultOf({ corners, rows, columns })).toEqual({ kind: 'otherSize', rows, columns });
  });

  it.each([6, 4, 12, 16])('a grid of %i rows and columns', (size) => {
    expect(faultOf({ corners: SQUARE, rows: size, columns: size })).toEqual({
      kind: 'otherSize',
      rows: size,
      columns: size,
    });
  });

  it('part of a grid', () => {
    expect(faultOf({ corners: squareAt(80, -195, 400) })).toEqual({ kind: 'part' });
  });

  it.each([
    ['its first rows', 80, 202],
    ['its last rows', 80, -142],
    ['its first columns', 290, 40],
    ['its last columns', -165, 40],
    ['a corner', 300, 220],
    ['only three rows', 80, 280],
    ['a small corner', 360, 260],
  ])('part of a grid: %s', (_, left, top) => {
    expect(faultOf({ corners: squareAt(left, top, 320) })).toEqual({ kind: 'part' });
  });

  it('part of a grid with a digit in each cell', () => {
    // In a few rows the strokes of digits one below the other are nearly as long as the lines.
    const hasDigit = () => true;
    expect(faultOf({ corners: squareAt(80, 270, 320), hasDigit })).toEqual({ kind: 'part' });
    expect(faultOf({ corners: squareAt(260, 40, 320), hasDigit })).toEqual({ kind: 'part' });
  });

  it('but not a grid that ends at the edge of the picture', () => {
    expect(
      onlyGrid(drawn({ ...SIZE, corners: squareAt(SIZE.width - 322, 40, 320) })).sureness,
    ).toBeGreaterThan(0.9);
  });

  it('a samurai Sudoku, whose grids share boxes', () => {
    const size = { width: 500, height: 500 };
    const first = drawn({ ...size, corners: squareAt(20, 20, 270) });
    const both = drawnOver(first, { ...size, corners: squareAt(200, 200, 270) });
    expect(findGrids(both)).toEqual({ ok: false, error: { kind: 'samurai' } });
    const apart = drawnOver(drawn({ width: 700, height: 700, corners: squareAt(20, 20, 270) }), {
      width: 700,
      height: 700,
      corners: squareAt(340, 340, 270),
    });
    const found = findGrids(apart);
    expect(found.ok && found.value.length).toBe(2);
  });

  it('a samurai Sudoku of five small grids on a screen, but not four grids as far apart', () => {
    const size = { width: 480, height: 480 };
    const page = (places: readonly (readonly [number, number])[], look: Partial<Drawing> = {}): Picture =>
      places.reduce<Picture>(
        (picture, [column, row]) =>
          drawnOver(picture, { ...size, corners: squareAt(20 + 20 * column, 20 + 20 * row, 180), ...look }),
        { ...size, rgba: new Uint8Array(480 * 480 * 4).fill(look.ground ?? 255) },
      );
    const four = [
      [0, 0],
      [12, 0],
      [0, 12],
      [12, 12],
    ] as const;
    for (const look of [{}, { ground: 30, lines: 130, ink: 235 }])
      expect(findGrids(page([...four, [6, 6]], look))).toEqual({ ok: false, error: { kind: 'samurai' } });
    const found = findGrids(page(four));
    expect(found.ok && found.value.length).toBe(4);
  });

  it('a killer Sudoku', () => {
    expect(faultOf({ corners: SQUARE, hasCages: true, hasDigit: () => false })).toEqual({ kind: 'killer' });
    const near: Partial<Drawing> = { hasCages: true, cages: [0.42, 0.04] };
    expect(faultOf({ corners: SQUARE, ...near })).toEqual({ kind: 'killer' });
    expect(faultOf({ corners: SQUARE, ...near, ground: 30, lines: 160, ink: 240 })).toEqual({
      kind: 'killer',
    });
  });

  const JIGSAW = [
    '000011222',
    '000111222',
    '001111522',
    '333344552',
    '333444555',
    '334444555',
    '666677888',
    '666777888',
    '667777888',
  ];
  const WAYS: readonly [string, Corners, Partial<Drawing>][] = [
    ['level', SQUARE, {}],
    ['small', squareAt(80, 40, 190), {}],
    ['turned', turned(SQUARE, 8), {}],
    ['dark', SQUARE, { ground: 30, lines: 200 }],
    ['full', SQUARE, { hasDigit: () => true }],
  ];

  it.each(WAYS)('a jigsaw Sudoku: %s', (_, corners, look) => {
    const regionOf = (row: number, column: number): number => Number(JIGSAW[row]?.[column] ?? -1);
    expect(faultOf({ corners, regionOf, ...look })).toEqual({ kind: 'jigsaw' });
  });

  it('a jigsaw Sudoku of which a wall is drawn at the wrong cell', () => {
    const regionOf = (row: number, column: number): number =>
      row === 0 && column === 3 ? 1 : Number(JIGSAW[row]?.[column] ?? -1);
    expect(faultOf({ corners: SQUARE, regionOf })).toEqual({ kind: 'jigsaw' });
  });

  const isOnDiagonal = (row: number, column: number): boolean => row === column || row + column === 8;

  it.each(WAYS)('a Sudoku with diagonals: %s', (_, corners, look) => {
    expect(faultOf({ corners, hasDiagonals: true, ...look })).toEqual({ kind: 'diagonal' });
    const ground = look.ground ?? 230;
    const groundIn = (row: number, column: number) =>
      isOnDiagonal(row, column) ? ground + (ground < 99 ? 15 : -25) : null;
    expect(faultOf({ corners, groundIn, ...look })).toEqual({ kind: 'diagonal' });
  });

  it('a Sudoku with diagonals on a nearly black screen whose grounds differ a little', () => {
    const groundIn = (row: number, column: number): number =>
      isOnDiagonal(row, column) ? 55 : 15 + ((row * 2 + column) % 3);
    const screen = { corners: SQUARE, ground: 15, lines: 110, ink: 240, groundIn, hasDigit: () => true };
    expect(faultOf(screen)).toEqual({ kind: 'diagonal' });
  });

  it.each<[string, Partial<Drawing>]>([
    ['lines that are thicker one way', { regionOf: (row) => row }],
    ['boxes of another ground', { groundIn: (r, c) => ((r - (r % 3) + c - (c % 3)) % 2 === 0 ? 200 : null) }],
    ['a digit in each cell', { hasDigit: () => true }],
    ['cells of two grounds', { groundIn: (row, column) => ((row + column) % 2 === 0 ? 200 : null) }],
    ['one diagonal of another ground', { groundIn: (row, column) => (row === column ? 200 : null) }],
    ['a row and a column of another ground', { groundIn: (r, c) => (r === 4 || c === 4 ? 200 : null) }],
  ])('but not a classic one for %s', (_, look) => {
    expect(faultOf({ corners: SQUARE, ...look })).toBe('a grid');
  });
});
