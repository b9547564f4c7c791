import { later } from './parts';
import { createMirror, type Stores } from './stores';

const fetchApplyRestored = later(() => import('./broughtBack'), 'applyRestored');

/**
 * From now on, copies everything stored into the browser's database, and shows what the database restored. It starts
 * while the first screen wakes, because until then a killed browser loses what its storage has not written to disk.
 */
export async function copyStored(stores: Stores): Promise<void> {
  const mirror = createMirror(stores);
  addEventListener('pagehide', mirror.rest);
  const texts = await mirror.start();
  if (Object.keys(texts).length > 0) await (await fetchApplyRestored())(texts, stores);
}
