import { useLayoutEffect } from 'react';
import { useStores } from './context';

/** Stands in a `<Suspense>` for a view that the player has opened and that still loads: what they do next waits. */
export function Loading() {
  const { acts } = useStores();
  useLayoutEffect(() => acts.hold('part'), [acts]);
  return null;
}
