/*
 * A host can serve this as `sw.js` to end offline use. It takes over unasked, deletes all caches, unregisters itself,
 * and reloads the pages from the network. `WITHOUT_OFFLINE=1 npm run build` puts it into the build.
 */
import { takeOver } from './takingOver';

const worker = self as unknown as ServiceWorkerGlobalScope;

worker.addEventListener('install', () => void takeOver(worker));

worker.addEventListener('activate', (event) => {
  event.waitUntil(end());
});

async function end(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
  await worker.registration.unregister();
  const pages = await worker.clients.matchAll({ type: 'window' });
  await Promise.all(pages.map((page) => page.navigate(page.url)));
}
