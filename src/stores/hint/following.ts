import type { Cell } from '../../sudoku/core';
import { momentOf } from '../game/game';
import type { HintWorld } from '.';
import type { Asking } from './asking';
import type { HintState, Sheet } from './sheet';
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
      if (cells.join() === before.cells.join() || isFollowed(store.getState(), cells)) return;
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

/** Whether a hint of the only chosen cell is in view or being found: then it is the hint that has chosen the cell. */
function isFollowed({ view, asked }: HintState, cells: readonly Cell[]): boolean {
  const [cell, more] = cells;
  if (cell === undefined || more !== undefined) return false;
  if (view?.kind === 'finding') return asked.kind === 'first' && asked.cell === cell;
  return view?.kind === 'told' && view.subject.kind === 'cell' && view.subject.cell === cell;
}
