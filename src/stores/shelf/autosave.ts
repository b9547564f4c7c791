import { type Grid, isSolution, visibleOf } from '../../sudoku/core';
import { completionOf } from '../answer/receipt';
import { type GameState, momentOf } from '../game/game';
import { readSavedGame, writeSavedGame } from '../saving/savedGame';
import { type Card, cardOf, type Finish, isBlank, type Spent } from './card';
import { writeLink } from './link';
import { arrivalOf, contains, joined, puzzleHistoryOf } from './puzzleHistory';
import type { ShelfShared } from './state';

/** A puzzle is written after this many milliseconds without a change. */
const REST = 1000;

/** Stores the puzzle on the board on the shelf while it is played. */
export interface Autosave {
  /** Call this after each change of the board: it stores the puzzle soon. */
  follow(state: GameState, before: GameState): void;
  /** Makes a puzzle the current one. Stores the one before. */
  enter(id: string | null): void;
  /** The id of the puzzle of a game; a new id if the shelf does not know it, `null` if there is nothing to store. */
  idOf(state: GameState): string | null;
  /** Whether a puzzle waits to be stored. */
  isPending(): boolean;
  /** Stores the waiting puzzle now. Resolves when it is stored, or could not be. */
  flush(): Promise<void>;
  /** Delays the waiting puzzle until the next change or `flush`. */
  hold(): void;
  /** Forgets a waiting puzzle. */
  drop(id: string): void;
}

/** A puzzle that waits to be stored. */
interface Pending {
  readonly id: string;
  /** What brought it onto the board: see `arrivalOf`. */
  readonly arrival: object;
  readonly state: GameState;
  readonly finishes: readonly Finish[];
}

export function createAutosave({ needs, store, ids, marks, tabs, failed, spread }: ShelfShared): Autosave {
  const { game, selection, settings, hint, notices, saving, textStore } = needs.stores;
  let pending: Pending | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let writing: Promise<void> = Promise.resolve();
  /** The stored history of a puzzle before this arrival. It is put before the history since then. */
  const earlier = new WeakMap<object, GameState>();
  /** The givens of waiting puzzles, which may have no card yet. */
  const coming = new Map<string, Grid>();

  const idOf = (state: GameState): string | null => {
    const { board, welcome } = momentOf(state);
    if (welcome || isBlank(board)) return null;
    const arrival = arrivalOf(state);
    const known = ids.get(arrival);
    if (known !== undefined) return known;
    const cards = [...store.getState().cards.values()].map(({ id, givens }) => [id, givens] as const);
    const same = [...coming, ...cards].find(([, givens]) => givens === board.givens);
    const id = same?.[0] ?? needs.newId();
    ids.set(arrival, id);
    return id;
  };

  const spentOn = ({ givens }: Pick<Card, 'givens'>, before: Card | null): Spent | undefined => {
    const { givens: played, hints, tried } = needs.tally.store.getState();
    return played === givens ? { spent: Math.round(needs.tally.spent()), hints, tried } : before?.spent;
  };

  /** The whole history of a puzzle: the history on the board, after any stored history that it does not contain. */
  const historyOf = (
    { arrival, state }: Pending,
    card: Card | null,
    kept: string | null,
  ): GameState | 'unreadable' => {
    const stretch = puzzleHistoryOf(state);
    if (card !== null && kept !== null && card.mark !== marks.get(arrival)) {
      const read = readSavedGame(kept);
      if (!read.ok) return 'unreadable';
      if (!contains(stretch, read.value.state)) earlier.set(arrival, read.value.state);
    }
    const before = earlier.get(arrival);
    return before === undefined ? stretch : joined(before, stretch);
  };

  async function write(due: Pending): Promise<boolean> {
    const found = await needs.database.get(due.id);
    if (!found.ok) {
      failed(found.error);
      return false;
    }
    const { card: before, game: kept } = found.value;
    const history = historyOf(due, before, kept);
    if (history === 'unreadable') {
      // The unreadable game stays, and the board becomes a separate puzzle.
      const id = needs.newId();
      ids.set(due.arrival, id);
      if (store.getState().current === due.id) enter(id);
      return write({ ...due, id });
    }
    const { board } = momentOf(due.state);
    const mark = needs.newId();
    const fresh = cardOf(board, { id: due.id, mark, at: needs.now() }, before);
    const rating = hint.rated(board.givens);
    const card: Card = {
      ...fresh,
      spent: spentOn(fresh, before) ?? fresh.spent,
      finishes: [...fresh.finishes, ...due.finishes],
      hardness:
        rating === null
          ? fresh.hardness
          : { kind: 'rated', difficulty: rating.difficulty, er: rating.er, whole: rating.solved },
    };
    const { cursor } = selection.store.getState();
    const text = writeSavedGame({ state: history, cursor, stamp: mark });
    const done = await needs.database.put([{ card, game: text }]);
    if (!done.ok) {
      failed(done.error);
      return false;
    }
    notices.closeKind('shelfFailed');
    marks.set(due.arrival, mark);
    coming.delete(due.id);
    spread([card]);
    if (store.getState().current === due.id) writeLink(textStore, { id: due.id, mark, board });
    return true;
  }

  const flush = (): Promise<void> => {
    clearTimeout(timer);
    const due = pending;
    if (due === null || store.getState().place === 'elsewhere' || textStore.isDeleted()) return writing;
    pending = null;
    writing = writing.then(async () => {
      if (await write(due)) return;
      // If writing failed, the puzzle waits for the next change, unless a newer state of it waits already.
      if (pending === null || pending.id !== due.id) pending ??= due;
      else pending = { ...pending, finishes: [...due.finishes, ...pending.finishes] };
    });
    return writing;
  };

  function enter(id: string | null): void {
    if (store.getState().current === id) return;
    void flush();
    pending = null;
    store.setState({ current: id, place: 'unknown' });
    saving.goOn(false);
    tabs.enter(id);
  }

  return {
    idOf,
    enter,
    flush,
    isPending: () => pending !== null,
    hold: () => clearTimeout(timer),
    drop(id) {
      if (pending?.id === id) pending = null;
      coming.delete(id);
    },
    follow(state, before) {
      const id = idOf(state);
      enter(id);
      if (id === null) return;
      const finish = finishOf(state, before);
      const finishes = pending?.finishes ?? [];
      coming.set(id, momentOf(state).board.givens);
      pending = {
        id,
        arrival: arrivalOf(state),
        state,
        finishes: finish === null ? finishes : [...finishes, finish],
      };
      clearTimeout(timer);
      timer = setTimeout(() => void flush(), REST);
    },
  };

  /** The result, if the player's last digit has just completed the board and the settings allow storing results. */
  function finishOf(state: GameState, before: GameState): Finish | null {
    if (!settings.getState().history || state.at <= before.at) return null;
    const { board } = momentOf(state);
    if (state.steps[state.at - 1]?.move.kind !== 'enter' || completionOf(board) !== 'byPlayer') return null;
    const solution = visibleOf(board);
    if (!isSolution(solution) || game.store.getState() !== state) return null;
    const { tally } = needs;
    return {
      at: needs.now(),
      spent: Math.round(tally.spent()),
      hints: tally.store.getState().hints,
      mistakes: tally.mistakes(solution),
    };
  }
}
