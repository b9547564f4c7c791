import { type CellMark, isEmptyRow, type Row } from './cells';

/** 81 cells, and the rows of text they stand in. */
export interface Block {
  readonly cells: readonly CellMark[];
  readonly rows: readonly Row[];
}

/** How rows of text make boards: nine rows of nine, one line of 81, or one board wrapped at some width. */
export type Shape = 'rows' | 'lines' | 'wrapped';

export interface Blocks {
  readonly blocks: readonly Block[];
  readonly shape: Shape;
}

/** In a text with more rows than this, no row is left out. */
export const MOST_ROWS = 500;

/** The boards that the rows make if every row belongs to one; else `null`. */
export function blocksOf(rows: readonly Row[]): Blocks | null {
  if (rows.length === 0 || rows.some(({ strays }) => strays.length > 0)) return null;
  const found = inOrder(rows);
  if (found !== null || rows.length > MOST_ROWS) return found;
  return inOrder(withoutDrawnLines(rows)) ?? wrapped(rows);
}

/** Whether rows of these widths make whole boards: nine rows of nine, one of 81, and so on. */
export function inNines(widths: readonly number[]): boolean {
  let open = 0;
  for (const width of widths) {
    if (width === 9) open = (open + 1) % 9;
    else if (width !== 81 || open > 0) return false;
  }
  return open === 0 && widths.length > 0;
}

function inOrder(rows: readonly Row[]): Blocks | null {
  if (!inNines(rows.map(({ cells }) => cells.length))) return null;
  const blocks: Block[] = [];
  let open: Row[] = [];
  let lines = 0;
  for (const row of rows) {
    if (row.cells.length === 81) {
      blocks.push({ cells: row.cells, rows: [row] });
      lines++;
      continue;
    }
    open.push(row);
    if (open.length < 9) continue;
    blocks.push({ cells: open.flatMap(({ cells }) => cells), rows: open });
    open = [];
  }
  return { blocks, shape: lines === blocks.length ? 'lines' : 'rows' };
}

/**
 * By the number of rows: which rows may be lines drawn between boxes or rows. A line drawn with the character for blanks
 * looks like an empty row.
 */
const DRAWN: Readonly<Record<number, readonly number[]>> = {
  11: [3, 7],
  13: [0, 4, 8, 12],
  17: [1, 3, 5, 7, 9, 11, 13, 15],
  19: [0, 2, 4, 6, 8, 10, 12, 14, 16, 18],
};

function withoutDrawnLines(rows: readonly Row[]): readonly Row[] {
  const drawn = DRAWN[rows.length] ?? [];
  const areEmpty = drawn.every((index) => {
    const row = rows[index];
    return row !== undefined && isEmptyRow(row);
  });
  return areEmpty ? rows.filter((_, index) => !drawn.includes(index)) : rows;
}

/** One board wrapped over lines of equal width; the last may be shorter. */
function wrapped(rows: readonly Row[]): Blocks | null {
  const width = rows[0]?.cells.length ?? 0;
  const total = rows.reduce((sum, { cells }) => sum + cells.length, 0);
  const last = rows.length - 1;
  const even = rows.every(
    ({ cells }, index) => cells.length === width || (index === last && cells.length < width),
  );
  if (total !== 81 || rows.length === 9 || !even) return null;
  return { blocks: [{ cells: rows.flatMap(({ cells }) => cells), rows }], shape: 'wrapped' };
}
