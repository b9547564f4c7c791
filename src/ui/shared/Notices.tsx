import { lazy, Suspense } from 'react';
import { useStore } from 'zustand';
import { useMessages, useStores } from './context';

/** Comes with the words of its messages, after the first paint. */
export const loadNoticeCard = () => import('./NoticeCard');
const NoticeCard = lazy(loadNoticeCard);

/** What happened, told in passing at the edge of the page, with the way back. An open dialog shows it in the page's place. */
export function Notices() {
  const { notices } = useStores();
  const words = useMessages();
  const shown = useStore(notices.store, (state) => state.shown);
  return (
    <section className="notices" aria-label={words.app.notices} aria-live="polite">
      <Suspense>
        {shown.map((item) => (
          <NoticeCard key={item.id} {...item} />
        ))}
      </Suspense>
    </section>
  );
}
