import type { Cell, House } from '../../sudoku/core';

/** The building blocks of the other sentences. */
export interface Words {
  /** A cell within a sentence: `r3c5`, 3행 5열. */
  cell(cell: Cell): string;
  /** A cell for screen readers: "row 3, column 5", "3행 5열". */
  cellAloud(cell: Cell): string;
  /** A house: "row 4", "box 1", 4행, 1번 상자. */
  house(house: House): string;
  /** A whole number with separated thousands. */
  count(value: number): string;
  /** A duration, given in milliseconds. */
  duration(milliseconds: number): string;
  /** Items in a list, the last joined by "and". */
  and(items: readonly string[]): string;
  /** Items in a list, the last joined by "or". */
  or(items: readonly string[]): string;
}
