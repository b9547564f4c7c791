import {
  createShelf,
  createShelfDatabase,
  createTabs,
  followActivity,
  type Hardness,
  type Shelf,
  type Stores,
} from '../../../stores';
import type { Grid } from '../../../sudoku/core';
import { createThread, type Thread } from '../../../worker';
import { tallyOf } from '../timer/tally';

const shelves = new WeakMap<Stores, Shelf>();

/** The one shelf of a page. */
export function shelfOf(stores: Stores): Shelf {
  let shelf = shelves.get(stores);
  if (shelf === undefined) {
    shelf = createShelf({
      stores,
      tally: tallyOf(stores),
      database: createShelfDatabase(stores.database),
      openTabs: (listener) =>
        createTabs(
          {
            locks: navigator.locks ?? null,
            openChannel: () =>
              typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('unwind.shelf'),
          },
          listener,
        ),
      now: Date.now,
      newId: () => Math.random().toString(36).slice(2),
      rate: rateInWorker(),
    });
    shelves.set(stores, shelf);
  }
  return shelf;
}

/** How long an unused worker is kept, and how long a worker may be silent, in milliseconds. */
const IDLE = 10_000;
const SILENCE = 60_000;
/** After this many milliseconds of work a rating ends as a lower bound. */
const PATIENCE = 5000;
/** After each sign that somebody uses the page, ratings pause for this many milliseconds. */
const REST = 400;

/** Rates puzzles in a worker of its own, which pauses while somebody uses the page. */
function rateInWorker(): (givens: Grid) => Promise<Hardness | null> {
  let thread: Thread | null = null;
  const begin = (): Thread => {
    const begun = createThread({ idle: IDLE, silence: SILENCE, onRestart: () => {} });
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
