import type { Stores } from '../../../stores';

/** Milliseconds between two questions whether the server has a newer version. */
const PAUSE = 60 * 60 * 1000;

/** What a waiting version is told to take over (src/offline/serviceWorker.ts). */
const TAKE_OVER = 'take over';

let waits = false;

/** Whether a newer version waits. A notice says so once, and passes; the menu of puzzles offers it until it is taken. */
export const newVersionWaits = (): boolean => waits;

/**
 * Keeps the app on this computer, so that it needs no network from now on. Calls back when a newer version has been
 * fetched and waits. When it takes over, all pages of the app load again (src/firstScreen/early.js).
 */
export async function keepOffline(page: Document, onNewVersion: () => void): Promise<void> {
  const { serviceWorker } = navigator;
  // Absent where the page comes from another computer without https.
  if (!serviceWorker) return;
  // Refused where storage is switched off.
  const registration = await serviceWorker
    .register('./sw.js', { updateViaCache: 'none' })
    .catch(() => undefined);
  if (!registration) return;
  const offer = (): void => {
    if (!registration.waiting || !serviceWorker.controller) return;
    waits = true;
    onNewVersion();
  };
  const follow = (): void => registration.installing?.addEventListener('statechange', offer);
  offer();
  // One may be on its way already.
  follow();
  registration.addEventListener('updatefound', follow);
  let asked = Date.now();
  page.addEventListener('visibilitychange', () => {
    if (page.visibilityState !== 'visible' || Date.now() - asked < PAUSE) return;
    asked = Date.now();
    // Without a network there is no newer version.
    registration.update().catch(() => undefined);
  });
}

/** Has the version that waits take over as soon as the old one is at rest, which is told meanwhile. */
export async function takeNewVersion({ notices }: Pick<Stores, 'notices'>): Promise<void> {
  notices.tell({ kind: 'takingNewVersion' }, { lasting: true });
  const registration = await navigator.serviceWorker?.getRegistration();
  if (registration?.waiting) registration.waiting.postMessage(TAKE_OVER);
  // Another page has done so, or the browser has dropped it: loading again is all that is left to do.
  else location.reload();
}
