import { momentOf, type Stores } from '../stores';
import { isShown } from './shared';

/** The element that had the focus, and how to find it again after it was redrawn. */
interface Origin {
  readonly element: HTMLElement;
  readonly name: string;
  readonly isCell: boolean;
}

const nameOf = (element: HTMLElement): string =>
  element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';

const TAKES_FOCUS = 'button, a[href], input, select, textarea, [tabindex]';
const CELL = '[role="grid"] [tabindex="0"]';

/** What can be open over the board, topmost first. */
const LEVELS = ['pageOfPage', 'page', 'dialog', 'view'] as const;

const all = (within: ParentNode, selector: string): HTMLElement[] => [
  ...within.querySelectorAll<HTMLElement>(selector),
];

/** The focused element; `null` if that is the page itself. */
function focused(): HTMLElement | null {
  const { activeElement, body } = document;
  return activeElement instanceof HTMLElement && activeElement !== body ? activeElement : null;
}

/** React hides the old content while the next part loads, and a hidden element cannot take the focus. */
const canHaveIt = (element: HTMLElement): boolean =>
  element.isConnected && !element.matches(':disabled') && isShown(element);

function originAt(element: HTMLElement | null): Origin | null {
  return element && { element, name: nameOf(element), isCell: element.closest('[role="grid"]') !== null };
}

/** The same element, then elements that look like its redrawn self. */
function* foundAgain({ element, name, isCell }: Origin, within: ParentNode): Generator<HTMLElement> {
  yield element;
  if (isCell) yield* all(within, CELL);
  if (name !== '') yield* all(within, element.tagName).filter((other) => nameOf(other) === name);
}

/**
 * Keeps the focus from falling back to the page. When Watch, Compare, a hint or a dialog closes, the focus returns to
 * the element that had it before. If that element is gone, or if the focused element disappears by itself, the focus
 * goes to an element marked `data-home`, else to the board. If the player removes the focus by pressing an empty place,
 * nothing takes it. When another puzzle comes from the menu, or from what the menu has opened, the board takes it from
 * the menu's button, since arrows move on the board alone.
 */
export function keepFocus({ screen, game }: Pick<Stores, 'screen' | 'game'>): void {
  /**
   * The focused element when each level was opened: the view, the dialog, a dialog over it, and a technique's page over
   * that.
   */
  const origins: Record<(typeof LEVELS)[number], Origin | null> = {
    pageOfPage: null,
    page: null,
    dialog: null,
    view: null,
  };
  let returning: Origin | null = null;
  /** Something was opened or closed, and the focus has not been settled since. */
  let isDue = false;
  /** Another puzzle has come, and the focus has not been settled since. */
  let isNew = false;
  let last: HTMLElement | null = null;
  let isSoon = false;

  const isLost = (): boolean => {
    const now = focused();
    if (now?.matches(':disabled')) return true;
    return now === null && (isDue || (last !== null && !canHaveIt(last)));
  };

  function* candidates(within: ParentNode): Generator<HTMLElement> {
    if (returning !== null) yield* foundAgain(returning, within);
    // If a button was disabled, try the controls beside it.
    if (last?.isConnected && last.parentElement) yield* all(last.parentElement, TAKES_FOCUS);
    if (within instanceof HTMLElement) yield* all(within, '[data-first]');
    else yield* [...all(within, 'main [data-home]'), ...all(within, CELL)];
    yield* all(within, within instanceof HTMLElement ? TAKES_FOCUS : 'main button');
  }

  const settle = (): void => {
    isSoon = false;
    const { dialog } = screen.store.getState();
    const open = document.querySelector<HTMLElement>('dialog[open]');
    // The dialog is still loading or closing.
    if ((dialog !== null) !== (open !== null)) return;
    if (isNew && open === null && focused()?.closest('header'))
      document.querySelector<HTMLElement>(CELL)?.focus({ preventScroll: true });
    isNew &&= open !== null;
    // A dialog that is shown again has focused its own beginning, so restore the focus even if it is not lost.
    if (isLost() || (open !== null && returning !== null)) {
      for (const one of candidates(open ?? document)) {
        if (!canHaveIt(one)) continue;
        one.focus({ preventScroll: open === null });
        if (focused() === one) break;
      }
    }
    if (focused() === null) return;
    isDue = false;
    returning = null;
  };

  /** Waits until everything is drawn and until elements that focus themselves have done so. */
  const settleSoon = (): void => {
    if (isSoon) return;
    isSoon = true;
    setTimeout(settle);
  };

  screen.store.subscribe((now, before) => {
    const from = originAt(focused());
    const opened = {
      view: now.mode !== 'play',
      dialog: now.dialog !== null,
      page: now.beneath !== undefined,
      pageOfPage: now.beneath?.beneath !== undefined,
    };
    const wasOpen = {
      view: before.mode !== 'play',
      dialog: before.dialog !== null,
      page: before.beneath !== undefined,
      pageOfPage: before.beneath?.beneath !== undefined,
    };
    for (const level of LEVELS) {
      // If the player went from one view to another by way of the board, the first view's origin stays.
      if (opened[level] && !wasOpen[level]) origins[level] = returning ?? from;
      if (opened[level] || !wasOpen[level]) continue;
      returning = origins[level];
    }
    if (opened.view && !wasOpen.view) returning = null;
    isDue = true;
    settleSoon();
  });

  game.store.subscribe((now, before) => {
    if (momentOf(now).board.origin === momentOf(before).board.origin) return;
    isNew = true;
    settleSoon();
  });

  document.addEventListener('focusin', ({ target }) => {
    last = target instanceof HTMLElement ? target : null;
  });
  document.addEventListener('focusout', ({ target, relatedTarget }) => {
    if (relatedTarget !== null) return;
    // The element is still there after the redraw, so the player moved the focus away.
    setTimeout(() => {
      if (target === last && last !== null && canHaveIt(last)) last = null;
      else if (isLost()) settleSoon();
    });
  });
  new MutationObserver(() => {
    if (isDue || isLost()) settleSoon();
  }).observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['disabled', 'open'],
  });
}
