import {
  readChanges,
  readSavedGame,
  type SavedGame,
  stampOf,
  writeChanges,
  writeSavedGame,
} from './savedGame';
import type { Unreadable } from './stored';
import type { Vault } from './vault';

/** How long a person must have rested, in milliseconds, before the whole game is written. */
const REST = 1000;

/**
 * Where a game is written down as it is played. What a key changes is stored before the next key can come, in some
 * hundred bytes. The whole game, which may have thousands of moves, is stored when the person rests. So there is always
 * a game to read, whenever the page is closed: the changes name the whole game that they follow.
 */
export interface Ledger {
  /** Stores what has changed, and soon all of it. Returns whether there was room. */
  write(game: SavedGame): boolean;
  /** Stores at once what was to be stored soon. */
  flush(): void;
  /** The stamp of what is stored now, whoever stored it. */
  stored(): string | null;
  /** What is stored now, as text. */
  text(): string | null;
  /** The game that is stored; what cannot be read is set aside, and `onAside` told. `null` if there is none. */
  read(onAside: (what: 'game' | 'changes', why: Unreadable) => void): SavedGame | null;
  /** What is stored is another's: nothing is written over it until there is a new game, which is written as a whole. */
  forget(): void;
  /** Takes away what is stored. */
  clear(): void;
}

export function createLedger(vault: Vault, key: string): Ledger {
  const latest = `${key}.latest`;
  /** What is stored as a whole, and what is to be. */
  let whole: SavedGame | null = null;
  let next: SavedGame | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const writeWhole = (game: SavedGame): boolean => {
    if (!vault.put(key, writeSavedGame(game))) return false;
    whole = game;
    next = null;
    vault.remove(latest);
    return true;
  };

  const stored = (): string | null => {
    const text = vault.get(latest) ?? vault.get(key);
    return text === null ? null : stampOf(text);
  };

  const flush = (): void => {
    clearTimeout(timer);
    const found = stored();
    // Another tab may have written since.
    if (next !== null && [null, next.stamp, whole?.stamp].includes(found)) writeWhole(next);
  };

  return {
    flush,
    write(game) {
      clearTimeout(timer);
      next = game;
      const changes = whole === null ? null : writeChanges(whole, game);
      if (changes === null || !vault.put(latest, changes)) return writeWhole(game);
      timer = setTimeout(flush, REST);
      return true;
    },
    stored,
    text: () => vault.get(key),
    forget() {
      clearTimeout(timer);
      next = null;
      whole = null;
    },
    read(onAside) {
      clearTimeout(timer);
      next = null;
      whole = null;
      const text = vault.get(key);
      if (text === null) return null;
      const found = readSavedGame(text);
      const changes = vault.get(latest);
      if (!found.ok) {
        if (changes === null) vault.setAside(key, text, found.error);
        else if (vault.setAside(key, `${text}\n${changes}`, found.error) !== null) vault.remove(latest);
        onAside('game', found.error);
        return null;
      }
      whole = found.value;
      if (changes === null) return whole;
      const changed = readChanges(whole, changes);
      if (changed.ok) return changed.value;
      vault.setAside(latest, changes, changed.error);
      onAside('changes', changed.error);
      return whole;
    },
    clear() {
      clearTimeout(timer);
      next = null;
      whole = null;
      vault.remove(latest);
      vault.remove(key);
    },
  };
}
