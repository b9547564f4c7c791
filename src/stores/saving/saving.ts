import { type Board, EMPTY_GRID } from '../../sudoku/core';
import { type Game, type GameState, momentOf } from '../game/game';
import type { Selection } from '../game/selection';
import type { Notices } from '../page/notices';
import type { TextStore, WhyAside } from '../storage/textStore';
import type { TextStorage } from '../storage/texts';
import { createJournal, type Journal } from './journal';
import { type SavedGame, stampOf, writeSavedGame } from './savedGame';

/** The storage key of the game on the board. */
export const GAME_KEY = 'unwind.game';

/** What saving needs from the page; a test passes its own. */
export interface SavingPlace {
  /** `null` if storage is switched off. */
  readonly storage: TextStorage | null;
  /** Calls `listener` when another tab may have stored something. */
  onOtherTab(listener: () => void): void;
  /** Calls `listener` when the page is about to be hidden or left. */
  onLeave(listener: () => void): void;
  /** A name that no other tab has. */
  readonly tab: string;
  /** Asks the browser not to delete what is stored when the disk is nearly full. Never waits, never throws. */
  persist(): void;
  /** Reports a bug of ours that does not stop the page. */
  report(error: unknown): void;
}

/** Why a tab does not save its board: another tab has the puzzle, or has deleted everything. */
export type NotSaved = 'openElsewhere' | 'deletedElsewhere';

export interface Saving {
  /** Reads the saved game, `null` if there is none. Sets an unreadable text aside and shows a notice. */
  restore(): SavedGame | null;
  /** From now on, saves at every change. */
  start(game: Game, selection: Selection): void;
  /** What the player has to answer before this tab saves its board again; `null` if it does. */
  question(): NotSaved | null;
  /** Shows the question, again if the player has closed it. */
  ask(): void;
  /** After everything was deleted in another tab: saves this board, and all that is stored from then on. */
  keepMine(): void;
  /** Shows the stored game, which was read only after the page had started. */
  renew(): void;
  /**
   * Another tab has the puzzle on the board, and saves it. Tells the player. From now on this tab's changes are saved
   * set aside; with `isUnsaved`, those that it has made already too.
   */
  giveWay(isUnsaved: boolean): void;
  /**
   * No other tab has the puzzle on the board. If it `isSame` that another tab had, this tab's changes are saved, and no
   * longer set aside.
   */
  goOn(isSame: boolean): void;
  /** From now on, a game need not be set aside when this one replaces it, if `has` returns true for its board. */
  trust(has: (board: Board) => boolean): void;
}

/** After this many moves by the player, the browser is asked to keep the game permanently. */
const WORTH_KEEPING = 10;

/** Whether a game is an empty board without moves. */
const isUntouched = ({ state: { moments, steps } }: SavedGame): boolean =>
  steps.length === 0 && moments[0]?.board.givens === EMPTY_GRID && moments[0].board.entries === EMPTY_GRID;

/** The tab of a stamp, and how many saves it had made. */
const tabOf = (stamp: string): string => stamp.split('.')[0] ?? '';
const countOf = (stamp: string): number => Number(stamp.split('.')[1]);

/**
 * Keeps the game across reloads. The tab that was used last saves its game, except while another tab has the same puzzle
 * (`shelf/tabs.ts`). The game that it replaces is on the shelf; if not, it is set aside.
 */
export function createSaving(place: SavingPlace, textStore: TextStore, notices: Notices): Saving {
  const { tab } = place;
  const main = createJournal(textStore, GAME_KEY);
  let live: { readonly game: Game; readonly selection: Selection } | null = null;
  let saves = 0;
  /** The stamp of the save that this tab last wrote or read, and the game that it last saved. */
  let mine: string | null = null;
  let saved: GameState | null = null;
  /** Whether another tab has the puzzle. */
  let isElsewhere = false;
  /** Where this tab's board is saved meanwhile, from its first change on. */
  let beside: Journal | null = null;
  /** Whether the player was told that another tab has deleted everything. */
  let deleted = false;
  let moves = 0;
  let loading = false;
  let waiting = false;
  let has = (_board: Board): boolean => false;

  const tellAside = (what: 'game' | 'changes', why: WhyAside): void =>
    notices.tell({ kind: 'setAside', what, why }, { actions: ['showAside'], lasting: true });

  /** The last game of a tab that was set aside, `null` if none was. */
  const asideOf = (by: string): { readonly key: string; readonly stamp: string } | null =>
    textStore
      .keysAside()
      .filter((key) => key.startsWith(`${GAME_KEY}.otherTab`))
      .map((key) => ({ key, stamp: stampOf(textStore.get(key) ?? '') ?? '' }))
      .find(({ stamp }) => tabOf(stamp) === by) ?? null;

  /** Where to set a game of a tab aside: over an earlier one, because a later one contains what was played before. */
  const keyAside = (by: string): string => asideOf(by)?.key ?? textStore.keyAside(GAME_KEY, 'otherTab');

  const question = (): NotSaved | null => {
    if (textStore.isDeleted()) return 'deletedElsewhere';
    return isElsewhere ? 'openElsewhere' : null;
  };

  const ask = (): void => {
    const kind = question();
    notices.closeKind('openElsewhere');
    notices.closeKind('deletedElsewhere');
    if (kind === null) return;
    const actions =
      kind === 'openElsewhere' ? (['takeOver'] as const) : (['beginAfresh', 'keepMine'] as const);
    notices.tell({ kind }, { actions, lasting: true });
  };

  /** Asks the player if another tab has deleted everything. Returns whether it has. */
  const meetDeletion = (): boolean => {
    const before = deleted;
    deleted = textStore.isDeleted();
    if (deleted !== before) ask();
    return deleted;
  };

  /**
   * Saves in a microtask: after everything that a key does, and before the next key. A key may change the board and
   * move the cursor, and a save must not contain one without the other.
   */
  function saveSoon(): void {
    if (waiting || loading || live === null || live.game.store.getState() === saved) return;
    waiting = true;
    queueMicrotask(saveNow);
  }

  /** Saves now if a save is due. */
  function saveNow(): void {
    if (!waiting) return;
    waiting = false;
    save();
  }

  /** Returns whether the game is saved in its place. */
  function save(): boolean {
    if (live === null || meetDeletion()) return false;
    saves++;
    const stamp = `${tab}.${saves}`;
    const { game, selection } = live;
    const now = { state: game.store.getState(), cursor: selection.store.getState().cursor, stamp };
    saved = now.state;
    if (isElsewhere) {
      beside ??= createJournal(textStore, keyAside(tab));
      beside.write(now);
      return false;
    }
    if (main.stored() !== mine && !meetOther()) return false;
    // If there is no room, this tab's previous save stays.
    const isDone = main.write(now);
    if (isDone) mine = stamp;
    return isDone;
  }

  /**
   * Another tab has saved its game in the place of this one's. Sets that game aside, unless it is on the shelf, or its tab
   * has set it aside. Returns whether it is safe: there may be no room.
   */
  function meetOther(): boolean {
    const before = mine;
    const other = read();
    main.forget();
    if (other === null || isUntouched(other) || has(momentOf(other.state).board)) return true;
    const by = tabOf(other.stamp);
    const aside = asideOf(by);
    if (aside !== null && countOf(aside.stamp) >= countOf(other.stamp)) return true;
    const isSafe = textStore.put(keyAside(by), writeSavedGame(other));
    if (!isSafe) mine = before;
    else if (aside === null) tellAside('game', 'otherTab');
    return isSafe;
  }

  /** Reads the stored game and remembers its stamp. */
  function read(): SavedGame | null {
    try {
      const found = main.read(tellAside);
      mine = found?.stamp ?? null;
      return found;
    } catch (error) {
      // A bug of ours. It must not recur at every visit, so set aside the text that causes it.
      const text = main.text();
      if (text !== null) textStore.setAside(GAME_KEY, text, 'damaged');
      main.clear();
      tellAside('game', 'damaged');
      place.report(error);
      return null;
    }
  }

  return {
    restore: read,
    trust(knows) {
      has = knows;
    },
    renew() {
      const found = read();
      if (found === null) return;
      loading = true;
      live?.selection.rest(found.cursor);
      live?.game.load(found.state);
      loading = false;
      // It is saved already.
      saved = found.state;
    },
    start(game, selection) {
      live = { game, selection };
      saved = game.store.getState();
      game.store.subscribe((state, before) => {
        saveSoon();
        if (state.steps.length <= before.steps.length || momentOf(state).board.origin.kind === 'example')
          return;
        moves++;
        if (moves === WORTH_KEEPING) place.persist();
      });
      // Save the cursor too. But a tab where only the cursor moved does not replace the game of another.
      selection.store.subscribe((chosen, before) => {
        if (chosen.cursor === before.cursor || waiting || isElsewhere || loading || saves === 0) return;
        if (main.stored() !== mine) return;
        saved = null;
        saveSoon();
      });
      place.onLeave(() => {
        saveNow();
        main.flush();
        beside?.flush();
      });
      place.onOtherTab(() => void meetDeletion());
    },
    question,
    ask,
    keepMine() {
      textStore.goOn();
      meetDeletion();
      save();
    },
    giveWay(isUnsaved) {
      isElsewhere = true;
      main.forget();
      if (isUnsaved && saves > 0) save();
      ask();
    },
    goOn(isSame) {
      if (!isElsewhere) return;
      isElsewhere = false;
      ask();
      const own = beside;
      beside = null;
      if (isSame && own !== null && save()) own.clear();
      else own?.flush();
    },
  };
}
