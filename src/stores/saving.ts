import type { Game } from './game';
import type { Notices } from './notices';
import { readSavedGame, type SavedGame, stampOf, writeSavedGame } from './savedGame';
import type { Selection } from './selection';

const KEY = 'unwind.game';

/** What of the page the saving needs; a test hands in its own. */
export interface SavingPlace {
  /** `null` where storage is switched off. */
  readonly storage: Storage | null;
  /** Calls back when another tab has written a key. */
  onOtherTab(listener: (key: string | null) => void): void;
  /** Calls back when the page is about to be hidden or left. */
  onLeave(listener: () => void): void;
  /** Tells this tab from the others. */
  readonly tab: string;
}

export interface Saving {
  /** The saved game to go on with, or `null`; what cannot be read is set aside and told. */
  restore(): SavedGame | null;
  /** Saves from now on, soon after every change. */
  start(game: Game, selection: Selection): void;
  /** After another tab has saved: takes its game, or keeps this one and saves it again. */
  resolve(choice: 'useOther' | 'keepMine'): void;
  /** Writes at once what is waiting to be written. */
  flush(): void;
}

/** How long after a change it is written, in milliseconds: typing is one save, not one a key. */
const DELAY = 250;

/**
 * Keeps the game across reloads. Two tabs never overwrite each other silently: a tab that finds a save that is not
 * its own keeps its board, stops saving and asks.
 */
export function createSaving(place: SavingPlace, notices: Notices): Saving {
  const { storage, tab } = place;
  let live: { readonly game: Game; readonly selection: Selection } | null = null;
  let timer: ReturnType<typeof setTimeout> | null = null;
  let saves = 0;
  /** The stamp of the save this tab wrote or read last. */
  let mine: string | null = null;
  let stopped = false;
  let failing = false;

  const stored = (): string | null => {
    try {
      return storage?.getItem(KEY) ?? null;
    } catch {
      return null;
    }
  };

  const cannotSave = (why: 'off' | 'full'): void => {
    if (!failing) notices.tell({ kind: 'cannotSave', why }, { lasting: true });
    failing = true;
  };

  const conflict = (): void => {
    stopped = true;
    notices.tell({ kind: 'otherTab' }, { actions: ['useOther', 'keepMine'], lasting: true });
  };

  const isForeign = (text: string | null): boolean => text !== null && stampOf(text) !== mine;

  function save(): void {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    if (live === null || stopped) return;
    if (storage === null) cannotSave('off');
    else if (isForeign(stored())) conflict();
    else write(storage, live);
  }

  function write(storage: Storage, { game, selection }: NonNullable<typeof live>): void {
    saves += 1;
    const stamp = `${tab}.${saves}`;
    const state = game.store.getState();
    const { cursor } = selection.store.getState();
    try {
      storage.setItem(KEY, writeSavedGame({ state, cursor, stamp }));
      mine = stamp;
      if (failing) notices.closeKind('cannotSave');
      failing = false;
    } catch {
      cannotSave('full');
    }
  }

  /** Moves a text that cannot be used out of the way, so that nothing of it is lost. */
  const setAside = (text: string, why: 'damaged' | 'newer'): void => {
    try {
      // Taken away first: a storage that is nearly full has no room for a second copy.
      storage?.removeItem(KEY);
      storage?.setItem(`${KEY}.${why}`, text);
    } catch {
      cannotSave('full');
    }
    notices.tell({ kind: 'setAside', why }, { lasting: true });
  };

  const flush = (): void => {
    if (timer !== null) save();
  };

  return {
    flush,
    restore() {
      if (storage === null) {
        cannotSave('off');
        return null;
      }
      const text = stored();
      if (text === null) return null;
      const saved = readSavedGame(text);
      if (saved.ok) {
        mine = saved.value.stamp;
        return saved.value;
      }
      setAside(text, saved.error);
      return null;
    },
    start(game, selection) {
      live = { game, selection };
      game.store.subscribe(() => {
        timer ??= setTimeout(save, DELAY);
      });
      place.onLeave(flush);
      place.onOtherTab((key) => {
        if (key === KEY && !stopped && isForeign(stored())) conflict();
      });
    },
    resolve(choice) {
      if (!stopped || live === null) return;
      stopped = false;
      notices.closeKind('otherTab');
      const text = stored();
      mine = text === null ? null : stampOf(text);
      if (choice === 'keepMine') return save();
      const saved = text === null ? null : readSavedGame(text);
      if (saved?.ok) {
        live.selection.select(saved.value.cursor);
        live.game.load(saved.value.state);
        // It is saved already; to save it again would only tell the other tab that this one has a newer board.
        if (timer !== null) clearTimeout(timer);
        timer = null;
      } else if (text !== null && saved !== null && !saved.ok) setAside(text, saved.error);
    },
  };
}
