import { useEffect, useRef } from 'react';
import { useStores } from '../context';

/** The live region that screen readers listen to. It contains everything the page announces. */
export function Announcements() {
  const { announcer } = useStores();
  const region = useRef<HTMLParagraphElement>(null);
  useEffect(
    () =>
      // Written without React: when keys come faster than frames, a render for each announcement would pile up.
      announcer.store.subscribe(({ text }) => {
        if (region.current !== null) region.current.textContent = text;
      }),
    [announcer],
  );
  return <p className="unseen" aria-live="polite" ref={region} />;
}
