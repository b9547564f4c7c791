import { Suspense } from 'react';
import { useStore } from 'zustand';
import { later } from '../../../parts';
import { useMessages, useStores } from '../context';
import { Guard } from '../failure/Guard';
import { arriving } from '../loaded';

/** Loads together with the words of its messages, after the first paint. */
export const loadNoticeCard = later(() => import('./NoticeCard'), 'default');
const NoticeCard = arriving(loadNoticeCard);

/**
 * The notices at the edge of the page, with a way to undo what they report. While a dialog is open, the dialog shows
 * them instead.
 */
export function Notices() {
  const { notices } = useStores();
  const words = useMessages();
  const shown = useStore(notices.store, (state) => state.shown);
  return (
    <section className="notices" aria-label={words.app.notices} aria-live="polite">
      {shown.length > 0 && (
        <Guard of="notice" around={(failure) => <div className="notice">{failure}</div>}>
          <Suspense>
            {shown.map((item) => (
              <NoticeCard key={item.id} {...item} />
            ))}
          </Suspense>
        </Guard>
      )}
    </section>
  );
}
