import { type Board, boardOf, EMPTY_GRID } from '../../sudoku/core';
import { beginningAt, type GameState, momentOf } from '../game/game';
import { leaveView } from '../page/leaveView';
import { readSavedGame } from '../saving/savedGame';
import type { Autosave } from './autosave';
import type { Card } from './card';
import { readLink, writeLink } from './link';
import { arrivalOf, contains, joined, textOf } from './puzzleHistory';
import type { ShelfShared } from './state';

/** Puts puzzles of the shelf on the board, and recognises those that are there. */
export interface Opening {
  /** Puts a puzzle on the board as it was left, unless `signal` is aborted before it is found. */
  open(id: string, signal: AbortSignal): Promise<void>;
  /**
   * The puzzle is this tab's again. Loads the moves of the tab that had it meanwhile. If this tab has changed it and the
   * other did not go on from there, its board stays, and the shelf puts the moves of the other before it.
   */
  catchUp(): Promise<void>;
  /** Recognises a board from before the shelf started, and stores it if the shelf does not have it as it is. */
  recognise(state: GameState): void;
  /** Stores which puzzle is on the board, for the next visit. */
  remember(id: string | null): void;
  /** Whether a puzzle of the shelf is being put on the board; then the change of the board need not be stored. */
  isLaying(): boolean;
  /** Whether a board is on the shelf. */
  has(board: Board): boolean;
}

export function createOpening(shared: ShelfShared, autosave: Autosave): Opening {
  const { needs, store, ids, marks, failed, show } = shared;
  const { game, notices, textStore, saving } = needs.stores;
  let laying = false;

  /** Puts a puzzle on the board. Calls `before` once the puzzle is found. Returns whether it could and still should. */
  async function lay(id: string, before: () => void, signal?: AbortSignal): Promise<boolean> {
    const found = await needs.database.get(id);
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
    const laid = read?.ok === false ? needs.newId() : id;
    const kept = read?.ok ? read.value : null;
    const state = joined(game.store.getState(), kept?.state ?? beginningAt(momentFrom(card)));
    const arrival = arrivalOf(state);
    ids.set(arrival, laid);
    marks.set(arrival, card.mark);
    autosave.enter(laid);
    laying = true;
    if (kept !== null) needs.stores.selection.rest(kept.cursor);
    game.load(state);
    laying = false;
    needs.tally.resume(card.givens, card.spent);
    remember(laid);
    return true;
  }

  /** The mark of the stored puzzle on the board, as this tab last saw it. */
  const markNow = (): string | undefined => marks.get(arrivalOf(game.store.getState()));

  const remember = (id: string | null): void =>
    writeLink(textStore, { id, mark: markNow() ?? '', board: momentOf(game.store.getState()).board });

  return {
    remember,
    isLaying: () => laying,
    async open(id, signal) {
      await autosave.flush();
      const makeWay = (): void => {
        leaveView(needs.stores);
        needs.stores.doctor.close();
        needs.stores.screen.close();
      };
      if (id === store.getState().current) return makeWay();
      const { at } = game.store.getState();
      if (await lay(id, makeWay, signal))
        notices.tell({ kind: 'openedKept' }, { actions: ['undo'], undoTo: at });
    },
    async catchUp() {
      const { current } = store.getState();
      if (current === null) return;
      const found = await needs.database.get(current);
      const now = store.getState();
      if (now.current !== current || now.place !== 'here') return;
      const card = found.ok ? found.value.card : null;
      // The news of it may be late, and saving asks whether the shelf has the other's board.
      if (card !== null) show([card]);
      const kept = found.ok && found.value.game !== null ? readSavedGame(found.value.game) : null;
      if (kept?.ok && contains(kept.value.state, game.store.getState())) autosave.drop(current);
      saving.goOn(true);
      if (autosave.isPending()) await autosave.flush();
      else if (card !== null && card.mark !== markNow()) await lay(current, () => {});
    },
    recognise(state) {
      const { board, welcome } = momentOf(state);
      if (welcome) return;
      const link = readLink(textStore);
      const isLinked = link?.board === textOf(board);
      if (isLinked && link.id === null) {
        // The puzzle was deleted from the shelf. Store it again only after a change.
        ids.set(arrivalOf(state), needs.newId());
        return;
      }
      const { cards } = store.getState();
      const linked = cards.get(link?.id ?? '');
      if (linked !== undefined && (isLinked || linked.givens === board.givens)) {
        ids.set(arrivalOf(state), linked.id);
        // Another board may be older than what the shelf has, so its history must not replace that.
        if (isLinked) marks.set(arrivalOf(state), link.mark);
      }
      const card = cards.get(autosave.idOf(state) ?? '');
      if (card !== undefined && (isLinked || hasDigitsOf(card, board))) autosave.enter(card.id);
      else autosave.follow(state, state);
    },
    has: (board) =>
      [...store.getState().cards.values()].some(
        (card) => hasDigitsOf(card, board) || hasDigitsOf({ ...card, ...NO_DIGITS }, board),
      ),
  };
}

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
