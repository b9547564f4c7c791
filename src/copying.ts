import { later } from './parts';
import { createMirror, type OpenedCopy, type Stores } from './stores';

export { takeNewer } from './stores';

const fetchApplyRestored = later(() => import('./broughtBack'), 'applyRestored');

/**
 * From now on, copies everything stored into the browser's database, and shows what the database restored. It is called
 * as soon as the page responds, because a killed browser loses what its storage has not yet written to disk.
 *
 * @param early the database, if it is open already
 */
export async function copyStored(stores: Stores, early: OpenedCopy | undefined): Promise<void> {
  const mirror = createMirror(stores);
  addEventListener('pagehide', mirror.rest);
  const texts = await mirror.start(early);
  if (Object.keys(texts).length > 0) await (await fetchApplyRestored())(texts, stores);
}
