import { EMPTY_GRID } from '../../sudoku/core';
import { type Game, type GameState, momentOf } from '../game/game';
import type { Selection } from '../game/selection';
import type { Notices } from '../page/notices';
import type { TextStorage } from '../storage/texts';
import type { Vault, WhyAside } from '../storage/vault';
import { createLedger, type Ledger } from './ledger';
import { type SavedGame, stampOf, writeSavedGame } from './savedGame';

/** The storage key of the game on the board. */
export const GAME_KEY = 'unwind.game';

/** What saving needs from the page; a test passes its own. */
export interface SavingPlace {
  /** `null` if storage is switched off. */
  readonly storage: TextStorage | null;
  /** Calls `listener` when another tab has written a key; with `null` when it may have written any key. */
  onOtherTab(listener: (key: string | null) => void): void;
  /** Calls `listener` when the page is about to be hidden or left. */
  onLeave(listener: () => void): void;
  /** A name that no other tab has. */
  readonly tab: string;
  /** Asks the browser not to delete what is stored when the disk is nearly full. Never waits, never throws. */
  persist(): void;
  /** Reports a bug of ours that does not stop the page. */
  report(error: unknown): void;
}

export interface Saving {
  /** Reads the saved game, `null` if there is none. Sets an unreadable text aside and shows a notice. */
  restore(): SavedGame | null;
  /** From now on, saves at every change. */
  start(game: Game, selection: Selection): void;
  /**
   * The question that the player has not answered: another tab has saved a newer board, or has deleted everything. Until
   * the answer this tab's board is stored elsewhere, or not at all.
   */
  question(): 'otherTab' | 'deletedElsewhere' | null;
  /** Shows the question, again if the player has closed it. */
  ask(): void;
  /**
   * The answer. After another tab has saved: uses its game, or saves this one again. Sets the other game aside. After
   * everything was deleted, `keepMine` saves this board and all that is stored from then on.
   */
  resolve(choice: 'useOther' | 'keepMine'): void;
  /** Shows the stored game, which was read only after the page had started. */
  renew(): void;
  /**
   * From now on, calls `mayPass` before it asks the player about a save of another tab. If `mayPass` returns true, it
   * does not ask, because both boards are also stored elsewhere. `isWriting` says that this tab is about to overwrite
   * that save.
   */
  passBy(mayPass: (isWriting: boolean) => boolean): void;
}

/** After this many moves by the player, the browser is asked to keep the game permanently. */
const WORTH_KEEPING = 10;

/** Whether a game is an empty board without moves. */
const isUntouched = ({ state: { moments, steps } }: SavedGame): boolean =>
  steps.length === 0 && moments[0]?.board.givens === EMPTY_GRID && moments[0].board.entries === EMPTY_GRID;

/**
 * Keeps the game across reloads. Two tabs never overwrite each other silently. A tab that finds another tab's save asks
 * the player, and stores its own board under another key until the player answers.
 */
export function createSaving(place: SavingPlace, vault: Vault, notices: Notices): Saving {
  const { tab } = place;
  const main = createLedger(vault, GAME_KEY);
  let live: { readonly game: Game; readonly selection: Selection } | null = null;
  let saves = 0;
  /** The stamp of the save that this tab last wrote or read, and the game that it last saved. */
  let mine: string | null = null;
  let saved: GameState | null = null;
  /** Whether the player has to choose: another tab's board is saved in place of this one's. */
  let asking = false;
  /** Whether the player was told that another tab has deleted everything. */
  let deleted = false;
  /** Where this tab's board is stored meanwhile, from its first change on. */
  let beside: { readonly key: string; readonly ledger: Ledger } | null = null;
  let moves = 0;
  let loading = false;
  let waiting = false;
  let mayPass = (_isWriting: boolean): boolean => false;

  const isForeign = (): boolean => {
    const stored = main.stored();
    return stored !== null && stored !== mine;
  };

  const tellAside = (what: 'game' | 'changes', why: WhyAside): void =>
    notices.tell({ kind: 'setAside', what, why }, { actions: ['showAside'], lasting: true });

  const gameNow = ({ game, selection }: NonNullable<typeof live>, stamp: string): SavedGame => ({
    state: game.store.getState(),
    cursor: selection.store.getState().cursor,
    stamp,
  });

  /** The key under which the save with this stamp was set aside. */
  const asideOf = (stamp: string | null): string | null =>
    vault.keysAside().find((key) => stamp !== null && stampOf(vault.get(key) ?? '') === stamp) ?? null;

  const question = (): 'otherTab' | 'deletedElsewhere' | null => {
    if (vault.isDeleted()) return 'deletedElsewhere';
    return asking ? 'otherTab' : null;
  };

  const ask = (): void => {
    const kind = question();
    notices.closeKind('otherTab');
    notices.closeKind('deletedElsewhere');
    if (kind === null) return;
    const actions =
      kind === 'otherTab' ? (['useOther', 'keepMine'] as const) : (['beginAfresh', 'keepMine'] as const);
    notices.tell({ kind }, { actions, lasting: true });
  };

  /** Asks the player if another tab has deleted everything. Returns whether it has. */
  const meetDeletion = (): boolean => {
    const before = deleted;
    deleted = vault.isDeleted();
    if (deleted !== before) ask();
    return deleted;
  };

  /** Reacts to another tab's save: asks the player, unless `mayPass` allows it. */
  const meetOther = (isWriting: boolean): void => {
    if (meetDeletion()) return;
    if (mayPass(isWriting)) main.forget();
    else {
      asking = true;
      ask();
    }
  };

  /**
   * Saves in a microtask: after everything that a key does, and before the next key. A key may change the board and
   * move the cursor, and a save must not contain one without the other.
   */
  function saveSoon(): void {
    if (waiting || loading || live === null || live.game.store.getState() === saved) return;
    if (!asking && isForeign()) meetOther(true);
    waiting = true;
    queueMicrotask(saveNow);
  }

  /** Saves now if a save is due. */
  function saveNow(): void {
    if (!waiting) return;
    waiting = false;
    save();
  }

  function save(): void {
    if (live === null) return;
    saves++;
    const now = gameNow(live, `${tab}.${saves}`);
    if (asking) {
      if (beside === null) {
        const key = asideOf(mine) ?? vault.keyAside(GAME_KEY, 'otherTab');
        beside = { key, ledger: createLedger(vault, key) };
      }
      beside.ledger.write(now);
      return;
    }
    // If there is no room, this tab's previous save stays.
    if (main.write(now)) mine = now.stamp;
    saved = now.state;
  }

  /** Reads the stored game and remembers its stamp. */
  const read = (): SavedGame | null => {
    try {
      const found = main.read(tellAside);
      mine = found?.stamp ?? null;
      return found;
    } catch (error) {
      // A bug of ours. It must not recur at every visit, so set aside the text that causes it.
      const text = main.text();
      if (text !== null) vault.setAside(GAME_KEY, text, 'damaged');
      main.clear();
      tellAside('game', 'damaged');
      place.report(error);
      return null;
    }
  };

  const show = ({ state, cursor }: SavedGame): void => {
    loading = true;
    live?.selection.select(cursor);
    live?.game.load(state);
    loading = false;
    // This game is saved already. Another save would only make the other tab ask about a newer board.
    saved = state;
  };

  return {
    restore: read,
    passBy(pass) {
      mayPass = pass;
    },
    renew() {
      const found = read();
      if (found !== null) show(found);
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
      // Save the cursor too. But if only the cursor moved, do not ask which board to keep.
      selection.store.subscribe((chosen, before) => {
        if (chosen.cursor === before.cursor || waiting || asking || loading || saves === 0 || isForeign())
          return;
        saved = null;
        saveSoon();
      });
      place.onLeave(() => {
        saveNow();
        main.flush();
        beside?.ledger.flush();
      });
      place.onOtherTab((key) => {
        if (!meetDeletion() && (key ?? GAME_KEY).startsWith(GAME_KEY) && !asking && isForeign())
          meetOther(false);
      });
    },
    question,
    ask,
    resolve(choice) {
      if (question() === null || live === null) return;
      saveNow();
      asking = false;
      vault.goOn();
      meetDeletion();
      ask();
      beside?.ledger.flush();
      const before = mine;
      const other = read();
      if (choice === 'useOther' && other !== null) {
        const aside = beside?.key ?? asideOf(before);
        show(other);
        if (aside !== null) tellAside('game', 'otherTab');
      } else {
        if (other !== null && !isUntouched(other) && asideOf(other.stamp) === null)
          vault.put(vault.keyAside(GAME_KEY, 'otherTab'), writeSavedGame(other));
        mine = main.stored();
        saved = null;
        save();
        beside?.ledger.clear();
      }
      beside = null;
    },
  };
}
