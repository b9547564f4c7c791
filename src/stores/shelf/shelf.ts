import { createStore, type StoreApi } from 'zustand/vanilla';
import { type Board, boardOf, type Grid } from '../../sudoku/core';
import { beginningAt, type GameState, momentOf } from '../game/game';
import { readChanges, readSavedGame } from '../saving/savedGame';
import { GAME_KEY } from '../saving/saving';
import { type Bin, createBin } from './bin';
import type { Card } from './card';
import type { Binned, Kept, ShelfFault } from './database';
import { FINISHED_KEY, type Finished, goneIn } from './gone';
import { createKeeper } from './keeper';
import { readLink, writeLink } from './link';
import { createRatings } from './ratings';
import type { ShelfShared, ShelfState, ShelfWorld } from './state';
import { arrivalOf, joined, leftSince, textOf } from './stretch';
import type { Tabs, TabsListener } from './tabs';
import { sorted, type TakenCount } from './take';

/** Every puzzle that was opened, typed, pasted or generated, stored in this browser with its game. */
export interface Shelf extends Omit<Bin, 'sweep'> {
  readonly store: StoreApi<ShelfState>;
  /** Reads the stored cards and starts to store the board. After a failure it can be called again. */
  start(): Promise<void>;
  /** Puts a puzzle on the board as it was left. Undo goes back to the board before. */
  open(id: string): Promise<void>;
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
export function createShelf(world: ShelfWorld): Shelf {
  const { acts, game, notices, vault, saving } = world.stores;
  const store = createStore<ShelfState>(() => ({
    phase: 'opening',
    cards: new Map(),
    bin: new Map(),
    unreadable: 0,
    current: null,
    place: 'unknown',
  }));
  let tabs: Tabs | null = null;
  let started: Promise<void> | null = null;
  /** Whether a puzzle of the shelf is being put on the board; then the change of the board need not be stored. */
  let laying = false;
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

  const failed = (why: ShelfFault): void => {
    const isKnown = notices.store
      .getState()
      .shown.some(({ notice }) => notice.kind === 'shelfFailed' && notice.why === why);
    if (!isKnown) notices.tell({ kind: 'shelfFailed', why }, { lasting: true });
    if (why === 'silent') void comeBack();
  };

  /** Takes the database up when it answers after all. */
  async function comeBack(): Promise<void> {
    await world.database.whenOpen();
    if (store.getState().phase !== 'ready') return start();
    notices.closeKind('shelfFailed');
    await keeper.flush();
  }

  const listener: TabsListener = {
    held(waited) {
      store.setState({ place: 'here' });
      notices.closeKind('shelfElsewhere');
      if (waited) void catchUp();
      else if (keeper.isPending()) void keeper.flush();
    },
    elsewhere() {
      store.setState({ place: 'elsewhere' });
      notices.tell({ kind: 'shelfElsewhere' }, { actions: ['takeOver'], lasting: true });
    },
    letGo: () => keeper.flush(),
    news(news) {
      if (news.kind === 'kept') show(news.cards);
      else show([], news.ids, news.binned);
    },
  };

  const shared: ShelfShared = {
    world,
    store,
    ids: new WeakMap(),
    marks: new WeakMap(),
    tabs: () => {
      tabs ??= world.openTabs(listener);
      return tabs;
    },
    failed,
    show,
  };
  const { ids, marks } = shared;
  const keeper = createKeeper(shared);
  const rateAll = createRatings(shared);
  const bin = createBin(shared, keeper, (id) => remember(id));

  async function open(id: string, signal: AbortSignal): Promise<void> {
    await keeper.flush();
    const { screen, watch, compare, hint, doctor } = world.stores;
    const makeWay = (): void => {
      const { mode } = screen.store.getState();
      if (mode === 'watch') watch.leave();
      if (mode === 'compare') compare.leave();
      if (mode === 'hint') hint.leave();
      doctor.close();
      screen.close();
    };
    if (id === store.getState().current) return makeWay();
    const { at } = game.store.getState();
    if (await lay(id, makeWay, signal))
      notices.tell({ kind: 'openedKept' }, { actions: ['undo'], undoTo: at });
  }

  /** Loads the moves of another tab that had the puzzle, unless this tab has changed it meanwhile. */
  async function catchUp(): Promise<void> {
    const { current } = store.getState();
    if (current === null) return;
    const found = await world.database.get(current);
    if (!found.ok || store.getState().current !== current) return;
    if (found.value.card === null || found.value.card.mark === markNow()) return;
    if (keeper.isPending()) await keeper.flush();
    else await lay(current, () => {});
  }

  /** Puts a puzzle on the board. Calls `before` once the puzzle is found. Returns whether it could and still should. */
  async function lay(id: string, before: () => void, signal?: AbortSignal): Promise<boolean> {
    const found = await world.database.get(id);
    if (signal?.aborted) return false;
    if (!found.ok) {
      failed(found.error);
      return false;
    }
    const { card, game: text } = found.value;
    if (card === null) {
      show([], [id]);
      notices.tell({ kind: 'shelfGone' });
      return false;
    }
    before();
    const read = text === null ? null : readSavedGame(text);
    // An unreadable game stays, and the board becomes a separate puzzle.
    const laid = read?.ok === false ? world.newId() : id;
    const kept = read?.ok ? read.value : null;
    const state = joined(game.store.getState(), kept?.state ?? beginningAt(momentFrom(card)));
    const arrival = arrivalOf(state);
    ids.set(arrival, laid);
    marks.set(arrival, card.mark);
    keeper.enter(laid);
    laying = true;
    if (kept !== null) world.stores.selection.select(kept.cursor);
    game.load(state);
    laying = false;
    world.tally.resume(card.givens, card.spent);
    remember(laid);
    return true;
  }

  /** The mark of the stored puzzle on the board, as this tab last saw it. */
  const markNow = (): string | undefined => marks.get(arrivalOf(game.store.getState()));

  const remember = (id: string | null): void =>
    writeLink(vault, { id, mark: markNow() ?? '', board: momentOf(game.store.getState()).board });

  /** The givens of the stored game, which another tab may have written; `null` if it cannot be read. */
  const givensStored = (): Grid | null => {
    const text = vault.get(GAME_KEY);
    const stored = text === null ? null : readSavedGame(text);
    if (!stored?.ok) return null;
    const changes = vault.get(`${GAME_KEY}.latest`);
    const now = changes === null ? stored : readChanges(stored.value, changes);
    return now.ok ? momentOf(now.value.state).board.givens : null;
  };

  async function begin(): Promise<void> {
    const found = await world.database.contents();
    if (!found.ok) {
      const phase = found.error === 'full' ? 'broken' : found.error;
      store.setState({ phase });
      failed(phase);
      const { dialog } = world.stores.screen.store.getState();
      // These dialogs show the failure themselves.
      if (dialog === 'shelf' || dialog === 'data') notices.closeKind('shelfFailed');
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
    // Listen to the other tabs, even if there is no puzzle to open yet.
    shared.tabs().enter(null);
    // The shelf loads late. Other puzzles may have been on the board since the page started.
    const now = game.store.getState();
    for (const state of [...leftSince(game.store.getInitialState(), now), now]) pickUp(state);
    game.store.subscribe((state, before) => {
      if (!laying && momentOf(state).board !== momentOf(before).board) keeper.follow(state, before);
    });
    saving.passBy((isWriting) => {
      // The board has just come from the shelf.
      if (laying) return true;
      const { current, place } = store.getState();
      const state = game.store.getState();
      // `current` is out of date if the board has just changed to another puzzle.
      if (place === 'elsewhere' && keeper.idOf(state) === current) return !isWriting && !keeper.isPending();
      return givensStored() !== momentOf(state).board.givens;
    });
  }

  /** Recognises a board from before the shelf started, and stores it if the shelf does not have it as it is. */
  function pickUp(state: GameState): void {
    const { board, welcome } = momentOf(state);
    if (welcome) return;
    const link = readLink(vault);
    const isLinked = link?.board === textOf(board);
    if (isLinked && link.id === null) {
      // The puzzle was deleted from the shelf. Store it again only after a change.
      ids.set(arrivalOf(state), world.newId());
      return;
    }
    const { cards } = store.getState();
    const linked = cards.get(link?.id ?? '');
    if (linked !== undefined && (isLinked || linked.givens === board.givens)) {
      ids.set(arrivalOf(state), linked.id);
      // Another board may be older than what the shelf has, so its history must not replace that.
      if (isLinked) marks.set(arrivalOf(state), link.mark);
    }
    const card = cards.get(keeper.idOf(state) ?? '');
    if (card !== undefined && (isLinked || hasDigitsOf(card, board))) keeper.enter(card.id);
    else keeper.follow(state, state);
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
      await acts.during('shelf', (signal) => open(id, signal));
    },
    gone: () => goneIn(vault),
    takeOver: () => shared.tabs().takeOver(),
    rateAll,
    async exported(part = 'cards') {
      await keeper.flush();
      const found = await world.database.raw(part);
      if (found.ok) return found.value;
      failed(found.error);
      return null;
    },
    async take(puzzles) {
      await keeper.flush();
      const taken = await sorted(world, store.getState(), puzzles);
      const done = await world.database.put([...taken.kept, ...taken.binned]);
      if (!done.ok) {
        failed(done.error);
        return null;
      }
      const cards = taken.kept.map(({ card }) => card);
      show(cards, [], taken.binned);
      shared.tabs().tell({ kind: 'kept', cards });
      shared.tabs().tell({ kind: 'removed', ids: [], binned: taken.binned });
      return taken.count;
    },
    async empty() {
      await keeper.flush();
      const done = await world.database.empty();
      if (!done.ok) {
        failed(done.error);
        return false;
      }
      vault.remove(FINISHED_KEY);
      const { cards, bin } = store.getState();
      const all = [...cards.keys(), ...bin.keys()];
      for (const id of all) keeper.drop(id);
      store.setState({ unreadable: 0 });
      show([], all);
      shared.tabs().tell({ kind: 'removed', ids: all });
      remember(null);
      return true;
    },
    async beginAnew() {
      const done = await world.database.beginAnew();
      if (!done.ok) return failed(done.error);
      store.setState({ phase: 'opening' });
      started = begin();
      await started;
    },
    keepBoard() {
      const state = game.store.getState();
      keeper.follow(state, state);
    },
    leave() {
      if (!resting) void keeper.flush();
    },
    rest(mayComeBack) {
      resting = true;
      if (mayComeBack) keeper.hold();
      else void keeper.flush();
      shared.tabs().rest();
      store.setState({ place: 'unknown' });
    },
    wake() {
      resting = false;
      const { current, phase } = store.getState();
      if (phase === 'ready') shared.tabs().enter(current);
    },
  };
}

const hasDigitsOf = (card: Card, { givens, entries, answers }: Board): boolean =>
  card.givens === givens && card.entries === entries && card.answers === answers;

/** The moment of a card's board, without notes and colours. */
const momentFrom = ({ givens, entries, answers, origin }: Card) => ({
  board: { ...boardOf(givens, origin), entries, answers },
  phase: 'play' as const,
  welcome: false,
});
