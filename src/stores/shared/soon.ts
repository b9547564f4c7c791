import type { StoreApi } from 'zustand/vanilla';

/**
 * Views say themselves what they are still working on. Acts wait this many milliseconds for what a view shows first, so
 * that a key pressed right after its opening is not lost.
 */
const PATIENCE = 300;

/** Resolves when the state is as wanted, or after `PATIENCE`. */
export function soon<T>(store: StoreApi<T>, isWanted: (state: T) => boolean): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      unfollow();
      resolve();
    };
    const timer = setTimeout(end, PATIENCE);
    const unfollow = store.subscribe((state) => {
      if (isWanted(state)) end();
    });
    if (isWanted(store.getState())) end();
  });
}
