import type { StoreApi } from 'zustand/vanilla';
import type { Answered, HintState } from './sheet';
import type { Asked, HintPage, HintView } from './view';

/** The page of what was asked, and of what is in view of it. */
function pageOf(asked: Asked, view: HintView | null): HintPage {
  if (view?.kind !== 'told') return { asked, level: 'outlook', at: 0, backward: false };
  const { level, at, backward } = view;
  return { asked, level, at, backward };
}

/** The pages that are open, each asked from the one before; the last is in view. */
export function pagesOf({ view, asked, before }: HintState): readonly HintPage[] {
  const beneath = before.map((answered: Answered) => pageOf(answered.asked, answered.view));
  return [...beneath.toReversed(), pageOf(asked, view)];
}

const isSame = (one: Asked, other: Asked): boolean => JSON.stringify(one) === JSON.stringify(other);

/** How many of the pages that are wanted are open already, from the lowest on. */
export function sharedPages(open: readonly HintPage[], wanted: readonly HintPage[]): number {
  const parting = wanted.findIndex(({ asked }, index) => {
    const there = open[index];
    return there === undefined || !isSame(there.asked, asked);
  });
  return parting < 0 ? wanted.length : parting;
}

/** Waits until something has been found that is as one wants it. */
export function whenFound(
  { getState, subscribe }: StoreApi<HintState>,
  isWanted: (found: HintView) => boolean = () => true,
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
