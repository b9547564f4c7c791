import { describe, expect, it } from 'vitest';
import { boxOf, CELLS, type Cell, rowOf, sees } from '../core';
import { BIT_OF_CELL } from './layout';
import { FREE, OPEN } from './tables';

const BAND_CELLS = CELLS.slice(0, 27);
const bitOf = (cell: Cell): number => BIT_OF_CELL[cell] ?? 0;
const minirowOf = (cell: Cell): number => Math.floor(cell / 9) * 3 + Math.floor((cell % 9) / 3);
const cellsIn = (mask: number): Cell[] => BAND_CELLS.filter((cell) => (mask & bitOf(cell)) !== 0);

/** All ways to put one digit into three rows of three boxes. */
const WAYS = BAND_CELLS.slice(0, 9).flatMap((a) =>
  BAND_CELLS.slice(9, 18).flatMap((b) =>
    BAND_CELLS.slice(18, 27)
      .filter((c) => !sees(a, b) && !sees(a, c) && !sees(b, c))
      .map((c) => [a, b, c]),
  ),
);

describe('the layout', () => {
  it('gives each cell of a band its own bit, the same in every band', () => {
    expect(new Set(BAND_CELLS.map(bitOf)).size).toBe(27);
    for (const cell of BAND_CELLS) {
      expect(BIT_OF_CELL[cell + 27]).toBe(BIT_OF_CELL[cell]);
      expect(BIT_OF_CELL[cell + 54]).toBe(BIT_OF_CELL[cell]);
    }
  });
});

describe('OPEN', () => {
  it('keeps exactly the minirows that some way to fill the band uses', () => {
    for (let filled = 0; filled < 512; filled++) {
      const possible = WAYS.filter((way) => way.every((cell) => ((filled >> minirowOf(cell)) & 1) === 1));
      const used = new Set(possible.flat().map(minirowOf));
      const expected = BAND_CELLS.filter((cell) => used.has(minirowOf(cell)));
      expect(cellsIn(OPEN[filled] ?? 0)).toEqual(expected);
    }
  });
});

describe('FREE', () => {
  it('leaves exactly the cells outside the rows and boxes of the minirows', () => {
    for (let taken = 0; taken < 512; taken++) {
      const solved = BAND_CELLS.filter((cell) => ((taken >> minirowOf(cell)) & 1) === 1);
      const expected = BAND_CELLS.filter(
        (cell) => !solved.some((other) => rowOf(other) === rowOf(cell) || boxOf(other) === boxOf(cell)),
      );
      expect(cellsIn(FREE[taken] ?? 0)).toEqual(expected);
    }
  });
});
