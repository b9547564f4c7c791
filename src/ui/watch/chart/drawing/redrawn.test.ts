import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ChartPicture } from '../../../../sudoku/search';
import { barOf, nameOf, PALETTE, pictureOf } from '../testing';
import { drawScene } from './drawScene';
import { redrawnOf } from './redrawn';
import type { Scene, Surface } from './scene';
import { widerBars } from './tint';

const WIDTH = 240;
const CHOICE = { cell: 22, digit: 4 } as unknown as NonNullable<ReturnType<typeof barOf>['choice']>;
const bar = fc
  .record({
    row: fc.nat(9),
    from: fc.nat(WIDTH - 20),
    steps: fc.integer({ min: 1, max: 120 }),
    named: fc.boolean(),
    cutRight: fc.boolean(),
  })
  .map(({ row, from, steps, named, cutRight }) =>
    barOf(row, from, Math.min(WIDTH, from + steps), { cutRight, choice: named ? CHOICE : null }),
  );

const sceneOf = (bars: ChartPicture['bars']): Scene => {
  const picture = pictureOf({ columns: WIDTH, rows: 10, coverage: () => 128, bars });
  return {
    plot: { width: WIDTH, height: 150, span: { from: 0, to: WIDTH }, pitch: 15, top: 0 },
    palette: PALETTE,
    layers: [{ picture, bars: widerBars(picture) }],
    length: WIDTH,
    end: 'solved',
    path: [],
    step: 0,
    line: 2,
    nameOf,
    bookmarks: [],
    parting: null,
    differing: [],
    framed: [],
  };
};

/** What is drawn on each pixel column, in order. */
function columnsOf(scene: Scene): readonly string[] {
  const columns = Array.from({ length: WIDTH }, () => '');
  const note = (from: number, width: number, what: readonly (string | number)[]): void => {
    const last = Math.min(WIDTH, Math.ceil(from + width));
    for (let column = Math.max(0, Math.floor(from)); column < last; column++)
      columns[column] += `${what.join(' ')};`;
  };
  const surface: Surface = {
    rect: (x, y, width, height, colour) => note(x, width, ['rect', y, height, colour]),
    frame: (x, y, width, height, line, colour) =>
      note(x, width, ['frame', x, y, width, height, line, colour]),
    cross: (x, y, radius, colour) => note(x - radius, 2 * radius, ['cross', x, y, colour]),
    label: (x, y, text, colour) => note(x, text.length * 7, ['label', x, y, text, colour]),
    widthOf: ({ length }) => length * 7,
    note: (x, y, text) => note(x, text.length * 7, ['note', x, y, text]),
    tint: (_, row, __, { x, y, width, height }) => note(x, width, ['tint', row, y, height]),
  };
  drawScene(surface, scene);
  return columns;
}

describe('the part to redraw', () => {
  it('covers all differences if only the playhead has moved', () => {
    const step = fc.integer({ min: 0, max: WIDTH });
    const rows = fc.subarray([0, 1, 2, 3, 4]);
    fc.assert(
      fc.property(fc.array(bar, { maxLength: 8 }), step, step, rows, rows, (bars, from, to, old, now) => {
        const scene = sceneOf(bars);
        const before = { ...scene, step: from, differing: old };
        const after = { ...scene, step: to, differing: now };
        const redrawn = redrawnOf(before, after);
        if (redrawn === 'all') throw new Error('more than need be');
        const { left, right } = redrawn === 'nothing' ? { left: 0, right: 0 } : redrawn;
        const drawnBefore = columnsOf(before);
        const drawn = columnsOf(after);
        const differing = drawnBefore.findIndex(
          (column, x) => (x < left || x >= right) && column !== drawn[x],
        );
        expect(differing).toBe(-1);
      }),
    );
  });

  it('is nothing if the playhead stays on its pixel', () => {
    const scene = sceneOf([]);
    const plot = { ...scene.plot, span: { from: 0, to: 1_000_000 } };
    expect(redrawnOf({ ...scene, plot, step: 4000 }, { ...scene, plot, step: 4100 })).toBe('nothing');
  });

  it('is everything if anything else has changed, or if nothing was drawn before', () => {
    const scene = sceneOf([]);
    const framed = [{ row: 1, from: 10, to: 20 }];
    const others: Partial<Scene>[] = [
      { bookmarks: [5] },
      { parting: 5 },
      { framed },
      { length: WIDTH + 1 },
      { end: 'capped' },
      { plot: { ...scene.plot, top: 3 } },
      { palette: { ...PALETTE } },
    ];
    for (const other of others) expect(redrawnOf(scene, { ...scene, ...other })).toBe('all');
    expect(redrawnOf(null, scene)).toBe('all');
    expect(redrawnOf({ ...scene, framed }, { ...scene, framed: [...framed] })).toBe('nothing');
  });
});
