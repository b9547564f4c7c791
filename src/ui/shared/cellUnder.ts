import { CELLS, type Cell } from '../../sudoku/core';

/** The cell that what an event happened to belongs to, `null` for none. */
export function cellUnder(target: EventTarget): Cell | null {
  const index = target instanceof Element ? target.closest('[data-cell]')?.getAttribute('data-cell') : null;
  return index === null || index === undefined ? null : (CELLS[Number(index)] ?? null);
}
