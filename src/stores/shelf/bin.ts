import type { Grid } from '../../sudoku/core';
import { momentOf } from '../game/game';
import type { Autosave } from './autosave';
import type { Card } from './card';
import type { Binned } from './database';
import { arrivalOf } from './puzzleHistory';
import { finishedOf, keepDeletedResults } from './solved';
import type { ShelfShared } from './state';

/** Deleted puzzles stay in the bin for this many days. */
export const BIN_DAYS = 30;

/** When a puzzle of the bin is deleted for good, in milliseconds since 1970. */
export const endOf = ({ binned }: Pick<Binned, 'binned'>): number => binned + BIN_DAYS * 24 * 60 * 60 * 1000;

/** The deleted puzzles of a shelf. */
export interface Bin {
  /** Deletes puzzles: they go to the bin. */
  remove(ids: readonly string[]): Promise<void>;
  /** Puts puzzles of the bin back on the shelf. */
  putBack(ids: readonly string[]): Promise<void>;
  /**
   * Puts back what this page deleted last. Again, it puts back what was deleted before that. Skips what has left the bin
   * meanwhile. Returns whether anything was left.
   */
  undo(): boolean;
  /** Deletes puzzles of the bin for good. */
  discard(ids: readonly string[]): Promise<void>;
  /** Deletes for good what has been in the bin for `BIN_DAYS`. */
  sweep(): Promise<void>;
}

/** @param remember stores which puzzle of the shelf is on the board, `null` for none */
export function createBin(
  { needs, store, ids: known, marks, failed, spread }: ShelfShared,
  autosave: Autosave,
  remember: (id: string | null) => void,
): Bin {
  const { acts, game, notices, settings, textStore } = needs.stores;
  /** The deletions that `undo` puts back, newest last. */
  const deletions: (readonly string[])[] = [];

  /** The arrival and the givens of the board. */
  const onBoard = (): { readonly arrival: object; readonly givens: Grid } => {
    const state = game.store.getState();
    return { arrival: arrivalOf(state), givens: momentOf(state).board.givens };
  };

  async function putBack(ids: readonly string[]): Promise<void> {
    const done = await needs.database.fromBin(ids);
    if (!done.ok) return failed(done.error);
    const cards = done.value;
    spread(cards, ids);
    notices.tell({ kind: 'putBackKept', count: cards.length });
    const { arrival, givens } = onBoard();
    const own = cards.find((card: Card) => card.givens === givens);
    if (own === undefined || store.getState().current !== null) return;
    known.set(arrival, own.id);
    marks.set(arrival, own.mark);
    autosave.enter(own.id);
    remember(own.id);
  }

  async function discard(ids: readonly string[]): Promise<void> {
    const done = await needs.database.discard(ids);
    if (!done.ok) return failed(done.error);
    spread([], ids);
  }

  async function remove(ids: readonly string[]): Promise<void> {
    await autosave.flush();
    const done = await needs.database.toBin(ids, needs.now());
    if (!done.ok) return failed(done.error);
    const binned = done.value;
    deletions.push(ids);
    if (settings.getState().history)
      keepDeletedResults(
        textStore,
        binned.flatMap(({ card }) => finishedOf(card)),
      );
    for (const id of ids) autosave.drop(id);
    const { current } = store.getState();
    if (current !== null && ids.includes(current)) {
      // The board stays, and is stored again as soon as it changes.
      autosave.enter(null);
      known.set(onBoard().arrival, needs.newId());
      remember(null);
    }
    spread([], ids, binned);
    notices.tell({ kind: 'removedKept', count: ids.length }, { actions: ['putBack'] });
  }

  /** A change that a person makes: what they do next is meant for the list that it leaves. */
  const asAct =
    (change: (ids: readonly string[]) => Promise<void>) =>
    async (ids: readonly string[]): Promise<void> => {
      await acts.during('shelf', () => change(ids));
    };
  const putBackAsAct = asAct(putBack);

  return {
    remove: asAct(remove),
    putBack: putBackAsAct,
    undo() {
      const { bin } = store.getState();
      for (let last = deletions.pop(); last !== undefined; last = deletions.pop()) {
        const left = last.filter((id) => bin.has(id));
        if (left.length === 0) continue;
        void putBackAsAct(left);
        return true;
      }
      return false;
    },
    discard: asAct(discard),
    async sweep() {
      const ended = [...store.getState().bin.values()].filter((one) => endOf(one) <= needs.now());
      if (ended.length > 0) await discard(ended.map(({ card }) => card.id));
    },
  };
}
