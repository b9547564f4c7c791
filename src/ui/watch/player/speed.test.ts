import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { positionOfSpeed, speedAt } from './speed';

describe('the slider of speeds', () => {
  it('stops at every power of ten', () => {
    for (let power = 0; power <= 7; power++) {
      for (const off of [-0.05, 0, 0.05]) expect(speedAt(power + off)).toBe(10 ** power);
    }
  });

  it('has free values of two significant digits between them', () => {
    expect([speedAt(0.3), speedAt(1.5), speedAt(3.71), speedAt(6.5)]).toEqual([2, 32, 5100, 3_200_000]);
  });

  it('never goes backwards, and a speed and its position convert to each other', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 7, noNaN: true }), (position) => {
        const speed = speedAt(position);
        expect(speed).toBeGreaterThanOrEqual(1);
        expect(speed).toBeLessThanOrEqual(10_000_000);
        expect(speedAt(Math.min(7, position + 0.2))).toBeGreaterThanOrEqual(speed);
        expect(Math.abs(positionOfSpeed(speed) - position)).toBeLessThan(0.2);
      }),
    );
  });
});
