import type { Stores } from '../../../stores';

/** The least time between two checks for a newer version, in milliseconds. */
const PAUSE = 60 * 60 * 1000;

/** The message that makes a waiting version take over (src/offline/serviceWorker.ts). */
const TAKE_OVER = 'take over';

let waits = false;

/**
 * Whether a newer version waits. A notice says so once and then closes; the menu of puzzles offers the version until it
 * is taken.
 */
export const newVersionWaits = (): boolean => waits;

/**
 * Keeps the app on this computer, so that it needs no network from now on. Calls `onNewVersion` when a newer version
 * has been fetched and waits. When that version takes over, all pages of the app reload (src/firstScreen/early.js).
 */
export async function keepOffline(page: Document, onNewVersion: () => void): Promise<void> {
  const { serviceWorker } = navigator;
  // Absent if the page comes from another computer without https.
  if (!serviceWorker) return;
  // Refused if storage is switched off.
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
  // A newer version may be loading already.
  follow();
  registration.addEventListener('updatefound', follow);
  let asked = Date.now();
  page.addEventListener('visibilitychange', () => {
    if (page.visibilityState !== 'visible' || Date.now() - asked < PAUSE) return;
    asked = Date.now();
    // Without a network, no newer version can be found.
    registration.update().catch(() => undefined);
  });
}

/** Makes the waiting version take over as soon as the old one has finished its work; a notice says so meanwhile. */
export async function takeNewVersion({ notices }: Pick<Stores, 'notices'>): Promise<void> {
  notices.tell({ kind: 'takingNewVersion' }, { lasting: true });
  const registration = await navigator.serviceWorker?.getRegistration();
  if (registration?.waiting) registration.waiting.postMessage(TAKE_OVER);
  // Another page has already done so, or the browser has dropped the new version: only reloading is left to do.
  else location.reload();
}
