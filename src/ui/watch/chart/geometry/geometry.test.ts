import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Placement } from '../../../../sudoku/search';
import { barOf, pictureOf } from '../testing';
import { hitAt } from './hit';
import { labelAt, labelOf } from './labels';
import {
  depthTicks,
  heightOf,
  type Plot,
  playheadOf,
  rowAt,
  rowsInView,
  stateAt,
  stepOf,
  stepTicks,
  xOf,
  yOf,
} from './plot';
import { covers, isAtScale, STRETCH, windowOf } from './windows';

const PLOT: Plot = { width: 1000, height: 134, span: { from: 0, to: 1000 }, pitch: 15, top: 0 };

const plots = fc
  .record({
    width: fc.integer({ min: 40, max: 3000 }),
    from: fc.double({ min: 0, max: 1e8, noNaN: true }),
    size: fc.double({ min: 1, max: 1e8, noNaN: true }),
    pitch: fc.double({ min: 2, max: 19, noNaN: true }),
    top: fc.integer({ min: 0, max: 900 }),
  })
  .map(
    ({ width, from, size, pitch, top }): Plot => ({
      width,
      height: 134,
      span: { from, to: from + size },
      pitch,
      top,
    }),
  );

describe('a plot', () => {
  it('finds the step where it is drawn', () => {
    fc.assert(
      fc.property(plots, fc.double({ min: 0, max: 1, noNaN: true }), (plot, share) => {
        const x = share * plot.width;
        expect(xOf(plot, stepOf(plot, x))).toBeCloseTo(x, 3);
      }),
    );
  });

  it('finds the row where it is drawn', () => {
    fc.assert(
      fc.property(plots, fc.integer({ min: 0, max: 80 }), (plot, row) => {
        const middle = yOf(plot, row) + heightOf(plot, row) / 2;
        expect(Math.abs(rowAt(plot, middle) - row)).toBeLessThanOrEqual(plot.pitch < 3 ? 1 : 0);
      }),
    );
  });

  it('leaves no row out of view, and no gap wider than a pixel between two rows', () => {
    fc.assert(
      fc.property(plots, (plot) => {
        const { first, last } = rowsInView(plot);
        expect(yOf(plot, first)).toBeLessThanOrEqual(1);
        expect(yOf(plot, last + 1)).toBeGreaterThanOrEqual(plot.height - 1);
        for (let row = first; row < last; row++) {
          const gap = yOf(plot, row + 1) - (yOf(plot, row) + heightOf(plot, row));
          expect(gap).toBeGreaterThanOrEqual(0);
          expect(gap).toBeLessThanOrEqual(1);
        }
      }),
    );
  });

  it('draws a state from its step to the next', () => {
    const plot = { ...PLOT, span: { from: 10, to: 30 } };
    expect(stateAt(plot, 0, 100)).toBe(10);
    expect(stateAt(plot, 49, 100)).toBe(10);
    expect(stateAt(plot, 51, 100)).toBe(11);
    expect(stateAt(plot, 999, 25)).toBe(25);
  });

  it('keeps the playhead of the last state in the picture', () => {
    expect(playheadOf(PLOT, 1000)).toBe(999);
    expect(playheadOf(PLOT, 10)).toBe(11);
    expect(playheadOf(PLOT, 1500)).toBeGreaterThan(PLOT.width);
  });
});

describe('labels', () => {
  it('name the cell and the digit', () => {
    const choice = { cell: 22, digit: 4 } as unknown as Placement;
    expect(labelOf(choice, (cell) => `cell ${cell}`)).toBe('cell 22=4');
  });

  it.each([
    ['stand at the left of their bar', 100, 200, 15, 105],
    ['stay in view while the bar is partly scrolled off', -300, 200, 15, 5],
    ['need room on both sides', 100, 149, 15, null],
    ['need room in the view', 960, 1200, 15, null],
    ['need a row of 10 pixels', 100, 200, 9, null],
  ])('%s', (_, left, right, row, x) => {
    expect(labelAt(left, right, 1000, 40, row)).toBe(x);
  });
});

describe('the hit at a point', () => {
  const picture = pictureOf({
    columns: 1000,
    rows: 3,
    coverage: (row, column) => (row === 0 || (column >= 100 && column < 700) ? 200 : 0),
    bars: [barOf(0, 0, 400), barOf(0, 400, 1000), barOf(1, 300, 350)],
  });

  it('is a bar drawn alone', () => {
    expect(hitAt(picture, PLOT, 450, 5)).toEqual({ kind: 'bar', row: 0, step: 450, bar: picture.bars[1] });
    expect(hitAt(picture, PLOT, 320, 20)).toMatchObject({ kind: 'bar', bar: picture.bars[2] });
  });

  it('is a run between bars, gaps and the ends of the bar above', () => {
    expect(hitAt(picture, PLOT, 200, 20)).toEqual({ kind: 'run', row: 1, from: 100, to: 300 });
    expect(hitAt(picture, PLOT, 370, 20)).toEqual({ kind: 'run', row: 1, from: 350, to: 400 });
    expect(hitAt(picture, PLOT, 500, 20)).toEqual({ kind: 'run', row: 1, from: 400, to: 700 });
    expect(hitAt(picture, PLOT, 340, 35)).toEqual({ kind: 'run', row: 2, from: 300, to: 350 });
  });

  it('is null if there is no choice, below the last row, and outside of the picture', () => {
    expect(hitAt(picture, PLOT, 50, 20)).toBeNull();
    expect(hitAt(picture, PLOT, 450, 60)).toBeNull();
    expect(hitAt(picture, { ...PLOT, span: { from: 900, to: 1900 } }, 500, 5)).toBeNull();
  });

  it('covers the point, whatever the plot is', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 999, noNaN: true }),
        fc.double({ min: 0, max: 44, noNaN: true }),
        (x, y) => {
          const hit = hitAt(picture, PLOT, x, y);
          if (hit === null) return;
          const { from, to } = hit.kind === 'bar' ? hit.bar : hit;
          expect(from).toBeLessThanOrEqual(x);
          expect(to).toBeGreaterThan(x);
        },
      ),
    );
  });
});

describe('the window of a picture', () => {
  it('has a column for each pixel, and more steps than are in view', () => {
    expect(windowOf({ from: 1000, to: 2000 }, 500, 10_000, 0.5)).toEqual({
      from: 500,
      to: 2500,
      columns: 1000,
    });
    expect(windowOf({ from: 0, to: 2000 }, 500, 2000, 0.5)).toEqual({ from: 0, to: 2000, columns: 500 });
    expect(windowOf({ from: 0, to: 25 }, 1200, 10, 0.5)).toEqual({ from: 0, to: 10, columns: 480 });
    expect(windowOf({ from: 0, to: 25 }, 1200, 0, 0.5)).toBeNull();
  });

  it('covers the view at its scale, within the recorded steps', () => {
    const views = fc.record({
      length: fc.integer({ min: 1, max: 1e9 }),
      from: fc.double({ min: 0, max: 0.9, noNaN: true }),
      size: fc.double({ min: 0.001, max: 0.1, noNaN: true }),
      width: fc.integer({ min: 300, max: 3000 }),
    });
    fc.assert(
      fc.property(views, ({ length, from, size, width }) => {
        const span = { from: from * length, to: (from + size) * length + width / 48 };
        const window = windowOf(span, width, length, 0.5);
        if (window === null) throw new Error('nothing recorded');
        expect(covers(window, span, length)).toBe(true);
        expect(window.to).toBeLessThanOrEqual(length);
        if (window.columns > 100) expect(isAtScale(window, span, width, STRETCH.staying)).toBe(true);
      }),
    );
  });
});

describe('the axes', () => {
  it('have round steps, no closer than the room allows', () => {
    expect(stepTicks(0, 19_454_728, 880, 150)).toEqual([0, 5_000_000, 10_000_000, 15_000_000]);
    expect(stepTicks(12, 30, 880, 150)).toEqual([15, 20, 25, 30]);
  });

  it('never have two marks closer than the room allows', () => {
    fc.assert(
      fc.property(plots, ({ span: { from, to }, width }) => {
        const ticks = stepTicks(from, to, width, 100);
        for (const [i, tick] of ticks.entries()) {
          const next = ticks[i + 1];
          if (next !== undefined) expect(((next - tick) * width) / (to - from)).toBeGreaterThan(99);
        }
      }),
    );
  });

  it('mark the first depth and every fifth, or fewer', () => {
    expect(depthTicks(12, 12, 40)).toEqual([1, 5, 10]);
    expect(depthTicks(46, 3, 24)).toEqual([1, 10, 20, 30, 40]);
  });
});
