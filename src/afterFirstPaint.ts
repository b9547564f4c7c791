import { LANGUAGES, type LanguageId } from './i18n';
import { handleLaunches } from './launchHandler';
import { ignoreAbsentPart, later, whyAbsent } from './parts';
import { askServer } from './parts/server';
import type { Stores } from './stores';
import { prepareBeside } from './ui';
import { prepareHints } from './ui/hint';
import { prepareNewPuzzles } from './ui/newPuzzle';
import { keepPrintable } from './ui/print';
import { followWindow, roomForScrollbars } from './ui/shared/followWindow';
import { keepOffline } from './ui/shared/notices/newVersion';
import { ringForKeys } from './ui/shared/ringForKeys';
import { listenForAbsence } from './worker';

export { returnToPlace } from './returnToPlace';

const wholeFonts = later(() => import('./fonts/whole'));
const wholeKorean = later(() => import('./fonts/wholeKorean'));

/**
 * Loads and starts everything that can wait until the first screen is painted and all its scripts have loaded.
 *
 * @param isEmbedded an embedded page stores nothing, and has no menus
 */
export async function afterFirstPaint(stores: Stores, isEmbedded: boolean): Promise<void> {
  askServer(document);
  followWindow();
  ringForKeys(document.documentElement);
  roomForScrollbars(document.documentElement);
  tellOfAbsence(stores);
  prepareBeside().catch(ignoreAbsentPart);
  if (!isEmbedded) {
    handleLaunches(stores);
    prepareNewPuzzles(stores);
    prepareHints(stores);
  }
  const name = (): void => void nameDocument(stores.settings.getState().language).catch(ignoreAbsentPart);
  stores.settings.subscribe((now, before) => {
    if (now.language !== before.language) name();
  });
  name();
  // Each whole font makes the browser lay the page out again. Load them one after the other, so that no task gets too
  // long.
  await wholeFonts().catch(ignoreAbsentPart);
  await wholeKorean().catch(ignoreAbsentPart);
  if (isEmbedded) return;
  // The icon waits too: the browser lays out an SVG like a whole page, and again whenever the address changes.
  const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]');
  if (icon?.dataset.later) icon.href = icon.dataset.later;
  await keepShelf(stores).catch(goOn);
  await keepPrintable(stores).catch(goOn);
  // Last, since it fetches all files of the app.
  if (import.meta.env.PROD)
    await keepOffline(document, () =>
      stores.notices.tell({ kind: 'newVersion' }, { actions: ['takeNewVersion'] }),
    );
}

/** After a failure of one part, lets the next ones start. A bug of ours is reported all the same. */
const goOn = (error: unknown): void => void Promise.reject(error).catch(ignoreAbsentPart);

/** From now on, stores the puzzle on the board on the shelf. */
async function keepShelf(stores: Stores): Promise<void> {
  const shelf = await stores.shelf();
  document.addEventListener('visibilitychange', shelf.leave);
  // An open lock would prevent the browser from restoring the page from its cache.
  addEventListener('pagehide', ({ persisted }) => shelf.rest(persisted));
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) shelf.wake();
  });
  await shelf.start();
}

/** While the script of a worker does not load, shows a notice that says why. */
function tellOfAbsence({ notices }: Stores): void {
  let latest = {};
  listenForAbsence(async (absent) => {
    const mine = {};
    latest = mine;
    notices.closeKind('workerAbsent');
    const why = absent && (await whyAbsent());
    if (why && latest === mine) notices.tell({ kind: 'workerAbsent', why });
  });
}

/** Sets the page's title, description and manifest to those of a language. */
async function nameDocument(language: LanguageId): Promise<void> {
  const { document: words } = (await LANGUAGES[language].loadMore())(null);
  document.title = words.title;
  document.querySelector('meta[name=description]')?.setAttribute('content', words.description);
  document.querySelector('link[rel=manifest]')?.setAttribute('href', `./unwind.${language}.webmanifest`);
}
