import { Suspense, useEffect } from 'react';
import { useStore } from 'zustand';
import { later } from '../../../parts';
import { useMessages, useStores } from '../context';
import { Guard } from '../failure/Guard';
import { lazyComponent } from '../loaded';

export const loadNoticeCard = later(() => import('./NoticeCard'), 'NoticeCard');
const NoticeCard = lazyComponent(loadNoticeCard);

/** Keys that do nothing by themselves, or that move to the notice's buttons. Escape closes the notice elsewhere. */
const NOT_YET: ReadonlySet<string> = new Set(['Tab', 'Shift', 'Control', 'Alt', 'Meta', 'Escape']);

/**
 * Whether the player goes on with something other than the notice. A press that had to wait is done again by its click
 * alone; in any other press the notice has gone with the `pointerdown`.
 */
function isNextThing(event: Event): boolean {
  if (event.type === 'click' && event.isTrusted) return false;
  if (event.target instanceof Element && event.target.closest('.notices') !== null) return false;
  return !(event instanceof KeyboardEvent && (NOT_YET.has(event.key) || event.repeat));
}

/**
 * The notices at the edge of the page, with a way to undo what they report. While a dialog is open, the dialog shows
 * them instead.
 */
export function Notices() {
  const { notices } = useStores();
  const words = useMessages();
  const shown = useStore(notices.store, (state) => state.shown);
  const isPassing = shown.some(({ lasting }) => !lasting);
  useEffect(() => {
    if (!isPassing) return;
    const goOn = (event: Event): void => {
      if (isNextThing(event)) notices.closePassing();
    };
    const types = ['pointerdown', 'click', 'keydown'];
    for (const type of types) document.addEventListener(type, goOn, true);
    return () => {
      for (const type of types) document.removeEventListener(type, goOn, true);
    };
  }, [notices, isPassing]);
  return (
    <section className="notices" aria-label={words.app.notices} aria-live="polite">
      {shown.length > 0 && (
        <Guard of="notice" around={(failure) => <div className="in-line notice">{failure}</div>}>
          <Suspense fallback={<div className="in-line notice loading">{words.app.loading}</div>}>
            {shown.map((item) => (
              <NoticeCard key={item.id} {...item} />
            ))}
          </Suspense>
        </Guard>
      )}
    </section>
  );
}
