import { useSyncExternalStore } from 'react';
import { NARROW } from '../shared';

function listen(listener: () => void): () => void {
  const media = matchMedia(NARROW);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}

/** Whether the page has one column. Then some buttons are in a menu. */
export const useCompact = (): boolean => useSyncExternalStore(listen, () => matchMedia(NARROW).matches);
