import { type Cell, describeHouse, housesOf } from '../../src/sudoku/core';

/** A cell as `r1c2`. */
export const nameOf = (cell: Cell): string => {
  const [row, column] = housesOf(cell).map((house) => describeHouse(house).number);
  return `r${row}c${column}`;
};
