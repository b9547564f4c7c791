import { useStore } from 'zustand';
import type { HintRun, OpenHint } from '../../stores';
import { useLoaded, useStores } from '../shared';

/** What the player can do with the open hint. Suspends until it has loaded: use it below a <Suspense>. */
export const useHintRun = (): HintRun => useLoaded(useStores().hint.load);

/** The hint that is open; `null` while hints are closed. */
export function useOpenHint(): OpenHint | null {
  const state = useStore(useHintRun().store);
  return state.kind === 'open' ? state : null;
}
