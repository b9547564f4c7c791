import type { Unreadable } from '../storage/stored';
import type { TextStore } from '../storage/textStore';
import {
  readChanges,
  readSavedGame,
  type SavedGame,
  stampOf,
  writeChanges,
  writeSavedGame,
} from './savedGame';

/** The whole game is written after this many milliseconds without a change. */
const REST = 1000;

/**
 * Stores a game while it is played. The changes of each key are stored before the next key is handled; they take some
 * hundred bytes. The whole game, which may have thousands of moves, is stored when the player rests. The changes name
 * the whole game that they follow, so a complete game can be read whenever the page is closed.
 */
export interface Journal {
  /** Stores the changes now, and the whole game soon. Returns whether there was room. */
  write(game: SavedGame): boolean;
  /** Stores the whole game now instead of soon. */
  flush(): void;
  /** The stamp of the stored game, whichever tab stored it. */
  stored(): string | null;
  /** The text of the stored whole game. */
  text(): string | null;
  /** The stored game, or `null` if there is none. Sets unreadable texts aside and reports them to `onAside`. */
  read(onAside: (what: 'game' | 'changes', why: Unreadable) => void): SavedGame | null;
  /** Another tab owns the stored game: cancels what was to be stored, and makes the next `write` store a whole game. */
  forget(): void;
  /** Deletes the stored game. */
  clear(): void;
}

export function createJournal(textStore: TextStore, key: string): Journal {
  const latest = `${key}.latest`;
  /** The game that is stored whole, and the one to be stored whole next. */
  let whole: SavedGame | null = null;
  let next: SavedGame | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const writeWhole = (game: SavedGame): boolean => {
    if (!textStore.put(key, writeSavedGame(game))) return false;
    whole = game;
    next = null;
    textStore.remove(latest);
    return true;
  };

  const stored = (): string | null => {
    const text = textStore.get(latest) ?? textStore.get(key);
    return text === null ? null : stampOf(text);
  };

  const flush = (): void => {
    clearTimeout(timer);
    const found = stored();
    // Do not overwrite the game of another tab.
    if (next !== null && [null, next.stamp, whole?.stamp].includes(found)) writeWhole(next);
  };

  return {
    flush,
    write(game) {
      clearTimeout(timer);
      next = game;
      const changes = whole === null ? null : writeChanges(whole, game);
      if (changes === null || !textStore.put(latest, changes)) return writeWhole(game);
      timer = setTimeout(flush, REST);
      return true;
    },
    stored,
    text: () => textStore.get(key),
    forget() {
      clearTimeout(timer);
      next = null;
      whole = null;
    },
    read(onAside) {
      clearTimeout(timer);
      next = null;
      whole = null;
      const text = textStore.get(key);
      if (text === null) return null;
      const found = readSavedGame(text);
      const changes = textStore.get(latest);
      if (!found.ok) {
        if (changes === null) textStore.setAside(key, text, found.error);
        else if (textStore.setAside(key, `${text}\n${changes}`, found.error) !== null)
          textStore.remove(latest);
        onAside('game', found.error);
        return null;
      }
      whole = found.value;
      if (changes === null) return whole;
      const changed = readChanges(whole, changes);
      if (changed.ok) return changed.value;
      textStore.setAside(latest, changes, changed.error);
      onAside('changes', changed.error);
      return whole;
    },
    clear() {
      clearTimeout(timer);
      next = null;
      whole = null;
      textStore.remove(latest);
      textStore.remove(key);
    },
  };
}
