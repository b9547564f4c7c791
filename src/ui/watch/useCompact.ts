import { useSyncExternalStore } from 'react';

const COMPACT = '(width < 56.25em)';

function listen(hear: () => void): () => void {
  const media = matchMedia(COMPACT);
  media.addEventListener('change', hear);
  return () => media.removeEventListener('change', hear);
}

/** Whether the page has one column: some buttons are in a menu then. */
export const useCompact = (): boolean => useSyncExternalStore(listen, () => matchMedia(COMPACT).matches);
