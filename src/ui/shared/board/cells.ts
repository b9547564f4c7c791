import { CELLS, type Cell } from '../../../sudoku/core';

/** The cell that the target of an event belongs to; `null` for none. */
export function cellUnder(target: EventTarget): Cell | null {
  const index = target instanceof Element ? target.closest('[data-cell]')?.getAttribute('data-cell') : null;
  return index === null || index === undefined ? null : (CELLS[Number(index)] ?? null);
}

/**
 * Whether a cell is the board's Tab stop: focusing that cell does not choose it. (The stores may already have chosen
 * another cell, which is drawn a moment later.)
 */
export const isTabStop = (cell: Element): boolean => cell instanceof HTMLElement && cell.tabIndex === 0;
