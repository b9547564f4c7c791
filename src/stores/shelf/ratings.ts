import type { Card } from './card';
import type { ShelfShared } from './state';

/** Ratings are written together, at least this many milliseconds apart. */
const APART = 2000;

/** Rates all puzzles without a rating, one after the other, and stores the ratings. Ends when `signal` is aborted. */
export const createRatings =
  ({ world, store, failed, show }: ShelfShared) =>
  async (signal: AbortSignal): Promise<void> => {
    let rated: Card[] = [];
    let written = world.now();
    const write = async (): Promise<void> => {
      const { cards } = store.getState();
      // Skip puzzles that have been played or deleted meanwhile.
      const due = rated.filter(({ id, mark }) => cards.get(id)?.mark === mark);
      rated = [];
      written = world.now();
      if (due.length === 0 || world.stores.vault.isDeleted()) return;
      const done = await world.database.put(due.map((card) => ({ card, game: null })));
      if (done.ok) show(due);
      else failed(done.error);
    };
    const passed = new Set<string>();
    while (!signal.aborted) {
      const next = [...store.getState().cards.values()].find(
        ({ id, hardness }) => hardness === null && !passed.has(id),
      );
      if (next === undefined) break;
      passed.add(next.id);
      const hardness = await world.rate(next.givens);
      if (hardness === null) continue;
      const card = store.getState().cards.get(next.id);
      if (card === undefined || card.givens !== next.givens) continue;
      rated.push({ ...card, hardness });
      if (world.now() - written > APART) await write();
    }
    await write();
  };
