import type { StoreApi } from 'zustand/vanilla';
import type { HintState } from './sheet';
import type { HintPage, HintView } from './view';

/** The page of what is in view; `null` where there is nothing to come back to. */
export function pageOf({ view }: Pick<HintState, 'view'>): HintPage | null {
  if (view?.kind === 'list' || view?.kind === 'singles')
    return { about: { kind: view.kind }, level: 'why', at: 0 };
  if (view?.kind === 'laying') return { about: { kind: 'path' }, level: 'why', at: 0 };
  if (view?.kind !== 'told') return null;
  const { subject, level, at } = view;
  const about = subject.kind === 'step' || subject.kind === 'path' ? { kind: subject.kind } : subject;
  return { about, level, at };
}

/** Waits until something has been found that is as one wants it. */
export function whenFound(
  { getState, subscribe }: StoreApi<HintState>,
  isWanted: (found: HintView) => boolean,
): Promise<HintView> {
  return new Promise((resolve) => {
    const look = ({ view }: HintState): boolean => {
      if (view === null || view.kind === 'finding' || view.kind === 'laying' || !isWanted(view)) return false;
      resolve(view);
      return true;
    };
    if (look(getState())) return;
    const stop = subscribe((state) => {
      if (look(state)) stop();
    });
  });
}
