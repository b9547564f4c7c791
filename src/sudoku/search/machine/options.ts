import {
  boxOf,
  CELLS,
  type Cell,
  columnOf,
  DIGITS,
  type Digit,
  digitAt,
  type Grid,
  rowOf,
  seededRandom,
  unreachable,
} from '../../core';

/** An order of digits that is the same in every cell. A seed is a 32-bit whole number. */
export type FixedDigitOrder =
  | { readonly kind: 'ascending' | 'descending' }
  | { readonly kind: 'shuffled'; readonly seed: number };

/**
 * The order in which the digits of a cell are tried. Least constraining: first the digit that the fewest blank peers
 * could take; ties ascending.
 */
export type DigitOrder = FixedDigitOrder | { readonly kind: 'leastConstraining' };

/** The kinds of digit orders: those that are the same in every cell, and all. */
export const FIXED_DIGIT_ORDERS = [
  'ascending',
  'descending',
  'shuffled',
] as const satisfies readonly FixedDigitOrder['kind'][];
export const DIGIT_ORDERS = [
  ...FIXED_DIGIT_ORDERS,
  'leastConstraining',
] as const satisfies readonly DigitOrder['kind'][];

/** The order in which blank cells are visited, or in which ties between them are broken. */
export type CellOrder =
  | { readonly kind: 'rows' | 'columns' | 'boxes' | 'spiral' }
  | { readonly kind: 'shuffled'; readonly seed: number };

/** The kinds of cell orders. */
export const CELL_ORDERS = [
  'rows',
  'columns',
  'boxes',
  'spiral',
  'shuffled',
] as const satisfies readonly CellOrder['kind'][];

/**
 * The blank with which a search begins: the first in reading order; a chosen cell, or the first blank after it; or
 * one drawn at random from a seed.
 */
export type StartCell =
  | { readonly kind: 'first' }
  | { readonly kind: 'cell'; readonly cell: Cell }
  | { readonly kind: 'random'; readonly seed: number };

/** Options of every strategy. */
export interface CommonOptions {
  /** Whether to search the whole tree instead of stopping at the first solution. */
  readonly all: boolean;
}

/** The nine digits in the order in which they are tried. */
export function orderDigits(order: FixedDigitOrder): readonly Digit[] {
  switch (order.kind) {
    case 'ascending':
      return DIGITS;
    case 'descending':
      return [...DIGITS].reverse();
    case 'shuffled':
      return seededRandom(order.seed).shuffle(DIGITS);
    default:
      return unreachable(order);
  }
}

/** All 81 cells in the order in which they are visited. */
export function orderCells(order: CellOrder): readonly Cell[] {
  switch (order.kind) {
    case 'rows':
      return CELLS;
    case 'columns':
      return CELLS.toSorted((a, b) => columnOf(a) - columnOf(b));
    case 'boxes':
      return CELLS.toSorted((a, b) => boxOf(a) - boxOf(b));
    case 'spiral':
      return CELLS.toSorted((a, b) => alongSpiral(a) - alongSpiral(b));
    case 'shuffled':
      return seededRandom(order.seed).shuffle(CELLS);
    default:
      return unreachable(order);
  }
}

/** The position of a cell on the spiral that starts in the top left corner and winds inwards, clockwise. */
function alongSpiral(cell: Cell): number {
  const row = rowOf(cell);
  const column = columnOf(cell);
  const ring = Math.min(row, column, 8 - row, 8 - column);
  const side = 8 - 2 * ring;
  const along =
    row === ring
      ? column - ring
      : column === 8 - ring
        ? side + row - ring
        : row === 8 - ring
          ? 2 * side + (8 - ring - column)
          : 3 * side + (8 - ring - row);
  return ring * 100 + along;
}

/** All cells in reading order, beginning at the start and wrapping around to the cell before it. */
export function cellsFrom(start: StartCell, givens: Grid): readonly Cell[] {
  const blanks = CELLS.filter((cell) => digitAt(givens, cell) === null);
  const first =
    start.kind === 'cell'
      ? start.cell
      : ((start.kind === 'first' ? blanks[0] : seededRandom(start.seed).shuffle(blanks)[0]) ?? CELLS[0]!);
  return [...CELLS.slice(first), ...CELLS.slice(0, first)];
}
