import { describe, expect, it } from 'vitest';
import { CELLS, cellAt, columnOf, rowOf } from '../../sudoku/core';
import { cellAtPoint } from './pointing';

const FRAME = 2;
const BOX_LINE = 2;
const HAIRLINE = 1;

/** Where the cells of a row or column begin, from the edge of the board. */
const startOf = (index: number, size: number): number => {
  const boxes = Math.floor(index / 3);
  return FRAME + index * size + (index - boxes) * HAIRLINE + boxes * BOX_LINE;
};

describe.each([24, 39, 54, 64, 76])('on a board with cells of %d pixels', (size) => {
  const side = 9 * size + 2 * FRAME + 2 * BOX_LINE + 6 * HAIRLINE;
  const board = { left: 24, top: 88, width: side, height: side };
  const at = (x: number, y: number) => cellAtPoint(board, board.left + x, board.top + y);

  it('every point of a cell is that cell', () => {
    for (const cell of CELLS) {
      const left = startOf(columnOf(cell), size);
      const top = startOf(rowOf(cell), size);
      for (const along of [0.5, size / 2, size - 0.5]) {
        expect(at(left + along, top + along)).toBe(cell);
        expect(at(left + along, top + size - along)).toBe(cell);
      }
    }
  });

  it('a point on a line is the nearer of its neighbours', () => {
    for (const index of [1, 2, 3, 4, 5, 6, 7, 8]) {
      const line = startOf(index, size) - (index % 3 === 0 ? BOX_LINE : HAIRLINE);
      const before = cellAt(0, index - 1);
      const after = cellAt(0, index);
      expect([before, after]).toContain(at(line + 0.1, size / 2));
      expect([before, after]).toContain(at(line + 0.9, size / 2));
      if (index % 3 === 0) {
        expect([at(line + 0.1, size / 2), at(line + 1.9, size / 2)]).toEqual([before, after]);
      }
    }
  });

  it('a point on the frame or outside is the nearest cell at the edge', () => {
    expect([at(0, 0), at(side, 0), at(0, side), at(side, side)]).toEqual([0, 8, 72, 80]);
    expect([at(-99, side / 2), at(side + 99, side / 2)]).toEqual([36, 44]);
  });
});
