import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pictureOf } from '../testing';
import {
  alignedTop,
  fittingPitch,
  mostTop,
  PITCH,
  pitchOf,
  rowsHolding,
  rowsReached,
  topShowing,
} from './rows';

const DOCK = { width: 1200, height: 134, expanded: false };
const EXPANDED = { width: 880, height: 552, expanded: true };
const LENGTH = 19_454_728;

describe('rows', () => {
  it('fit as many as contain 99.9 % of the steps, without the few deeper ones', () => {
    const columns = 1000;
    const picture = pictureOf({
      columns,
      rows: 5,
      coverage: (row, column) => (row < 3 ? 255 : row === 3 ? (column < 2 ? 255 : 0) : column === 0 ? 10 : 0),
    });
    expect(rowsHolding(picture, 0.999, false)).toBe(4);
    expect(rowsHolding(picture, 0.99, false)).toBe(3);
    expect(rowsReached(picture)).toBe(5);
  });

  it('ignore the rounding of stored pictures: rare rows keep falling as those above do', () => {
    const shares = [255, 128, 64, 32, 17, 17, 17, 17, 17, 17, 17, 17];
    const picture = pictureOf({ columns: 10, rows: shares.length, coverage: (row) => shares[row] ?? 0 });
    expect(rowsHolding(picture, 0.999, false)).toBe(12);
    // 1/2, 1/4, 1/8 and on to 1/1024.
    expect(rowsHolding(picture, 0.999, true)).toBe(10);
    expect(rowsReached(picture)).toBe(12);
  });

  it('are at least one, even if nothing is reached', () => {
    expect(rowsReached(pictureOf({ columns: 10, rows: 3, coverage: () => 0 }))).toBe(1);
  });

  it.each([
    ['few rows have the usual height', 9, DOCK, 134 / 9],
    ['very few are not stretched', 3, DOCK, PITCH.usual],
    ['many are low, so that all are seen', 46, DOCK, 134 / 46],
    ['no more than the least height allows', 81, DOCK, PITCH.least],
    ['and higher where the chart is expanded', 81, EXPANDED, PITCH.expanded],
  ])('%s', (_, rows, room, pitch) => {
    expect(fittingPitch(rows, room)).toBeCloseTo(pitch);
  });

  it('grow as one zooms in: from fitting, to legible, to the greatest height at single steps', () => {
    const sizes = [LENGTH, 1_000_000, 10_000, 500, 100, 40];
    const pitches = sizes.map((to) => pitchOf({ from: 0, to }, LENGTH, 46, DOCK));
    expect(pitches[0]).toBeCloseTo(134 / 46);
    expect(pitches.toSorted((a, b) => a - b)).toEqual(pitches);
    expect(pitches[4]).toBeCloseTo(PITCH.usual);
    expect(pitches[5]).toBe(PITCH.most);
  });

  it('stay between the least and the greatest height', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1_000_000_000 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.integer({ min: 1, max: 81 }),
        fc.boolean(),
        (length, share, rows, expanded) => {
          const room = expanded ? EXPANDED : DOCK;
          const size = Math.max(room.width / 48, share * length);
          const pitch = pitchOf({ from: 0, to: size }, length, rows, room);
          expect(pitch).toBeGreaterThanOrEqual(expanded ? PITCH.expanded : PITCH.least);
          expect(pitch).toBeLessThanOrEqual(PITCH.most);
        },
      ),
    );
  });

  it('scroll as far as there are rows', () => {
    expect(mostTop(9, 15, 135)).toBe(0);
    expect(mostTop(46, 5, 134)).toBe(96);
  });

  it('end with a whole row at the top if they are legible', () => {
    expect(mostTop(46, 15, 134)).toBe(38 * 15);
  });

  it('are not cut off at the top if they are legible', () => {
    expect(alignedTop(37, 15)).toBe(30);
    expect(alignedTop(38, 15)).toBe(45);
    expect(alignedTop(37, 5)).toBe(37);
  });

  it('scroll no further than needed to show one', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 80 }),
        fc.integer({ min: 0, max: 1000 }),
        fc.double({ min: 2, max: 19, noNaN: true }),
        (row, top, pitch) => {
          const shown = topShowing(row, top, pitch, 134);
          expect(shown).toBeLessThanOrEqual(row * pitch + 1e-9);
          expect(shown + 134).toBeGreaterThanOrEqual((row + 1) * pitch - 1e-9);
          expect(topShowing(row, shown, pitch, 134)).toBeCloseTo(shown);
        },
      ),
    );
  });

  it('have a whole one at the top when another is brought into view, however low the plot is', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 80 }),
        fc.integer({ min: 0, max: 60 }),
        fc.double({ min: 10, max: 19, noNaN: true }),
        fc.integer({ min: 20, max: 140 }),
        (row, first, pitch, height) => {
          const shown = topShowing(row, first * pitch, pitch, height);
          expect(shown / pitch).toBeCloseTo(Math.round(shown / pitch));
          expect(shown).toBeLessThanOrEqual(row * pitch + 1e-9);
          expect(shown + height).toBeGreaterThanOrEqual((row + 1) * pitch - 1e-9);
        },
      ),
    );
  });
});
