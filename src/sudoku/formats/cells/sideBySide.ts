import type { Block, Blocks } from './blocks';
import type { CellMark, Row } from './cells';

const MOST_BOARDS = 4;

/**
 * Boards printed side by side in nine lines, such as a puzzle and its solution; `null` if the lines are not such. In
 * every line the gap between two boards must be wider than any gap between the cells of one.
 */
export function sideBySide(rows: readonly Row[]): Blocks | null {
  const count = (rows[0]?.cells.length ?? 0) / 9;
  if (rows.length !== 9 || !Number.isInteger(count) || count < 2 || count > MOST_BOARDS) return null;
  if (!rows.every((row) => row.strays.length === 0 && row.cells.length === count * 9 && isSplit(row.cells)))
    return null;
  const blocks = Array.from({ length: count }, (_, board): Block => {
    const parts = rows.map((row) => ({ ...row, cells: row.cells.slice(board * 9, board * 9 + 9) }));
    return { cells: parts.flatMap(({ cells }) => cells), rows: parts };
  });
  return { blocks, shape: 'rows' };
}

/** Whether the gaps after each ninth cell are wider than all others. */
function isSplit(cells: readonly CellMark[]): boolean {
  let inside = 0;
  let between = Number.POSITIVE_INFINITY;
  for (let i = 1; i < cells.length; i++) {
    const gap = (cells[i]?.start ?? 0) - (cells[i - 1]?.end ?? 0);
    if (i % 9 === 0) between = Math.min(between, gap);
    else inside = Math.max(inside, gap);
  }
  return between > inside;
}
