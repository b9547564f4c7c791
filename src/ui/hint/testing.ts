import type { HintRun, Stores } from '../../stores';
import { openStores } from '../../stores/testing';

/** Stores whose open hint is `run`. */
export function storesWithHint(run: Partial<HintRun>, ...options: Parameters<typeof openStores>): Stores {
  const stores = openStores(...options);
  const here = run as HintRun;
  return { ...stores, hint: { ...stores.hint, load: Object.assign(async () => here, { here }) } };
}
