import type { Stores } from '../stores';

/** Where one came from: the element and, as it may have been drawn anew since, how to know it again. */
interface Origin {
  readonly element: HTMLElement;
  readonly name: string;
  readonly isCell: boolean;
}

const nameOf = (element: HTMLElement): string =>
  element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';

const TAKES_FOCUS = 'button, a[href], input, select, textarea, [tabindex]';
const CELL = '[role="grid"] [tabindex="0"]';

const all = (within: ParentNode, selector: string): HTMLElement[] => [
  ...within.querySelectorAll<HTMLElement>(selector),
];

/** What has the focus; `null` if that is the page. */
function focused(): HTMLElement | null {
  const { activeElement, body } = document;
  return activeElement instanceof HTMLElement && activeElement !== body ? activeElement : null;
}

/** What is waited for hides what was there before it takes its place. */
const canHaveIt = (element: HTMLElement): boolean =>
  element.isConnected && !element.matches(':disabled') && (element.checkVisibility?.() ?? true);

function originAt(element: HTMLElement | null): Origin | null {
  return element && { element, name: nameOf(element), isCell: element.closest('[role="grid"]') !== null };
}

/** The same again among what there is now. */
function* foundAgain({ element, name, isCell }: Origin, within: ParentNode): Generator<HTMLElement> {
  yield element;
  if (isCell) yield* all(within, CELL);
  if (name !== '') yield* all(within, element.tagName).filter((other) => nameOf(other) === name);
}

/**
 * Keeps the focus from falling to the page. It comes back to where one came from when Watch, Compare, a hint, or a dialog
 * is left; where that is gone, and where what had the focus goes by itself, it comes to what is marked `data-home`, else
 * to the board. Where a person takes it from everything, by a press beside it all, it is left alone.
 */
export function keepFocus({ screen }: Pick<Stores, 'screen'>): void {
  /** From where the view, the dialog, and the pages of techniques over a dialog were opened. */
  const origins: Record<'view' | 'dialog' | 'page', Origin | null> = { view: null, dialog: null, page: null };
  let returning: Origin | null = null;
  /** Something has been opened or closed, and the focus has not come to rest since. */
  let isDue = false;
  let last: HTMLElement | null = null;
  let isSoon = false;

  const isLost = (): boolean => {
    const now = focused();
    if (now?.matches(':disabled')) return true;
    return now === null && (isDue || (last !== null && !canHaveIt(last)));
  };

  function* candidates(within: ParentNode): Generator<HTMLElement> {
    if (returning !== null) yield* foundAgain(returning, within);
    // What can no longer be pressed has neighbours that can.
    if (last?.isConnected && last.parentElement) yield* all(last.parentElement, TAKES_FOCUS);
    if (within instanceof HTMLElement) yield* all(within, '[data-first]');
    else yield* [...all(within, 'main [data-home]'), ...all(within, CELL)];
    yield* all(within, within instanceof HTMLElement ? TAKES_FOCUS : 'main button');
  }

  const settle = (): void => {
    isSoon = false;
    const { dialog } = screen.store.getState();
    const open = document.querySelector<HTMLElement>('dialog[open]');
    // It is still on its way.
    if ((dialog !== null) !== (open !== null)) return;
    if (isLost()) {
      for (const one of candidates(open ?? document)) {
        if (!canHaveIt(one)) continue;
        one.focus({ preventScroll: true });
        if (focused() === one) break;
      }
    }
    if (focused() === null) return;
    isDue = false;
    returning = null;
  };

  /** Once all that is drawn anew is drawn, and what takes the focus by itself has it. */
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
    };
    const wasOpen = {
      view: before.mode !== 'play',
      dialog: before.dialog !== null,
      page: before.beneath !== undefined,
    };
    for (const level of ['page', 'dialog', 'view'] as const) {
      // From one view to another by way of the board: the origin is still that of the first.
      if (opened[level] && !wasOpen[level]) origins[level] = returning ?? from;
      if (opened[level] || !wasOpen[level]) continue;
      returning = origins[level];
    }
    if (opened.view && !wasOpen.view) returning = null;
    isDue = true;
    settleSoon();
  });

  document.addEventListener('focusin', ({ target }) => {
    last = target instanceof HTMLElement ? target : null;
  });
  document.addEventListener('focusout', ({ target, relatedTarget }) => {
    if (relatedTarget !== null) return;
    // What is still there after it has been drawn anew was left by a person.
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
