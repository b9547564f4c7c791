import { type ReactNode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';

/** Resolves in a new task: between two tasks a slow phone can answer a touch. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Calls back when the next frame has been painted. */
export function afterPaint(callback: () => void): void {
  requestAnimationFrame(() => setTimeout(callback));
}

interface Waking {
  /** The element that contains the page. */
  readonly root: HTMLElement;
  /** Whether the drawn page may be kept. It cannot if another view or another board is to be shown. */
  readonly mayKeepShell: boolean;
  readonly onCaughtError: (error: unknown) => void;
  readonly onRecoverableError: (error: unknown) => void;
  /** The page. It calls `onAwake` when it responds to the player. */
  readonly page: (onAwake: () => void) => ReactNode;
}

/** Starts the page. Resolves when the page responds to the player. */
export async function wake({ root, mayKeepShell, page, ...errors }: Waking): Promise<void> {
  // On a first visit the drawn page is already correct, and hydrating it costs less than drawing it again.
  const isFirstVisit = document.documentElement.dataset.shell === 'first';
  const shell = mayKeepShell && isFirstVisit ? document.getElementById('shell') : null;
  await new Promise<void>((awake) => {
    const whole = page(awake);
    // React renders a transition in slices, between which a slow phone can answer a touch.
    startTransition(() => {
      if (shell) hydrateRoot(shell, whole, errors);
      else createRoot(root, errors).render(whole);
    });
  });
  shell?.removeAttribute('data-asleep');
}
