import { createStore, type StoreApi } from 'zustand/vanilla';
import { type Daily, dayOfCode, numberOfDay } from '../../sudoku/generator';
import { momentOf } from '../game/game';
import type { Dialog } from '../page/screen';
import { createAutosave } from './autosave';
import { type Bin, createBin } from './bin';
import type { Card } from './card';
import type { Binned, Kept, ShelfFault } from './database';
import { createOpening } from './opening';
import { leftSince } from './puzzleHistory';
import { createRatings } from './ratings';
import { deletedResultsIn, FINISHED_KEY, type Finished } from './solved';
import type { ShelfNeeds, ShelfShared, ShelfState } from './state';
import { createTabs, type TabsListener } from './tabs';
import { sorted, type TakenCount } from './take';

/** The message of a tab that has stored puzzles. */
interface KeptNews {
  readonly kind: 'kept';
  readonly cards: readonly Card[];
}

/** The message of a tab that has deleted puzzles; some of them may be in the bin. Earlier versions have no bin. */
interface RemovedNews {
  readonly kind: 'removed';
  readonly ids: readonly string[];
  readonly binned?: readonly Binned[];
}

/** Every puzzle that was opened, typed, pasted or generated, stored in this browser with its game. */
export interface Shelf extends Omit<Bin, 'sweep'> {
  readonly store: StoreApi<ShelfState>;
  /** Reads the stored cards and starts to store the board. After a failure it can be called again. */
  start(): Promise<void>;
  /** Puts a puzzle on the board as it was left. Undo goes back to the board before. */
  open(id: string): Promise<void>;
  /** Gives a puzzle another name; `''` gives it back the one from where it came. */
  rename(id: string, name: string): Promise<void>;
  /** Puts a puzzle of a day on the board as it was left. Returns whether the shelf has it. */
  openDaily(daily: Daily): Promise<boolean>;
  /** The results of puzzles that were finished and then deleted. */
  gone(): readonly Finished[];
  /** Takes over the current puzzle from the tab that has it. */
  takeOver(): void;
  /** Rates all puzzles without a rating, until `signal` is aborted. */
  rateAll(signal: AbortSignal): Promise<void>;
  /**
   * All records of the shelf, including the puzzle on the board, or of its bin, for a file; `null` if reading failed.
   */
  exported(part?: 'cards' | 'bin'): Promise<readonly unknown[] | null>;
  /** Adds puzzles from a file; `null` if that failed. */
  take(puzzles: readonly Kept[]): Promise<TakenCount | null>;
  /** Deletes all puzzles and results for good, including unreadable ones. Returns whether it could. */
  empty(): Promise<boolean>;
  /** Replaces a shelf that cannot be read at all with a new, empty one. */
  beginAnew(): Promise<void>;
  /** Stores the puzzle on the board, although it has not changed. */
  keepBoard(): void;
  /** Stores the waiting puzzle. Call this when the page is hidden or left. */
  leave(): void;
  /**
   * Call this when the page is left. If the browser may restore the page (`mayComeBack`), starts no transaction; the
   * waiting changes are stored with the board anyway.
   */
  rest(mayComeBack: boolean): void;
  /** Call this when the page is shown again. */
  wake(): void;
}

/** The shelf of a page. It does nothing until it is started. */
export function createShelf(needs: ShelfNeeds): Shelf {
  const { channel } = needs;
  const { acts, game, notices, textStore, saving } = needs.stores;
  const store = createStore<ShelfState>(() => ({
    phase: 'opening',
    cards: new Map(),
    bin: new Map(),
    unreadable: 0,
    current: null,
    place: 'unknown',
  }));
  let started: Promise<void> | null = null;
  let resting = false;

  const show = (
    cards: readonly Card[],
    gone: readonly string[] = [],
    binned: readonly Binned[] = [],
  ): void => {
    const { cards: before, bin: binBefore } = store.getState();
    const [all, bin] = [new Map(before), new Map(binBefore)];
    for (const id of gone) {
      all.delete(id);
      bin.delete(id);
    }
    for (const card of cards) {
      all.set(card.id, card);
      bin.delete(card.id);
    }
    for (const one of binned) bin.set(one.card.id, one);
    store.setState({ cards: all, bin });
  };

  const spread: typeof show = (cards, gone = [], binned = []) => {
    show(cards, gone, binned);
    if (gone.length + binned.length > 0) channel.tell<RemovedNews>({ kind: 'removed', ids: gone, binned });
    if (cards.length > 0) channel.tell<KeptNews>({ kind: 'kept', cards });
  };

  const failed = (why: ShelfFault): void => {
    const isKnown = notices.store
      .getState()
      .shown.some(({ notice }) => notice.kind === 'shelfFailed' && notice.why === why);
    if (!isKnown) notices.tell({ kind: 'shelfFailed', why }, { lasting: true });
    if (why === 'silent') void comeBack();
  };

  /** Takes the database up when it answers after all. */
  async function comeBack(): Promise<void> {
    await needs.database.whenOpen();
    if (store.getState().phase !== 'ready') return start();
    notices.closeKind('shelfFailed');
    await autosave.flush();
  }

  const listener: TabsListener = {
    held(waited) {
      store.setState({ place: 'here' });
      if (waited) return void opening.catchUp();
      saving.goOn(true);
      if (autosave.isPending()) void autosave.flush();
    },
    elsewhere() {
      store.setState({ place: 'elsewhere' });
      saving.giveWay(autosave.isPending());
    },
    letGo: () => autosave.flush(),
  };
  const tabs = createTabs(needs, listener);
  channel.hear<KeptNews>('kept', ({ cards }) => show(cards));
  channel.hear<RemovedNews>('removed', ({ ids, binned }) => show([], ids, binned));

  const shared: ShelfShared = {
    needs,
    store,
    ids: new WeakMap(),
    marks: new WeakMap(),
    tabs,
    failed,
    show,
    spread,
  };
  const autosave = createAutosave(shared);
  const rateAll = createRatings(shared);
  const opening = createOpening(shared, autosave);
  const bin = createBin(shared, autosave, opening.remember);

  async function begin(): Promise<void> {
    const found = await needs.database.contents();
    if (!found.ok) {
      const phase = found.error === 'full' ? 'broken' : found.error;
      store.setState({ phase });
      failed(phase);
      const { dialog } = needs.stores.screen.store.getState();
      // These dialogs show the failure themselves.
      if (dialog !== null && SHOW_FAILURE.includes(dialog)) notices.closeKind('shelfFailed');
      started = null;
      return;
    }
    notices.closeKind('shelfFailed');
    const { cards, bin, unreadable } = found.value;
    store.setState({
      phase: 'ready',
      unreadable,
      cards: new Map(cards.map((card) => [card.id, card])),
      bin: new Map(bin.map((one) => [one.card.id, one])),
    });
    saving.trust(opening.has);
    // The shelf loads late. Other puzzles may have been on the board since the page started.
    const now = game.store.getState();
    for (const state of [...leftSince(game.store.getInitialState(), now), now]) opening.recognise(state);
    game.store.subscribe((state, before) => {
      if (!opening.isLaying() && momentOf(state).board !== momentOf(before).board)
        autosave.follow(state, before);
    });
  }

  async function start(): Promise<void> {
    started ??= begin();
    await started;
    await bin.sweep();
  }

  return {
    store,
    start,
    remove: bin.remove,
    putBack: bin.putBack,
    undo: bin.undo,
    discard: bin.discard,
    async open(id) {
      await acts.during('shelf', (signal) => opening.open(id, signal));
    },
    async openDaily({ date, level }) {
      // Of several, which versions of the generator made, the one that was played last.
      const [card] = [...store.getState().cards.values()]
        .filter(({ origin }) => {
          const of = dayOfCode(origin.code ?? '');
          return of?.level === level && numberOfDay(of.date) === numberOfDay(date);
        })
        .sort((a, b) => b.changed - a.changed);
      if (card === undefined) return false;
      await acts.during('shelf', (signal) => opening.open(card.id, signal));
      return true;
    },
    async rename(id, name) {
      await autosave.flush();
      const card = store.getState().cards.get(id);
      if (card === undefined || textStore.isDeleted()) return;
      const { name: _, ...unnamed } = card;
      const done = await needs.database.amend([name === '' ? unnamed : { ...unnamed, name }]);
      if (done.ok) spread(done.value);
      else failed(done.error);
    },
    gone: () => deletedResultsIn(textStore),
    takeOver: tabs.takeOver,
    rateAll,
    async exported(part = 'cards') {
      await autosave.flush();
      const found = await needs.database.raw(part);
      if (found.ok) return found.value;
      failed(found.error);
      return null;
    },
    async take(puzzles) {
      await autosave.flush();
      const taken = await sorted(needs, store.getState(), puzzles);
      const done = await needs.database.put([...taken.kept, ...taken.binned]);
      if (!done.ok) {
        failed(done.error);
        return null;
      }
      const cards = taken.kept.map(({ card }) => card);
      spread(cards, [], taken.binned);
      return taken.count;
    },
    async empty() {
      await autosave.flush();
      const done = await needs.database.empty();
      if (!done.ok) {
        failed(done.error);
        return false;
      }
      textStore.remove(FINISHED_KEY);
      const { cards, bin } = store.getState();
      const all = [...cards.keys(), ...bin.keys()];
      for (const id of all) autosave.drop(id);
      store.setState({ unreadable: 0 });
      spread([], all);
      opening.remember(null);
      return true;
    },
    async beginAnew() {
      const done = await needs.database.beginAnew();
      if (!done.ok) return failed(done.error);
      store.setState({ phase: 'opening' });
      started = begin();
      await started;
    },
    keepBoard() {
      const state = game.store.getState();
      autosave.follow(state, state);
    },
    leave() {
      if (!resting) void autosave.flush();
    },
    rest(mayComeBack) {
      resting = true;
      if (mayComeBack) autosave.hold();
      else void autosave.flush();
      tabs.rest();
      store.setState({ place: 'unknown' });
    },
    wake() {
      resting = false;
      const { current, phase } = store.getState();
      if (phase === 'ready') tabs.enter(current, true);
    },
  };
}

/** The dialogs that say themselves that the shelf cannot be read. */
const SHOW_FAILURE: readonly Dialog[] = ['shelf', 'data', 'calendar', 'statistics'];
