import type { Grid } from '../../sudoku/core';
import type { Thread, ThreadOptions } from '../../worker';
import { followActivity } from '../shared/activity';
import type { Card, Hardness } from './card';
import type { ShelfShared } from './state';

/** Ratings are written together, at least this many milliseconds apart. */
const APART = 2000;

/** Rates all puzzles without a rating, one after the other, and stores the ratings. Ends when `signal` is aborted. */
export const createRatings =
  ({ needs, store, failed, show }: ShelfShared) =>
  async (signal: AbortSignal): Promise<void> => {
    let rated: Card[] = [];
    let written = needs.now();
    const write = async (): Promise<void> => {
      // Without those that have been played or deleted meanwhile, which may happen while the database writes too.
      const unchanged = (among: readonly Card[]): readonly Card[] => {
        const { cards } = store.getState();
        return among.filter(({ id, mark }) => cards.get(id)?.mark === mark);
      };
      const due = unchanged(rated);
      rated = [];
      written = needs.now();
      if (due.length === 0 || needs.stores.textStore.isDeleted()) return;
      const done = await needs.database.amend(due);
      if (done.ok) show(unchanged(done.value));
      else failed(done.error);
    };
    const passed = new Set<string>();
    while (!signal.aborted) {
      const next = [...store.getState().cards.values()].find(
        ({ id, hardness }) => hardness === null && !passed.has(id),
      );
      if (next === undefined) break;
      passed.add(next.id);
      const hardness = await needs.rate(next.givens);
      if (hardness === null) continue;
      const card = store.getState().cards.get(next.id);
      if (card === undefined || card.givens !== next.givens) continue;
      rated.push({ ...card, hardness });
      if (needs.now() - written > APART) await write();
    }
    await write();
  };

/** How long an unused worker is kept, and how long a worker may be silent, in milliseconds. */
const IDLE = 10_000;
const SILENCE = 60_000;
/** After this many milliseconds of work a rating ends as a lower bound. */
const PATIENCE = 5000;
/** After each sign that somebody uses the page, ratings pause for this many milliseconds. */
const REST = 400;

/**
 * Rates puzzles in a worker of its own, which pauses while somebody uses the page. The answer is `null` if that is
 * impossible at present.
 */
export function createRate(
  newThread: (options: ThreadOptions) => Thread,
): (givens: Grid) => Promise<Hardness | null> {
  let thread: Thread | null = null;
  const begin = (): Thread => {
    const begun = newThread({ idle: IDLE, silence: SILENCE, onRestart: () => {} });
    followActivity(() => begun.rest(REST));
    return begun;
  };
  return async (givens) => {
    thread ??= begin();
    const judged = await thread.ask('judge', { boards: [givens] });
    if (!judged.ok || judged.value[0] === 'unknown') return null;
    if (judged.value[0] !== 'one') return { kind: 'unrated' };
    const rated = await thread.ask('rate', { givens, patience: PATIENCE });
    if (!rated.ok || rated.value === null) return null;
    const { difficulty, er, solved } = rated.value;
    return { kind: 'rated', difficulty, er, whole: solved };
  };
}
