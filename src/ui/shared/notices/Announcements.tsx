import { useEffect, useRef } from 'react';
import { useStores } from '../context';

/** What the page says to those who do not see it: the one place that screen readers listen to while one works. */
export function Announcements() {
  const { announcer } = useStores();
  const region = useRef<HTMLParagraphElement>(null);
  useEffect(
    () =>
      // Written by hand: a state set after every key would pile up behind keys that come faster than pictures.
      announcer.store.subscribe(({ text }) => {
        if (region.current !== null) region.current.textContent = text;
      }),
    [announcer],
  );
  return <p className="unseen" aria-live="polite" ref={region} />;
}
