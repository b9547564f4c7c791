import { type ReactNode, startTransition, useLayoutEffect } from 'react';
import { createRoot, hydrateRoot } from './startReact';

/** A task of its own: between two tasks a slow phone can answer a touch. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Calls back when the next frame has been painted. */
export function afterPaint(callback: () => void): void {
  requestAnimationFrame(() => setTimeout(callback));
}

interface Waking {
  /** Where the page goes. */
  readonly root: HTMLElement;
  /** Whether the drawn page may be kept: it cannot if another view is open than the one that is drawn. */
  readonly mayKeepShell: boolean;
  readonly onCaughtError: (error: unknown) => void;
  /** The page, which calls `onAwake` when it answers to what one does on it. */
  readonly page: (onAwake: () => void) => ReactNode;
}

/** Brings the page to life. Resolves when it answers to what one does on it. */
export async function wake({ root, mayKeepShell, onCaughtError, page }: Waking): Promise<void> {
  // On a first visit the drawn page is right as it stands. To keep it costs less than to draw it anew, if nothing in it changes.
  const isFirstVisit = document.documentElement.dataset.shell === 'first';
  const shell = mayKeepShell && isFirstVisit ? document.getElementById('shell') : null;
  await new Promise<void>((awake) => {
    const whole = <StyledFirst>{page(awake)}</StyledFirst>;
    // A transition works in slices, between which a slow phone can answer a touch.
    startTransition(() => {
      if (shell) hydrateRoot(shell, whole, { onCaughtError });
      else createRoot(root, { onCaughtError }).render(whole);
    });
  });
  if (shell) shell.inert = false;
}

/**
 * Has the browser compute the styles of the page in a task of its own, before the frame that lays it out: both in one task
 * would keep a slow phone from answering for too long.
 */
function StyledFirst({ children }: { readonly children: ReactNode }) {
  useLayoutEffect(() => {
    // To ask whether an element is visible computes styles, but no layout.
    void window.scheduler?.postTask(() => document.querySelector('[role=grid]')?.checkVisibility(), {
      priority: 'user-blocking',
    });
  }, []);
  return children;
}
