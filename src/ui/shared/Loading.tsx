import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { useMessages, useStores } from './context';

/** A view that loads for longer than this many milliseconds says so. */
const PATIENCE = 300;

/** Stands in a `<Suspense>` for a view that the player has opened and that still loads: what they do next waits. */
export function Loading() {
  const { acts, notices } = useStores();
  const { loading } = useMessages().app;
  const isFree = useStore(notices.store, ({ shown }) => shown.length === 0);
  const [isLate, setLate] = useState(false);
  const release = useRef(() => {});
  useLayoutEffect(() => {
    release.current = acts.hold('part');
  }, [acts]);
  // The view that follows listens to keys and takes the focus in its effects, and those run after this one has ended.
  useEffect(() => () => release.current(), []);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), PATIENCE);
    return () => clearTimeout(timer);
  }, []);
  // It is in the place of messages, but not announced: the view that follows is.
  return isLate && isFree ? (
    <div className="notices">
      <div className="in-line notice loading">{loading}</div>
    </div>
  ) : null;
}
