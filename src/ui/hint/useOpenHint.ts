import { useStore } from 'zustand';
import type { HintRun, OpenHint } from '../../stores';

/** The hint that is open; `null` while hints are closed. */
export function useOpenHint(run: HintRun): OpenHint | null {
  const state = useStore(run.store);
  return state.kind === 'open' ? state : null;
}
