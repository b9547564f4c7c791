import { useSyncExternalStore } from 'react';

/**
 * When all is in one column, or beside a board as high as the window: a phone, also the widest one on its side. In style
 * sheets it is written as `width < 56.25em`, and the build puts this in its place (scripts/narrow.ts).
 */
export const NARROW = '((width < 56.25em) or ((width < 62em) and (height < 30em)))';

function listen(listener: () => void): () => void {
  const media = matchMedia(NARROW);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}

/** Whether the page has one column. Then some buttons are in a menu. */
export const useCompact = (): boolean => useSyncExternalStore(listen, () => matchMedia(NARROW).matches);
