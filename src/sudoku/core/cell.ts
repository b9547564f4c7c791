import type { Brand } from './brand';

/** One of the 81 squares, numbered 0–80 in reading order. */
export type Cell = Brand<number, 'cell'>;

/** A row, column or box, 0–26: rows from the top 0–8, columns from the left 9–17, boxes in reading order 18–26. */
export type House = Brand<number, 'house'>;

/** Row, column or box. */
export type HouseKind = 'row' | 'column' | 'box';

/** All 81 cells in reading order. */
export const CELLS: readonly Cell[] = Array.from({ length: 81 }, (_, index) => index as Cell);

/** All 27 houses: rows, then columns, then boxes. */
export const HOUSES: readonly House[] = Array.from({ length: 27 }, (_, index) => index as House);

/** Whether `value` numbers a cell. */
export const isCell = (value: number): value is Cell => Number.isInteger(value) && value >= 0 && value <= 80;

/** The row of a cell, 0–8 from the top. */
export const rowOf = (cell: Cell): number => Math.floor(cell / 9);
/** The column of a cell, 0–8 from the left. */
export const columnOf = (cell: Cell): number => cell % 9;
/** The box of a cell, 0–8 in reading order. */
export const boxOf = (cell: Cell): number => Math.floor(cell / 27) * 3 + Math.floor((cell % 9) / 3);

/** The cell at a row and column, both 0–8. */
export function cellAt(row: number, column: number): Cell {
  const cell = row * 9 + column;
  if (!isCell(cell) || column < 0 || column > 8) throw new Error(`no cell at row ${row}, column ${column}`);
  return cell;
}

/** The kind of a house and its number among its kind, 1–9, as people count them. */
export function describeHouse(house: House): { readonly kind: HouseKind; readonly number: number } {
  const kind = house < 9 ? 'row' : house < 18 ? 'column' : 'box';
  return { kind, number: (house % 9) + 1 };
}

/** The three houses of a cell: its row, column and box. */
export const housesOf = (cell: Cell): readonly [House, House, House] => [
  rowOf(cell) as House,
  (9 + columnOf(cell)) as House,
  (18 + boxOf(cell)) as House,
];

// Filled on first use: a page that starts on a slow phone needs only a few of them at once.
const CELLS_OF: (readonly Cell[])[] = [];
const PEERS: (readonly Cell[])[] = [];

/** The nine cells of a house, in reading order. */
export function cellsOf(house: House): readonly Cell[] {
  const cells = CELLS_OF[house] ?? CELLS.filter((cell) => housesOf(cell).includes(house));
  CELLS_OF[house] = cells;
  return cells;
}

/** The 20 other cells that share a house with `cell`, in reading order. */
export function peersOf(cell: Cell): readonly Cell[] {
  const peers = PEERS[cell] ?? CELLS.filter((other) => sees(cell, other));
  PEERS[cell] = peers;
  return peers;
}

/** Whether two different cells share a house. */
export function sees(a: Cell, b: Cell): boolean {
  return a !== b && (rowOf(a) === rowOf(b) || columnOf(a) === columnOf(b) || boxOf(a) === boxOf(b));
}
