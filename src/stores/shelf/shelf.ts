import { createStore, type StoreApi } from 'zustand/vanilla';
import { type Board, boardOf, EMPTY_GRID } from '../../sudoku/core';
import { type Daily, dayOfCode, numberOfDay } from '../../sudoku/generator';
import { beginningAt, type GameState, momentOf } from '../game/game';
import type { Dialog } from '../page/screen';
import { readSavedGame } from '../saving/savedGame';
import { type Bin, createBin } from './bin';
import type { Card } from './card';
import type { Binned, Kept, ShelfFault } from './database';
import { FINISHED_KEY, type Finished, goneIn } from './gone';
import { createKeeper } from './keeper';
import { readLink, writeLink } from './link';
import { createRatings } from './ratings';
import type { ShelfShared, ShelfState, ShelfWorld } from './state';
import { arrivalOf, contains, joined, leftSince, textOf } from './stretch';
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
export function createShelf(world: ShelfWorld): Shelf {
  const { channel } = world;
  const { acts, game, notices, vault, saving } = world.stores;
  const store = createStore<ShelfState>(() => ({
    phase: 'opening',
    cards: new Map(),
    bin: new Map(),
    unreadable: 0,
    current: null,
    place: 'unknown',
  }));
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
    await world.database.whenOpen();
    if (store.getState().phase !== 'ready') return start();
    notices.closeKind('shelfFailed');
    await keeper.flush();
  }

  const listener: TabsListener = {
    held(waited) {
      store.setState({ place: 'here' });
      if (waited) return void catchUp();
      saving.goOn(true);
      if (keeper.isPending()) void keeper.flush();
    },
    elsewhere() {
      store.setState({ place: 'elsewhere' });
      saving.giveWay(keeper.isPending());
    },
    letGo: () => keeper.flush(),
  };
  const tabs = createTabs(world, listener);
  channel.hear<KeptNews>('kept', ({ cards }) => show(cards));
  channel.hear<RemovedNews>('removed', ({ ids, binned }) => show([], ids, binned));

  const shared: ShelfShared = {
    world,
    store,
    ids: new WeakMap(),
    marks: new WeakMap(),
    tabs,
    failed,
    show,
    spread,
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

  /**
   * The puzzle is this tab's again. Loads the moves of the tab that had it meanwhile. If this tab has changed it and the
   * other did not go on from there, its board stays, and the shelf puts the moves of the other before it.
   */
  async function catchUp(): Promise<void> {
    const { current } = store.getState();
    if (current === null) return;
    const found = await world.database.get(current);
    const now = store.getState();
    if (now.current !== current || now.place !== 'here') return;
    const card = found.ok ? found.value.card : null;
    // The news of it may be late, and saving asks whether the shelf has the other's board.
    if (card !== null) show([card]);
    const kept = found.ok && found.value.game !== null ? readSavedGame(found.value.game) : null;
    if (kept?.ok && contains(kept.value.state, game.store.getState())) keeper.drop(current);
    saving.goOn(true);
    if (keeper.isPending()) await keeper.flush();
    else if (card !== null && card.mark !== markNow()) await lay(current, () => {});
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
    if (kept !== null) world.stores.selection.rest(kept.cursor);
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

  /** Whether a board is on the shelf. */
  const has = (board: Board): boolean =>
    [...store.getState().cards.values()].some(
      (card) => hasDigitsOf(card, board) || hasDigitsOf({ ...card, ...NO_DIGITS }, board),
    );

  async function begin(): Promise<void> {
    const found = await world.database.contents();
    if (!found.ok) {
      const phase = found.error === 'full' ? 'broken' : found.error;
      store.setState({ phase });
      failed(phase);
      const { dialog } = world.stores.screen.store.getState();
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
    saving.trust(has);
    // The shelf loads late. Other puzzles may have been on the board since the page started.
    const now = game.store.getState();
    for (const state of [...leftSince(game.store.getInitialState(), now), now]) pickUp(state);
    game.store.subscribe((state, before) => {
      if (!laying && momentOf(state).board !== momentOf(before).board) keeper.follow(state, before);
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
    async openDaily({ date, level }) {
      // Of several, which versions of the generator made, the one that was played last.
      const [card] = [...store.getState().cards.values()]
        .filter(({ origin }) => {
          const of = dayOfCode(origin.code ?? '');
          return of?.level === level && numberOfDay(of.date) === numberOfDay(date);
        })
        .sort((a, b) => b.changed - a.changed);
      if (card === undefined) return false;
      await acts.during('shelf', (signal) => open(card.id, signal));
      return true;
    },
    async rename(id, name) {
      await keeper.flush();
      const card = store.getState().cards.get(id);
      if (card === undefined || vault.isDeleted()) return;
      const { name: _, ...unnamed } = card;
      const done = await world.database.amend([name === '' ? unnamed : { ...unnamed, name }]);
      if (done.ok) spread(done.value);
      else failed(done.error);
    },
    gone: () => goneIn(vault),
    takeOver: tabs.takeOver,
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
      spread(cards, [], taken.binned);
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
      spread([], all);
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

/** What a board has in which nothing was entered yet. */
const NO_DIGITS = { entries: EMPTY_GRID, answers: EMPTY_GRID };

const hasDigitsOf = (card: Card, { givens, entries, answers }: Board): boolean =>
  card.givens === givens && card.entries === entries && card.answers === answers;

/** The moment of a card's board, without notes and colours. */
const momentFrom = ({ givens, entries, answers, origin }: Card) => ({
  board: { ...boardOf(givens, origin), entries, answers },
  phase: 'play' as const,
  welcome: false,
});
