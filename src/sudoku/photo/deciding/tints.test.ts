import { describe, expect, it } from 'vitest';
import { CELLS, type Cell, columnOf, rowOf } from '../../core';
import { flatMesh } from '../mesh';
import { CLASSES } from '../network/weights';
import type { Picture } from '../picture';
import { type Tint, tintIn, toldByTint } from './tints';

const SIDE = 24;
const MESH = flatMesh([SIDE, 0, 0, 0, SIDE, 0, 0, 0]);
const BLACK = [40, 40, 40] as const;
const BLUE = [40, 60, 150] as const;
const PRINTED = 5;
/** The cells in doubt: one is drawn with the ink of print, one with that of handwriting. */
const [ONE, OTHER] = [80 as Cell, 79 as Cell];

/** A grid in yellowish light with a stroke, pale as if thin, in three cells of four, in these inks. */
function pictured(inkOf: (cell: Cell) => readonly [number, number, number]): (cell: Cell) => Tint | null {
  const side = 9 * SIDE;
  const light = [230, 220, 190] as const;
  const rgba = new Uint8Array(side * side * 4);
  for (let at = 0; at < side * side; at++) rgba.set([...light, 255], 4 * at);
  for (const cell of CELLS.filter((cell) => cell % 4 !== 1)) {
    const share = 0.5 + (cell % 5) / 10;
    for (let y = 6; y < 18; y++) {
      for (let x = 10; x < 13; x++) {
        const at = ((rowOf(cell) * SIDE + y) * side + columnOf(cell) * SIDE + x) * 4;
        inkOf(cell).forEach((ink, of) => {
          rgba[at + of] = (light[of] ?? 0) * (1 - share * (1 - ink / 255));
        });
      }
    }
  }
  const picture: Picture = { width: side, height: side, rgba };
  return (cell) => tintIn(picture, MESH, cell);
}

/** The first digits are surely printed, the next surely handwritten, all others are blank but for the two in doubt. */
function seen(written = 12): Float32Array {
  const all = new Float32Array(81 * CLASSES);
  for (const cell of CELLS) {
    const isThere = cell < 24 + written && cell % 4 !== 1;
    all[cell * CLASSES + (isThere ? PRINTED + (cell < 24 ? 0 : 9) : 0)] = 1;
  }
  for (const cell of [ONE, OTHER]) {
    all.fill(0, cell * CLASSES, (cell + 1) * CLASSES);
    all[cell * CLASSES + PRINTED] = 0.6;
    all[cell * CLASSES + PRINTED + 9] = 0.4;
  }
  return all;
}

const writtenIn = (all: Float32Array, cell: Cell): number => all[cell * CLASSES + PRINTED + 9] as number;

describe('the tint of the ink', () => {
  const penOf = (cell: Cell) => (cell < 24 || cell === ONE ? BLACK : BLUE);

  it('is told in cells with ink alone, however pale it is', () => {
    const tints = CELLS.map(pictured(penOf));
    expect(CELLS.filter((cell) => tints[cell] === null)).toEqual(CELLS.filter((cell) => cell % 4 === 1));
    expect(tints[0]?.[0]).toBeCloseTo(tints[3]?.[0] ?? 1, 1);
    expect(tints[24]?.[1]).toBeGreaterThan((tints[0]?.[1] ?? 0) + 0.1);
  });

  it('tells print from handwriting where the pen is blue', () => {
    const told = toldByTint(seen(), pictured(penOf));
    expect(writtenIn(told, OTHER)).toBeGreaterThan(0.9);
    expect(writtenIn(told, ONE)).toBeLessThan(0.2);
  });

  it('tells nothing where the pen is black', () => {
    const all = seen();
    expect(
      toldByTint(
        all,
        pictured(() => BLACK),
      ),
    ).toBe(all);
  });

  it('tells nothing where handwriting has several tints', () => {
    const all = seen();
    expect(
      toldByTint(
        all,
        pictured((cell) => (cell % 3 === 0 ? BLACK : penOf(cell))),
      ),
    ).toBe(all);
  });

  it('tells nothing by two digits', () => {
    const all = seen(2);
    expect(toldByTint(all, pictured(penOf))).toBe(all);
  });
});
