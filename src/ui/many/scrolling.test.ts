import { describe, expect, it } from 'vitest';
import { positionShowing, scrollingOf } from './scrolling';

describe('a list that fits', () => {
  it('scrolls pixel by pixel', () => {
    const { height, positionOf, scrollTopFor } = scrollingOf(100, 50, 400);
    expect([height, positionOf(0), positionOf(123), positionOf(4600), scrollTopFor(123)]).toEqual([
      5000, 0, 123, 4600, 123,
    ]);
  });

  it('does not scroll if it is shorter than the view', () => {
    const { height, positionOf } = scrollingOf(3, 50, 400);
    expect([height, positionOf(0)]).toEqual([150, 0]);
  });
});

describe('a list too tall for a browser', () => {
  const { height, positionOf, scrollTopFor } = scrollingOf(1_000_000, 52, 500);

  it('is made shorter, and still reaches its end', () => {
    expect(height).toBeLessThan(16_000_000);
    expect(positionOf(0)).toBe(0);
    expect(positionOf(height - 500)).toBeCloseTo(52_000_000 - 500, 3);
  });

  it('scrolls to any row', () => {
    for (const row of [0, 1, 499_999, 999_990])
      expect(positionOf(scrollTopFor(row * 52))).toBeCloseTo(row * 52, 3);
  });
});

it('a row is brought into view by the shortest way', () => {
  expect(positionShowing(3, 500, 50, 400)).toBe(150);
  expect(positionShowing(12, 500, 50, 400)).toBe(500);
  expect(positionShowing(18, 500, 50, 400)).toBe(550);
});
