import { later } from './parts';
import { createMirror, type Stores } from './stores';

const fetchTakeUp = later(() => import('./broughtBack'), 'takeUp');

/**
 * Copies what is stored into the browser's database from here on, and shows what has come back from there. Until then a
 * browser that is killed loses what its storage has not written: so this comes while the first screen wakes.
 */
export async function copyStored(stores: Stores): Promise<void> {
  const mirror = createMirror(stores);
  addEventListener('pagehide', mirror.rest);
  const texts = await mirror.start();
  if (Object.keys(texts).length > 0) await (await fetchTakeUp())(texts, stores);
}
