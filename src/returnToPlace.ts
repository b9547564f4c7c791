import { onLeave } from './onLeave';
import type { Stores } from './stores';
import { createTrail } from './stores/history';
import { writeHistory } from './tabHistory';
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
 * Keeps the browser's history in step with the open view and dialog, and keeps the focus from getting lost.
 *
 * @param landed whether a link opened the present view
 * @returns the function to call after another link has been opened
 */
export function returnToPlace(stores: Stores, landed: boolean): () => void {
  keepFocus(stores);
  const trail = createTrail(
    stores,
    {
      state: () => history.state,
      length: () => history.length,
      replace: (state) => writeHistory('replaceState', state),
      push: (state) => writeHistory('pushState', state),
      back(by) {
        try {
          history.go(-by);
        } catch {
          // Firefox refuses too many calls in a short time. The trail notices that nothing arrives.
        }
      },
      onArrive(listener) {
        // An address with a hash is a link: main.tsx opens it.
        addEventListener('popstate', ({ state }) => location.hash === '' && listener(state));
      },
      onLeave,
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
