import type { Stores } from './stores';
import { createTrail } from './stores/history';
import { keepFocus } from './ui';

/** The storage of this tab, `null` where it is switched off. */
function tabStorageOrNull(): Storage | null {
  try {
    return sessionStorage;
  } catch {
    return null;
  }
}

/**
 * Keeps one's place: in the browser's history, which it holds in step with what is open, and of the focus. `landed` if a
 * link has opened what is open. Returns what is to be called when another link has been opened.
 */
export function keepPlace(stores: Stores, landed: boolean): () => void {
  keepFocus(stores);
  const trail = createTrail(
    stores,
    {
      state: () => history.state,
      length: () => history.length,
      replace: (state) => history.replaceState(state, ''),
      push: (state) => history.pushState(state, ''),
      back: (by) => history.go(-by),
      onArrive(listener) {
        // An address with a hash is a link, which is opened by itself.
        addEventListener('popstate', ({ state }) => location.hash === '' && listener(state));
      },
      onLeave(listener) {
        addEventListener('pagehide', listener);
        document.addEventListener('visibilitychange', listener);
      },
      after(milliseconds, callback) {
        const timer = setTimeout(callback, milliseconds);
        return () => clearTimeout(timer);
      },
      storage: tabStorageOrNull(),
      newKey: () => Math.random().toString(36).slice(2),
    },
    landed,
  );
  return trail.landed;
}
