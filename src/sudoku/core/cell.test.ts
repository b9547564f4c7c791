import { describe, expect, it } from 'vitest';
import {
  boxOf,
  CELLS,
  type Cell,
  cellAt,
  cellsOf,
  columnOf,
  describeHouse,
  HOUSES,
  type House,
  housesOf,
  isCell,
  peersOf,
  rowOf,
  sees,
} from '.';

const R5C7 = cellAt(4, 6);

describe('cells', () => {
  it('number the board in reading order', () => {
    expect(CELLS).toHaveLength(81);
    expect(CELLS.map((cell) => cellAt(rowOf(cell), columnOf(cell)))).toEqual(CELLS);
    expect([rowOf(R5C7), columnOf(R5C7), boxOf(R5C7)]).toEqual([4, 6, 5]);
  });

  it.each([-1, 81, 0.5, Number.NaN])('have no number %d', (value) => {
    expect(isCell(value)).toBe(false);
  });

  it.each([
    [-1, 0],
    [9, 0],
    [0, -1],
    [0, 9],
  ])('do not lie at row %d, column %d', (row, column) => {
    expect(() => cellAt(row, column)).toThrow(`row ${row}, column ${column}`);
  });
});

describe('houses', () => {
  it('are nine rows, nine columns and nine boxes', () => {
    expect(HOUSES.map(describeHouse)).toEqual(
      (['row', 'column', 'box'] as const).flatMap((kind) =>
        [1, 2, 3, 4, 5, 6, 7, 8, 9].map((number) => ({ kind, number })),
      ),
    );
  });

  it('hold nine cells each, in reading order', () => {
    expect(cellsOf(0 as House)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
    expect(cellsOf(10 as House)).toEqual([1, 10, 19, 28, 37, 46, 55, 64, 73]);
    expect(cellsOf(22 as House)).toEqual([30, 31, 32, 39, 40, 41, 48, 49, 50]);
    for (const house of HOUSES) expect(new Set(cellsOf(house)).size).toBe(9);
  });

  it('each know their cells, and each cell its three houses', () => {
    for (const cell of CELLS) {
      expect(HOUSES.filter((house) => cellsOf(house).includes(cell))).toEqual(housesOf(cell));
    }
  });
});

describe('the peers of a cell', () => {
  it('are the 20 other cells of its houses', () => {
    for (const cell of CELLS) {
      const others = new Set(housesOf(cell).flatMap((house) => cellsOf(house)));
      others.delete(cell);
      expect(peersOf(cell)).toEqual([...others].sort((a, b) => a - b));
      expect(peersOf(cell)).toHaveLength(20);
    }
  });

  it('are the cells that see it and that it sees', () => {
    for (const a of CELLS) {
      expect(CELLS.filter((b) => sees(a, b))).toEqual(peersOf(a));
      expect(CELLS.filter((b) => sees(b, a))).toEqual(peersOf(a));
    }
    expect(sees(R5C7, R5C7)).toBe(false);
    expect(sees(0 as Cell, 80 as Cell)).toBe(false);
  });
});
