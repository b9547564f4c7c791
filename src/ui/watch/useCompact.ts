import { useSyncExternalStore } from 'react';

const COMPACT = '(width < 56.25em)';

function listen(listener: () => void): () => void {
  const media = matchMedia(COMPACT);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}

/** Whether the page has one column. Then some buttons are in a menu. */
export const useCompact = (): boolean => useSyncExternalStore(listen, () => matchMedia(COMPACT).matches);
