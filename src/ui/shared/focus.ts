/** The board's Tab stop: the cell where the cursor is. */
const BOARD = '[role="grid"] [tabindex="0"]';

/** Puts the focus on the board, where the cursor is. For what is about to disappear with the focus on it. */
export const focusBoard = (): void =>
  document.querySelector<HTMLElement>(BOARD)?.focus({ preventScroll: true });

/** Whether nothing on the page has the focus: what had it is gone, or nothing has had it yet. */
export const isFocusLost = (): boolean => document.activeElement === document.body;

/** Whether an element is displayed, also in browsers that cannot tell: Safari before 17.4. */
export const isShown = (element: Element): boolean =>
  element.checkVisibility?.() ?? element.getClientRects().length > 0;

/**
 * Gives a lost focus to an element. A focus elsewhere stays where it is. ui/focusKept.ts does this for all that opens
 * over the board; a component does it where it knows better which of its elements comes next.
 */
export function catchFocus(element: HTMLElement | null | undefined): void {
  if (isFocusLost()) element?.focus({ preventScroll: true });
}
