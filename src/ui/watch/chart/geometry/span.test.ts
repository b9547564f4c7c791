import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isWhole,
  panned,
  type Span,
  settle,
  showing,
  sizeOf,
  spanOfBar,
  WIDEST_STEP,
  wholeSpan,
  zoomed,
} from './span';

const LENGTH = 138_350_568;
const WIDTH = 1200;

const lengths = fc.integer({ min: 0, max: 1_000_000_000 });
const widths = fc.integer({ min: 40, max: 4000 });
const shares = fc.double({ min: 0, max: 1, noNaN: true });

/** Any allowed span of a search, with its length and the width of the chart. */
const views = fc
  .record({ length: lengths, width: widths, from: shares, size: shares })
  .map(({ length, width, from, size }) => {
    const end = wholeSpan(length, width).to;
    const span = settle({ from: from * end, to: from * end + size ** 4 * end }, length, width);
    return { length, width, span };
  });

const isAllowed = (span: Span, length: number, width: number): void => {
  expect(span.from).toBeGreaterThanOrEqual(0);
  expect(span.to).toBeLessThanOrEqual(wholeSpan(length, width).to * (1 + 1e-9));
  expect(width / sizeOf(span)).toBeLessThanOrEqual(WIDEST_STEP * (1 + 1e-6));
};

describe('the span in view', () => {
  it('is the whole search at first', () => {
    expect(wholeSpan(LENGTH, WIDTH)).toEqual({ from: 0, to: LENGTH });
  });

  it('never makes a step wider than 48 pixels', () => {
    expect(wholeSpan(10, WIDTH)).toEqual({ from: 0, to: 25 });
    const closest = zoomed({ from: 1000, to: 1030 }, 0.01, 0.5, LENGTH, WIDTH);
    expect(sizeOf(closest)).toBeCloseTo(25);
  });

  it('zooms from the whole search to a single step and back, wherever one zooms', () => {
    fc.assert(
      fc.property(shares, shares, (fraction, back) => {
        let span = wholeSpan(LENGTH, WIDTH);
        for (let turn = 0; turn < 100; turn++) span = zoomed(span, 0.8, fraction, LENGTH, WIDTH);
        expect(WIDTH / sizeOf(span)).toBeCloseTo(WIDEST_STEP);
        for (let turn = 0; turn < 100; turn++) span = zoomed(span, 1.25, back, LENGTH, WIDTH);
        expect(isWhole(span, LENGTH, WIDTH)).toBe(true);
      }),
    );
  });

  it('stays valid however it is zoomed, moved and shown', () => {
    const factors = fc.double({ min: 0.01, max: 100, noNaN: true });
    fc.assert(
      fc.property(views, factors, shares, shares, ({ length, width, span }, factor, fraction, share) => {
        const step = Math.floor(share * length);
        isAllowed(span, length, width);
        isAllowed(zoomed(span, factor, fraction, length, width), length, width);
        isAllowed(panned(span, (share - 0.5) * 2 * length, length, width), length, width);
        isAllowed(showing(span, step, fraction, length, width), length, width);
        isAllowed(spanOfBar({ start: step, end: null }, length, width), length, width);
      }),
    );
  });

  it('keeps the point under the pointer in place while zooming in', () => {
    fc.assert(
      fc.property(shares, fc.double({ min: 0.3, max: 0.95, noNaN: true }), (fraction, factor) => {
        const before = { from: 20_000_000, to: 60_000_000 };
        const after = zoomed(before, factor, fraction, LENGTH, WIDTH);
        const under = (span: Span): number => span.from + sizeOf(span) * fraction;
        expect(under(after)).toBeCloseTo(under(before), 3);
        expect(sizeOf(after)).toBeCloseTo(sizeOf(before) * factor, 3);
      }),
    );
  });

  it('keeps its size when it is moved, and stops at the ends', () => {
    fc.assert(
      fc.property(views, fc.integer({ min: -1e9, max: 1e9 }), ({ length, width, span }, by) => {
        expect(sizeOf(panned(span, by, length, width))).toBeCloseTo(sizeOf(span), 3);
      }),
    );
    expect(panned({ from: 10, to: 110 }, -50, 1000, 100)).toEqual({ from: 0, to: 100 });
    expect(panned({ from: 10, to: 110 }, 5000, 1000, 100)).toEqual({ from: 900, to: 1000 });
  });

  it('shows a whole bar with a little room around it', () => {
    const span = spanOfBar({ start: 1_000_000, end: 2_000_000 }, LENGTH, WIDTH);
    expect(span).toEqual({ from: 960_000, to: 2_040_000 });
    expect(spanOfBar({ start: 0, end: null }, LENGTH, WIDTH)).toEqual({ from: 0, to: LENGTH });
  });

  it('shows any step, and does not move for one in view', () => {
    fc.assert(
      fc.property(views, shares, ({ length, width, span }, share) => {
        const step = Math.floor(share * length);
        const shown = showing(span, step, 0.25, length, width);
        expect(shown.from).toBeLessThanOrEqual(step + 1e-6 * length);
        expect(shown.to).toBeGreaterThanOrEqual(step - 1e-6 * length);
        if (step >= span.from && step <= span.to) expect(shown).toEqual(span);
      }),
    );
  });
});
