import { describe, expect, it } from 'vitest';
import type { Cell } from '../../core';
import { LINES } from '../mesh';
import { FINE, piecesIn } from './pieces';

const SIDE = LINES * FINE;
/** The middle cell. */
const CELL = 40 as Cell;

type Stroke = readonly [left: number, top: number, width: number, height: number, ink?: number];

/**
 * The pieces of a cell with these strokes (in pixels from its top left corner) and lines `line` pixels thick around it.
 */
function piecesOf(strokes: readonly Stroke[], line = 4) {
  const fine = new Uint8Array(SIDE * SIDE).fill(255);
  const corner = FINE / 2 + 4 * FINE;
  const draw = ([left, top, width, height, ink = 230]: Stroke): void => {
    for (let y = top; y < top + height; y++)
      for (let x = left; x < left + width; x++) fine[(corner + y) * SIDE + corner + x] = 255 - ink;
  };
  const across = 2 * FINE;
  for (const at of [0, FINE]) {
    draw([at - line / 2, -FINE / 2, line, across]);
    draw([-FINE / 2, at - line / 2, across, line]);
  }
  for (const stroke of strokes) draw(stroke);
  return piecesIn(fine, CELL)?.pieces ?? null;
}

describe('the strokes of a cell', () => {
  it('are returned one by one, without the lines around the cell', () => {
    for (const line of [2, 6, 12])
      expect(
        piecesOf(
          [
            [14, 14, 4, 16],
            [40, 40, 10, 16],
          ],
          line,
        ),
      ).toMatchObject([
        { left: 11, top: 11, right: 15, bottom: 27 },
        { left: 37, top: 37, right: 47, bottom: 53 },
      ]);
  });

  it('are joined if one is low and near another, like the bar of a 5', () => {
    expect(
      piecesOf([
        [14, 18, 8, 14],
        [15, 14, 9, 3],
      ]),
    ).toMatchObject([{ left: 11, top: 11, right: 21, bottom: 29 }]);
  });

  it('are null in a blank cell', () => {
    expect(piecesOf([])).toBeNull();
  });

  it('are null if one is too large for a note, or so wide that two may touch', () => {
    expect(piecesOf([[20, 10, 20, 50]])).toBeNull();
    expect(piecesOf([[14, 14, 25, 16]])).toBeNull();
  });

  it('are null if there is other ink, which may be another note', () => {
    const note: Stroke = [14, 14, 8, 16];
    expect(piecesOf([note])).toHaveLength(1);
    expect(piecesOf([note, [40, 40, 12, 6]])).toBeNull();
    // Too pale to be a piece, too dark to be paper.
    expect(piecesOf([note, [40, 40, 8, 16, 80]])).toBeNull();
    expect(piecesOf([note, [40, 40, 8, 16, 40]])).toHaveLength(1);
  });
});
