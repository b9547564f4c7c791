import type { Stores } from '../../../stores';

/** The least time between two checks for a newer version, in milliseconds. */
const PAUSE = 60 * 60 * 1000;

/**
 * The app is stored once the player has pressed nothing for this many milliseconds. Storing it slows the page down: a
 * click on Solve in the first seconds took 23 ms instead of 17.
 */
const REST = 1000;

/** After this many milliseconds the app is stored even if the player goes on. */
const PATIENCE = 10_000;

/** The message that makes a waiting version take over (src/offline/serviceWorker.ts). */
const TAKE_OVER = 'take over';

/**
 * A new version that is asked to take over has this many milliseconds, before it is asked again. A busy old version is
 * waited for as long (src/offline/takingOver.ts).
 */
const TAKING = 5000;

/** How often a new version is asked to take over. */
const MOST_ASKED = 2;

let waits = false;

/**
 * Whether a newer version waits. A notice says so once and then closes; the menu of puzzles offers the version until it
 * is taken.
 */
export const newVersionWaits = (): boolean => waits;

/** Resolves when the player rests, leaves the page, or has gone on for `PATIENCE`. */
function playerRests(page: Document): Promise<void> {
  return new Promise((resolve) => {
    const listening = new AbortController();
    const { signal } = listening;
    const end = (): void => {
      listening.abort();
      clearTimeout(resting);
      clearTimeout(late);
      resolve();
    };
    let resting = setTimeout(end, REST);
    const late = setTimeout(end, PATIENCE);
    const goOn = (): void => {
      clearTimeout(resting);
      resting = setTimeout(end, REST);
    };
    for (const press of ['pointerdown', 'keydown'])
      page.addEventListener(press, goOn, { capture: true, passive: true, signal });
    page.addEventListener('visibilitychange', end, { signal });
  });
}

/**
 * Keeps the app on this computer as soon as the player rests, so that it needs no network from then on. Calls
 * `onNewVersion` when a newer version has been fetched and waits. When that version takes over, all pages of the app
 * reload (src/firstScreen/early.js).
 */
export async function keepOffline(page: Document, onNewVersion: () => void): Promise<void> {
  const { serviceWorker } = navigator;
  // Absent if the page comes from another computer without https.
  if (!serviceWorker) return;
  await playerRests(page);
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

/**
 * Makes the waiting version take over as soon as the old one has finished its work; a notice says so meanwhile. If
 * another tab fetches a file just as the browser stops the old version, the browser starts that again and forgets the
 * new one for minutes. So the page asks again, and in the end it reloads: once, and nothing is lost, since the game is
 * saved when the page is left.
 */
export async function takeNewVersion({ notices }: Pick<Stores, 'notices'>): Promise<void> {
  notices.tell({ kind: 'takingNewVersion' }, { lasting: true });
  // Refused if storage is switched off.
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  for (let asked = 0; asked < MOST_ASKED && registration?.waiting; asked++) {
    registration.waiting.postMessage(TAKE_OVER);
    // When the new version has taken over, the page reloads and does not come back here.
    await new Promise((resolve) => setTimeout(resolve, TAKING));
  }
  // Another page has already done so, the browser has dropped the new version, or it does not let it take over.
  location.reload();
}
