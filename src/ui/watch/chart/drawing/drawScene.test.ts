import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Bar, ChartPicture } from '../../../../sudoku/search';
import { barOf, nameOf, PALETTE, pictureOf } from '../testing';
import { drawScene } from './drawScene';
import { cssOf, mixed, rgbFrom } from './palette';
import type { Layer, Scene, Surface } from './scene';
import { svgOf } from './svg';
import { tintPixels, widerBars } from './tint';

interface Drawn {
  readonly kind: 'rect' | 'frame' | 'cross' | 'label' | 'note' | 'tint';
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly colour: string;
  readonly text: string;
}

/** A surface that records what is drawn, in order. */
function notebook(): { readonly surface: Surface; readonly drawn: Drawn[] } {
  const drawn: Drawn[] = [];
  const note = (kind: Drawn['kind'], more: Partial<Drawn>): void => {
    drawn.push({ kind, x: 0, y: 0, width: 0, height: 0, colour: '', text: '', ...more });
  };
  return {
    drawn,
    surface: {
      rect: (x, y, width, height, colour) => note('rect', { x, y, width, height, colour }),
      frame: (x, y, width, height, _, colour) => note('frame', { x, y, width, height, colour }),
      cross: (x, y, _, colour) => note('cross', { x, y, colour }),
      label: (x, y, text, colour) => note('label', { x, y, text, colour }),
      widthOf: ({ length }) => length * 7,
      note: (x, y, text, _, colour) => note('note', { x, y, text, colour }),
      tint: (_, row, __, at) => note('tint', { ...at, text: String(row) }),
    },
  };
}

const layerOf = (picture: ChartPicture): Layer => ({ picture, bars: widerBars(picture) });

const sceneOf = (picture: ChartPicture, more: Partial<Scene> = {}): Scene => ({
  plot: { width: 1000, height: 150, span: { from: 0, to: 1000 }, pitch: 15, top: 0 },
  palette: PALETTE,
  layers: [layerOf(picture)],
  length: 1000,
  end: 'solved',
  path: [],
  step: 1000,
  line: 2,
  bookmarks: [],
  parting: null,
  differing: [],
  nameOf,
  framed: [],
  ...more,
});

function draw(scene: Scene): Drawn[] {
  const { surface, drawn } = notebook();
  drawScene(surface, scene);
  return drawn;
}

const DEAD = cssOf(PALETTE.dead);
const CAP = cssOf(PALETTE.deadDense);
const ALIVE = cssOf(PALETTE.alive);
const INK = cssOf(PALETTE.ink);
const CHOICE = { cell: 22, digit: 4 } as unknown as NonNullable<ReturnType<typeof barOf>['choice']>;

const full = (bars: ChartPicture['bars'], rows = 10, more: Partial<ChartPicture> = {}): ChartPicture => ({
  ...pictureOf({ columns: 1000, rows, coverage: () => 128, bars }),
  ...more,
});

describe('the drawing of a search', () => {
  it('draws a failed bar with its colour, an end cap and its label', () => {
    const drawn = draw(sceneOf(full([barOf(2, 100, 300, { choice: CHOICE })])));
    expect(drawn).toContainEqual(
      expect.objectContaining({ x: 100, y: 30, width: 199, height: 14, colour: DEAD }),
    );
    expect(drawn).toContainEqual(expect.objectContaining({ x: 297, width: 2, colour: CAP }));
    expect(drawn).toContainEqual(expect.objectContaining({ kind: 'label', x: 105, text: 'r3c5=4' }));
  });

  it('names cells in the given way, if there is room', () => {
    const named = (name: string) =>
      draw(sceneOf(full([barOf(2, 100, 160, { choice: CHOICE })]), { nameOf: () => name })).flatMap(
        ({ kind, text }) => (kind === 'label' ? [text] : []),
      );
    expect(named('C5')).toEqual(['C5=4']);
    expect(named('row 3, column 5')).toEqual([]);
  });

  it('draws the solution path after all bars, without a cap, and at least 2 pixels wide', () => {
    const path: Bar[] = [
      { ...CHOICE, start: 1, end: null, depth: 1, fate: 'solution' },
      { ...CHOICE, start: 1000, end: null, depth: 2, fate: 'solution' },
    ];
    const drawn = draw(sceneOf(full([barOf(0, 0, 500)]), { path }));
    const blue = drawn.filter(({ kind, colour }) => kind === 'rect' && colour === ALIVE);
    expect(blue).toMatchObject([
      { x: 1, y: 0, width: 999 },
      { x: 998, y: 15, width: 2 },
    ]);
    expect(drawn.findIndex(({ colour }) => colour === ALIVE)).toBeGreaterThan(
      drawn.findLastIndex(({ colour }) => colour === CAP),
    );
  });

  it('shows no blue without a solution', () => {
    const drawn = draw(sceneOf(full([barOf(0, 0, 500), barOf(0, 500, 1000)]), { end: 'exhausted' }));
    expect(drawn.filter(({ colour }) => colour === ALIVE)).toEqual([]);
  });

  it('draws undecided choices as outlines', () => {
    const drawn = draw(sceneOf(full([barOf(0, 600, 1000, { cutRight: true })]), { end: null }));
    expect(drawn).toContainEqual(
      expect.objectContaining({ kind: 'frame', x: 600, width: 400, colour: cssOf(PALETTE.chosen) }),
    );
    const filled = drawn.filter(({ kind }) => kind === 'rect').map(({ colour }) => colour);
    expect(filled).not.toContain(DEAD);
    expect(filled).not.toContain(ALIVE);
  });

  it('draws undecided choices faintly in low rows, different from a solution', () => {
    const scene = sceneOf(full([barOf(0, 600, 1000, { cutRight: true })]), { end: 'capped' });
    const drawn = draw({ ...scene, plot: { ...scene.plot, pitch: 3 } });
    expect(drawn).toContainEqual(expect.objectContaining({ x: 600, colour: cssOf(PALETTE.chosen, 0.3) }));
    expect(drawn.filter(({ kind, colour }) => kind === 'frame' || colour === ALIVE)).toEqual([]);
  });

  it('has a torn edge if a limit ended the recording', () => {
    const teeth = (end: Scene['end']) =>
      draw(sceneOf(full([]), { end })).filter(
        ({ kind, colour }) => kind === 'rect' && colour === cssOf(PALETTE.refuted),
      );
    expect(teeth('capped').length).toBeGreaterThan(10);
    expect(teeth('capped').every(({ x, width }) => x >= 996 && x + width <= 1000)).toBe(true);
    expect([...teeth('exhausted'), ...teeth(null)]).toEqual([]);
  });

  it('labels a bar of the path once, however it is cut off', () => {
    const path: Bar[] = [{ ...CHOICE, start: 1, end: null, depth: 1, fate: 'solution' }];
    const cut = barOf(0, 400, 600, { cutLeft: true, cutRight: true, choice: CHOICE });
    const picture = pictureOf({
      columns: 1000,
      rows: 10,
      coverage: () => 128,
      bars: [cut],
      from: 400,
      to: 600,
    });
    const scene = sceneOf(picture, { path });
    const drawn = draw({ ...scene, plot: { ...scene.plot, span: { from: 400, to: 600 } } });
    const labels = drawn.filter(({ kind }) => kind === 'label');
    expect(labels).toMatchObject([{ x: 5, text: 'r3c5=4', colour: cssOf(PALETTE.aliveText) }]);
  });

  it('fades what comes after the playhead by 60 %', () => {
    const drawn = draw(sceneOf(full([]), { step: 400 }));
    const veil = drawn.find(({ colour }) => colour === cssOf(PALETTE.sheet, 0.6));
    expect(veil).toMatchObject({ x: 401, width: 599, height: 150 });
    expect(drawn.at(-1)).toMatchObject({ x: 400, width: 2, height: 150, colour: INK });
  });

  it('marks forced fills at the top of the row below, and dead ends with a cross', () => {
    const events = [
      { step: 10, depth: 2, kind: 'forced' },
      { step: 20, depth: 3, kind: 'deadEnd' },
    ] as const;
    const span = { from: 0, to: 100 };
    const picture = full([], 10, { events, window: { from: 0, to: 100, columns: 1000 } });
    const scene = sceneOf(picture, { length: 100, step: 100 });
    const drawn = draw({ ...scene, plot: { ...scene.plot, span } });
    expect(drawn).toContainEqual(
      expect.objectContaining({ x: 100, y: 30, width: 9, height: 3, colour: cssOf(PALETTE.proven) }),
    );
    expect(drawn).toContainEqual(
      expect.objectContaining({ kind: 'cross', x: 205, y: 50, colour: cssOf(PALETTE.refuted) }),
    );
  });

  it('keeps the label of a bar in view while the bar is partly scrolled off', () => {
    const scene = sceneOf(full([barOf(2, 100, 900, { choice: CHOICE })]));
    const drawn = draw({ ...scene, plot: { ...scene.plot, span: { from: 500, to: 1000 } } });
    expect(drawn.find(({ kind }) => kind === 'label')).toMatchObject({ x: 5 });
  });

  it('draws a finer picture over a coarser one', () => {
    const coarse = full([barOf(0, 0, 1000)]);
    const fine = pictureOf({ columns: 500, rows: 10, coverage: () => 9, from: 200, to: 300 });
    const drawn = draw(sceneOf(coarse, { layers: [layerOf(coarse), layerOf(fine)] }));
    const cleared = drawn.findIndex(
      ({ x, width, colour }) => x === 200 && width === 100 && colour === 'rgb(255,255,255)',
    );
    expect(cleared).toBeGreaterThan(drawn.findIndex(({ colour }) => colour === DEAD));
    expect(drawn.slice(cleared).find(({ kind }) => kind === 'tint')).toMatchObject({ x: 200, width: 100 });
  });

  it('draws no more than the plot has room for, however long the search is', () => {
    const bars = fc.array(
      fc
        .tuple(fc.nat(79), fc.nat(999), fc.integer({ min: 1, max: 999 }))
        .map(([row, from, size]) =>
          barOf(row, from * 1e5, Math.min(1000, from + size) * 1e5, { choice: CHOICE }),
        ),
      { maxLength: 200 },
    );
    fc.assert(
      fc.property(bars, (some) => {
        const picture = { ...full(some, 80), window: { from: 0, to: 1e8, columns: 1000 } };
        const scene = sceneOf(picture, { length: 1e8, step: 5e7 });
        const drawn = draw({ ...scene, plot: { ...scene.plot, span: { from: 0, to: 1e8 } } });
        expect(drawn.length).toBeLessThan(20 + 2 * 11 + 4 * some.length);
        for (const { x, width, kind } of drawn.filter(({ kind }) => kind === 'rect' || kind === 'tint')) {
          expect(`${kind} ${x >= -4 && x + width <= 1004}`).toBe(`${kind} true`);
        }
      }),
    );
  });
});

describe('the tint of many small bars', () => {
  const pixelOf = (pixels: Uint8ClampedArray, column: number): number[] => [
    ...pixels.subarray(4 * column, 4 * column + 4),
  ];
  const tinted = (share: number): number[] => [
    ...mixed(PALETTE.sheet, mixed(PALETTE.dead, PALETTE.deadDense, 0.28), 0.18 + 0.82 * share),
    255,
  ];

  it('is mixed by the share of a column that has a choice, and empty without choices', () => {
    const pixels = tintPixels(
      pictureOf({ columns: 3, rows: 1, coverage: (_, column) => [0, 51, 255][column] ?? 0 }),
      PALETTE,
    );
    expect(pixelOf(pixels, 0)).toEqual([0, 0, 0, 0]);
    expect(pixelOf(pixels, 1)).toEqual(tinted(0.2));
    expect(pixelOf(pixels, 2)).toEqual(tinted(1));
  });

  it('contains the narrow bars with their caps, and not the wide ones', () => {
    const bars = [barOf(0, 2, 6), barOf(0, 10, 40)];
    const picture = pictureOf({ columns: 50, rows: 1, coverage: () => 255, bars });
    const pixels = tintPixels(picture, PALETTE);
    expect(pixelOf(pixels, 2)).toEqual([...PALETTE.dead, 255]);
    expect(pixelOf(pixels, 5)).toEqual([...PALETTE.deadDense, 255]);
    expect(pixelOf(pixels, 6)).toEqual(tinted(1));
    expect(pixelOf(pixels, 20)).toEqual(tinted(1));
    expect(widerBars(picture)).toEqual([bars[1]]);
  });

  it('shows a solution at least two columns wide, down to the depth of the search', () => {
    const picture = pictureOf({ columns: 5, rows: 2, coverage: (row) => (row === 0 ? 255 : 0) });
    picture.solutions[4] = 1;
    const pixels = tintPixels(picture, PALETTE);
    expect(pixelOf(pixels, 4)).toEqual([...PALETTE.alive, 255]);
    expect(pixelOf(pixels, 3)).toEqual([...PALETTE.alive, 255]);
    expect(pixelOf(pixels, 2)).toEqual(tinted(1));
    expect(pixelOf(pixels, 9)).toEqual([0, 0, 0, 0]);
  });
});

describe('a colour', () => {
  it.each([
    ['#d9a48c', [217, 164, 140]],
    ['#FFF', [255, 255, 255]],
    ['#0b5', [0, 187, 85]],
    ['teal', [128, 128, 128]],
  ])('is read from %s', (text, colour) => {
    expect(rgbFrom(text)).toEqual(colour);
  });
});

describe('the picture as SVG', () => {
  const words = { short: String, count: String, steps: (count: string) => `${count} steps <&` };
  const svg = svgOf(sceneOf(full([barOf(2, 100, 300, { choice: CHOICE })])), words);

  it('has the bars, their names and the axes', () => {
    expect(svg).toContain(
      '<text x="105" y="37.5" dominant-baseline="central" fill="rgb(74,26,5)">r3c5=4</text>',
    );
    expect(svg).toContain(`width="199" height="14" fill="${DEAD}"`);
    expect(svg).toContain('1000 steps &lt;&amp;');
  });

  it('closes what it opens', () => {
    const opened = [...svg.matchAll(/<(\w+)[^>]*[^/]>/g)].map(([, name]) => name);
    const closed = [...svg.matchAll(/<\/(\w+)>/g)].map(([, name]) => name);
    expect(opened.toSorted()).toEqual(closed.toSorted());
  });

  it('joins columns of one colour', () => {
    expect([...svg.matchAll(/h1000v14/g)]).toHaveLength(10);
  });
});
