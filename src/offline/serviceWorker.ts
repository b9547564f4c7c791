/*
 * The service worker: it stores all files of a build on the reader's computer, so that the page needs no network
 * after one visit. `scripts/serviceWorker.ts` builds it into `sw.js`, with the list of the files.
 *
 * A new version is stored beside the old one and waits. It takes over when a page says so
 * (src/ui/shared/notices/newVersion.ts), or when the last page of the old one is closed. So a page never gets files of
 * two versions.
 */
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkOnly } from 'workbox-strategies';
import { receive } from './sharing';
import { answerAtRest, takeOver } from './takingOver';

/** The build's lists of files. */
declare const BUILD: {
  /**
   * Files that are always stored. `revision` tells versions of one name apart; it is `null` if the name already does.
   */
  readonly files: readonly { readonly url: string; readonly revision: string | null }[];
  /** Font files that are stored after their first use: only a reader's own text may contain their letters. */
  readonly onDemand: readonly string[];
};

const ON_DEMAND = 'unwind-on-demand';

const worker = self as unknown as ServiceWorkerGlobalScope;

answerAtRest(worker);

/** A request with `no-store` asks for the server's own version. */
registerRoute(({ request }) => request.cache === 'no-store', new NetworkOnly());
precacheAndRoute([...BUILD.files]);
const EMBEDDED = [/\/embed\.html(\?|$)/];
registerRoute(new NavigationRoute(createHandlerBoundToURL('embed.html'), { allowlist: EMBEDDED }));
registerRoute(new NavigationRoute(createHandlerBoundToURL('index.html'), { denylist: EMBEDDED }));
registerRoute(
  ({ request }) => request.mode === 'navigate',
  ({ request }) => receive(request, new URL('./', worker.location.href).href),
  'POST',
);
const onDemand = new Set(BUILD.onDemand.map((url) => new URL(url, worker.location.href).href));
registerRoute(({ url }) => onDemand.has(url.href), new CacheFirst({ cacheName: ON_DEMAND }));
cleanupOutdatedCaches();

worker.addEventListener('message', (event) => {
  if (event.data === 'take over') event.waitUntil(takeOver(worker));
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([worker.clients.claim(), forgetOthers()]));
});

/** Deletes on-demand files of an older version that this version does not list. */
async function forgetOthers(): Promise<void> {
  const cache = await caches.open(ON_DEMAND);
  const kept = await cache.keys();
  await Promise.all(kept.filter(({ url }) => !onDemand.has(url)).map((request) => cache.delete(request)));
}
