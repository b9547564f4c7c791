import { type Game, type GameState, momentOf } from '../game/game';
import type { Selection } from '../game/selection';
import type { Notices } from '../page/notices';
import { createLedger, type Ledger } from './ledger';
import { type SavedGame, stampOf, writeSavedGame } from './savedGame';
import type { Vault, WhyAside } from './vault';

/** What the game on the board is stored under. */
export const GAME_KEY = 'unwind.game';

/** What of the page the saving needs; a test hands in its own. */
export interface SavingPlace {
  /** `null` where storage is switched off. */
  readonly storage: Storage | null;
  /** Calls back when another tab has written a key; with `null` when it may have written any. */
  onOtherTab(listener: (key: string | null) => void): void;
  /** Calls back when the page is about to be hidden or left. */
  onLeave(listener: () => void): void;
  /** Tells this tab from the others. */
  readonly tab: string;
  /** Asks the browser to keep what is stored when it runs short of room. Never waits, never throws. */
  persist(): void;
  /** Tells of a mistake of ours that the page goes on after. */
  report(error: unknown): void;
}

export interface Saving {
  /** The saved game to go on with, or `null`; what cannot be read is set aside and told. */
  restore(): SavedGame | null;
  /** Saves from now on, at every change. */
  start(game: Game, selection: Selection): void;
  /**
   * After another tab has saved: takes its game, or keeps this one and saves it again. The other of the two is set
   * aside.
   */
  resolve(choice: 'useOther' | 'keepMine'): void;
  /** Calls back at once when something was saved, and when one of the two was chosen. */
  onSaved(listener: () => void): void;
  /**
   * From now on asks `mayPass` before a save of another tab becomes a question: nothing is lost where both boards are
   * kept elsewhere too. `isWriting` says that this tab is about to save over the other's.
   */
  passBy(mayPass: (isWriting: boolean) => boolean): void;
}

/** After so many moves of one's own, a game is worth being kept for good. */
const WORTH_KEEPING = 10;

/**
 * Keeps the game across reloads. Two tabs never overwrite each other silently: a tab that finds a save that is not
 * its own asks, and keeps its board beside the other's until it is answered.
 */
export function createSaving(place: SavingPlace, vault: Vault, notices: Notices): Saving {
  const { tab } = place;
  const main = createLedger(vault, GAME_KEY);
  let live: { readonly game: Game; readonly selection: Selection } | null = null;
  let saves = 0;
  /** The stamp of the save this tab wrote or read last, and what it saved. */
  let mine: string | null = null;
  let saved: GameState | null = null;
  /** Whether another tab's board is saved, and this one's is not. */
  let asking = false;
  /** Where this tab's board is kept meanwhile, from its first change on. */
  let beside: { readonly key: string; readonly ledger: Ledger } | null = null;
  let moves = 0;
  let loading = false;
  let waiting = false;
  let mayPass = (_isWriting: boolean): boolean => false;
  let tellSaved = (): void => {};

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

  /** Where the save with a stamp was set aside. */
  const asideOf = (stamp: string | null): string | null =>
    vault.keysAside().find((key) => stamp !== null && stampOf(vault.get(key) ?? '') === stamp) ?? null;

  const ask = (): void => {
    asking = true;
    notices.tell({ kind: 'otherTab' }, { actions: ['useOther', 'keepMine'], lasting: true });
  };

  /** Another tab has saved its board. */
  const meetOther = (isWriting: boolean): void => {
    if (mayPass(isWriting)) main.forget();
    else ask();
  };

  /**
   * Saves when all that a key does is done, still before the next one can come: it may change the board and move the
   * cursor, and whoever is cut off between the two must not come back to one without the other.
   */
  function saveSoon(): void {
    if (waiting || loading || live === null || live.game.store.getState() === saved) return;
    if (!asking && isForeign()) meetOther(true);
    waiting = true;
    queueMicrotask(saveNow);
  }

  /** Saves what waits to be saved. */
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
    // Where there is no room, what this tab stored before is still there.
    if (main.write(now)) mine = now.stamp;
    saved = now.state;
    tellSaved();
  }

  /** Takes up what is stored now. */
  const read = (): SavedGame | null => {
    try {
      const found = main.read(tellAside);
      mine = found?.stamp ?? null;
      return found;
    } catch (error) {
      // A mistake of ours. It must not come back with every visit, so the text that causes it is set aside.
      const text = main.text();
      if (text !== null) vault.setAside(GAME_KEY, text, 'damaged');
      main.clear();
      tellAside('game', 'damaged');
      place.report(error);
      return null;
    }
  };

  return {
    restore: read,
    passBy(pass) {
      mayPass = pass;
    },
    onSaved(listener) {
      tellSaved = listener;
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
      // A digit often moves the cursor, and both are saved. A move of the cursor alone is no reason to ask
      // which board to keep.
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
        if ((key ?? GAME_KEY).startsWith(GAME_KEY) && !asking && isForeign()) meetOther(false);
      });
    },
    resolve(choice) {
      if (!asking || live === null) return;
      saveNow();
      asking = false;
      notices.closeKind('otherTab');
      beside?.ledger.flush();
      const before = mine;
      const other = read();
      if (choice === 'useOther' && other !== null) {
        const aside = beside?.key ?? asideOf(before);
        loading = true;
        live.selection.select(other.cursor);
        live.game.load(other.state);
        loading = false;
        // It is saved already; to save it again would only tell the other tab that this one has a newer board.
        saved = live.game.store.getState();
        if (aside !== null) tellAside('game', 'otherTab');
      } else {
        if (other !== null && asideOf(other.stamp) === null)
          vault.put(vault.keyAside(GAME_KEY, 'otherTab'), writeSavedGame(other));
        mine = main.stored();
        saved = null;
        save();
        beside?.ledger.clear();
      }
      beside = null;
      tellSaved();
    },
  };
}
