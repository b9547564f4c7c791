import { decode, encode } from 'jpeg-js';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../core';
import { findGrids } from '../find';
import type { Picture } from '../picture';
import { drawn, drawnOver, squareAt } from '../testing';
import { type Inks, inksOn } from './inks';

const isGiven = (row: number, column: number): boolean => (row + column) % 3 === 0;
const isEntry = (row: number, column: number): boolean => (row + column) % 3 === 1;

/** A board on a screen, with black givens and grey entries. */
function screenshot(): Picture {
  const drawing = { width: 420, height: 400, corners: squareAt(30, 20, 342), lines: 60 };
  return drawnOver(drawn({ ...drawing, hasDigit: isGiven, ink: 0 }), {
    ...drawing,
    hasDigit: isEntry,
    ink: 130,
  });
}

function inksIn(picture: Picture, kept: 'exact' | 'compressed' = 'exact'): Inks | null {
  const found = findGrids(picture);
  const grid = found.ok ? found.value[0] : undefined;
  if (grid === undefined) throw new Error('no grid');
  return inksOn(picture, grid.mesh, kept);
}

describe('the inks of a grid', () => {
  it('are the colours in which a program drew the digits', () => {
    inksIn(screenshot())?.cells.forEach(({ ground, ink }, cell) => {
      const [row, column] = [Math.floor(cell / 9), cell % 9];
      expect(ground).toEqual([230, 230, 230]);
      const grey = isGiven(row, column) ? 0 : isEntry(row, column) ? 130 : 230;
      expect(Math.abs(ink[0] - grey)).toBeLessThan(25);
    });
    expect.assertions(162);
  });

  it('are the same colours, nearly, if the picture was stored as JPEG', () => {
    const { width, height, rgba } = screenshot();
    const file = encode({ width, height, data: Buffer.from(rgba) }, 60).data;
    const { data } = decode(file, { useTArray: true });
    expect(inksIn({ width, height, rgba: data })).toBeNull();
    const exact = inksIn(screenshot())?.cells ?? [];
    const inks = inksIn({ width, height, rgba: data }, 'compressed');
    expect(inks?.isFlat).toBe(true);
    inks?.cells.forEach(({ ink }, cell) => {
      expect(Math.abs(ink[0] - (exact[cell]?.ink[0] ?? 0))).toBeLessThan(30);
    });
    expect.assertions(83);
  });

  it('lie on no flat ground in a photograph, whose paper has no single colour', () => {
    const { width, height, rgba } = screenshot();
    const random = seededRandom(1);
    const noisy = rgba.map((value, i) => (i % 4 === 3 ? value : value * 0.9 + random.below(24)));
    expect(inksIn({ width, height, rgba: noisy })).toBeNull();
    expect(inksIn({ width, height, rgba: noisy }, 'compressed')?.isFlat).toBe(false);
  });
});
