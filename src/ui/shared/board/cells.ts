import { CELLS, type Cell } from '../../../sudoku/core';

/** The cell that what an event happened to belongs to, `null` for none. */
export function cellUnder(target: EventTarget): Cell | null {
  const index = target instanceof Element ? target.closest('[data-cell]')?.getAttribute('data-cell') : null;
  return index === null || index === undefined ? null : (CELLS[Number(index)] ?? null);
}

/**
 * Whether a cell is the one that Tab comes to: focus that arrives there chooses nothing. The chosen cell may already be
 * another one that is about to be drawn.
 */
export const isTabStop = (cell: Element): boolean => cell instanceof HTMLElement && cell.tabIndex === 0;

/** Puts the focus on the board, where the cursor is. */
export const focusBoard = (): void =>
  document.querySelector<HTMLElement>('[role="grid"] [tabindex="0"]')?.focus({ preventScroll: true });
