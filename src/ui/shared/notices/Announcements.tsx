import { useEffect, useRef } from 'react';
import { useStores } from '../context';

/** What the page says to those who do not see it: the one place that screen readers listen to while one works. */
export function Announcements() {
  const { announcer } = useStores();
  const region = useRef<HTMLParagraphElement>(null);
  useEffect(
    () =>
      // Written past React: when keys come faster than frames, a render for each would pile up.
      announcer.store.subscribe(({ text }) => {
        if (region.current !== null) region.current.textContent = text;
      }),
    [announcer],
  );
  return <p className="unseen" aria-live="polite" ref={region} />;
}
