import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ClipWish } from '../../../stores';
import { MOST_FRAMES, planOf, stepsOf, usualWish } from './plan';

const WISH: ClipWish = { from: '10', to: '70', frames: '61', speed: 5, size: 'medium' };
const LAST = 19_454_728;

describe('the steps that become frames', () => {
  it('are all steps, if there are no more steps than frames', () => {
    expect(stepsOf(3, 7, 100)).toEqual([3, 4, 5, 6, 7]);
    expect(stepsOf(0, 1, 2)).toEqual([0, 1]);
  });

  it('are spread evenly over millions of steps, including both ends', () => {
    expect(stepsOf(0, 1_000_000, 5)).toEqual([0, 250_000, 500_000, 750_000, 1_000_000]);
  });

  it('ascend, include both ends, and are at most about a step from their even places, for any wish', () => {
    fc.assert(
      fc.property(
        fc.nat(1e9),
        fc.integer({ min: 1, max: 1e9 }),
        fc.integer({ min: 2, max: MOST_FRAMES }),
        (from, length, frames) => {
          const to = from + length;
          const steps = stepsOf(from, to, frames);
          expect(steps.length).toBe(Math.min(frames, length + 1));
          expect([steps[0], steps.at(-1)]).toEqual([from, to]);
          for (const [i, step] of steps.entries()) {
            expect(step).toBeGreaterThan(steps[i - 1] ?? -1);
            expect(Math.abs(step - (from + (i * length) / (steps.length - 1)))).toBeLessThanOrEqual(0.5);
          }
        },
      ),
    );
  });
});

describe('the plan of a clip', () => {
  const plan = (change: Partial<ClipWish> = {}, last = LAST) => planOf({ ...WISH, ...change }, last);

  it('says how long the clip will be: the speed sets the duration of each frame, and the last one stays longer', () => {
    expect(plan()).toMatchObject({
      ok: true,
      value: { from: 10, to: 70, delay: 200, lastDelay: 2000, milliseconds: 60 * 200 + 2000 },
    });
    expect(plan({ speed: 20 })).toMatchObject({ value: { delay: 50, milliseconds: 60 * 50 + 2000 } });
  });

  it('estimates more bytes for more frames, for larger ones, and for steps further apart', () => {
    const bytes = (change: Partial<ClipWish>): number => {
      const made = plan(change);
      return made.ok ? made.value.bytes : 0;
    };
    expect(bytes({ frames: '30' })).toBeLessThan(bytes({}));
    expect(bytes({ size: 'small' })).toBeLessThan(bytes({}));
    expect(bytes({})).toBeLessThan(bytes({ size: 'large' }));
    expect(bytes({})).toBeLessThan(bytes({ to: '1000000' }));
  });

  it('reads numbers as people write them', () => {
    expect(plan({ from: ' 1,000,000 ', to: '1 000 060' })).toMatchObject({
      value: { from: 1_000_000, to: 1_000_060 },
    });
  });

  it.each([
    [{ from: '' }, { kind: 'noNumber', field: 'from' }],
    [{ from: '-3' }, { kind: 'noNumber', field: 'from', text: '-3' }],
    [{ to: '12.5' }, { kind: 'noNumber', field: 'to' }],
    [{ to: '1,2' }, { kind: 'noNumber', field: 'to' }],
    [{ to: '20000000' }, { kind: 'notRecorded', field: 'to', step: 20_000_000, last: LAST }],
    [{ from: '99999999' }, { kind: 'notRecorded', field: 'from' }],
    [{ to: '10' }, { kind: 'order', from: 10, to: 10 }],
    [{ to: '3' }, { kind: 'order', from: 10, to: 3 }],
    [{ frames: 'many' }, { kind: 'noNumber', field: 'frames' }],
    [{ frames: '1' }, { kind: 'frames', least: 2, most: 600 }],
    [{ frames: '601' }, { kind: 'frames' }],
  ] as const)('names what is wrong with %o', (change, problem) => {
    expect(plan(change)).toMatchObject({ ok: false, error: problem });
  });
});

describe('the usual wish', () => {
  it('is the whole of a short search', () => {
    expect(usualWish(5, 100, null)).toMatchObject({ from: '0', to: '100', frames: '101' });
  });

  it('is the steps around the current one of a long search, also at its ends', () => {
    expect(usualWish(1_000_000, LAST, null)).toMatchObject({ from: '999980', to: '1000040', frames: '61' });
    expect(usualWish(0, LAST, null)).toMatchObject({ from: '0', to: '60' });
    expect(usualWish(LAST, LAST, null)).toMatchObject({ from: '19454668', to: '19454728' });
  });

  it('is the part of the chart in view, spread over some frames', () => {
    const visible = { from: 99.5, to: 200_000.2 };
    expect(usualWish(7, LAST, visible)).toMatchObject({ from: '99', to: '200001', frames: '120' });
  });

  it('can always be planned', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1e9 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.option(
          fc.tuple(
            fc.double({ min: -5, max: 1e9, noNaN: true }),
            fc.double({ min: 0.1, max: 1e9, noNaN: true }),
          ),
        ),
        (last, share, part) => {
          const visible = part && { from: part[0], to: part[0] + part[1] };
          expect(planOf(usualWish(Math.floor(share * last), last, visible), last).ok).toBe(true);
        },
      ),
    );
  });
});
