import { momentOf } from '../game';
import type { HintWorld } from '.';
import type { Asking } from './asking';
import type { Sheet } from './sheet';
import type { TechniqueChoiceStore } from './techniqueChoice';
import type { Terms } from './terms';

/** Asks anew whenever the board, the selection or the choice of techniques changes. Returns what ends that. */
export function follow(
  { game, selection }: Pick<HintWorld, 'game' | 'selection'>,
  choice: TechniqueChoiceStore,
  { store }: Sheet,
  terms: Terms,
  { ask, askAgain }: Asking,
): () => void {
  const ends = [
    game.store.subscribe((now, before) => {
      if (momentOf(now).board === momentOf(before).board) return;
      terms.asChosen();
      store.setState({ wayOn: null, before: [] });
      void ask();
    }),
    selection.store.subscribe(({ cells }, before) => {
      if (cells.join() === before.cells.join()) return;
      const wereAllAllowed = terms.asChosen();
      store.setState({ before: [], ...(wereAllAllowed ? { wayOn: null } : {}) });
      void ask();
    }),
    choice.subscribe(({ without }, before) => {
      const isOther = without !== before.without;
      if (isOther) {
        terms.asChosen();
        store.setState({ wayOn: null, before: [] });
      }
      const { view } = store.getState();
      const isOfPath = view?.kind === 'laying' || (view?.kind === 'told' && view.subject.kind === 'path');
      if (isOther || isOfPath) void askAgain();
    }),
  ];
  return () => {
    for (const end of ends) end();
  };
}
