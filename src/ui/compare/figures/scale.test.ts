import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { binsOf, quantile, scaleOf } from './scale';

describe('a logarithmic axis', () => {
  it.each([
    ['nothing', [], 1, [1, 10]],
    ['zero alone', [0], 1, [1, 10]],
    ['one', [1], 1, [1, 10]],
    ['counts', [0, 25, 1000], 1, [1, 10, 100, 1000]],
    ['a hair more', [1001], 1, [1, 10, 100, 1000, 10_000]],
    ['times', [0.4, 24], undefined, [0.1, 1, 10, 100]],
  ])('holds %s between powers of ten', (_, values, least, ticks) => {
    expect(scaleOf(values, least).ticks).toEqual(ticks);
  });

  it('gives each power of ten the same room', () => {
    const { at } = scaleOf([1, 1000], 1);
    expect([0, 1, 10, 100, 1000, 10_000].map(at)).toEqual([
      0,
      0,
      expect.closeTo(1 / 3),
      expect.closeTo(2 / 3),
      1,
      1,
    ]);
  });
});

describe('a histogram', () => {
  it('counts each value in the column that contains it', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 10_000_000 }), { minLength: 1 }), (values) => {
        const bins = binsOf(scaleOf(values, 1), values);
        for (const { from, to, count } of bins) {
          const inside = values.filter((value) => value > from * 1.000001 && value < to * 0.999999);
          expect(count).toBeGreaterThanOrEqual(inside.length);
        }
        expect(bins.reduce((sum, { count }) => sum + count, 0)).toBe(values.length);
      }),
    );
  });

  it('has four columns for each power of ten; a power begins a column', () => {
    const bins = binsOf(scaleOf([1, 100], 1), [1, 10, 10, 99]);
    expect(bins.map(({ count }) => count)).toEqual([1, 0, 0, 0, 2, 0, 0, 1]);
  });
});

describe('a quantile', () => {
  it.each([
    [0.5, 2],
    [0.9, 4],
    [0, 1],
  ])('%d of four values', (share, value) => {
    expect(quantile([4, 2, 1, 3], share)).toBe(value);
  });
  it('is null if there are no values', () => {
    expect(quantile([], 0.5)).toBeNull();
  });
});
