import type { Notices } from '../page/notices';
import { readStored, type Unreadable, type Written } from './stored';

export type WhyAside = Unreadable | 'otherTab';

/**
 * The page's storage. Nothing here throws. If a text does not fit, the person is told once, until one fits again, and
 * what was stored before stays as it is.
 */
export interface Vault {
  get(key: string): string | null;
  /** Returns whether it is stored now. */
  put(key: string, text: string): boolean;
  remove(key: string): void;
  /**
   * Moves what is stored under a key to another one, as `text`, so that nothing is written over it. Returns the other
   * key, or `null` if there is no room: then it stays where it is, and nothing is stored under its key until there is
   * room.
   */
  setAside(key: string, text: string, why: WhyAside): string | null;
  /** Where the next text of a kind would be set aside. */
  keyAside(key: string, why: WhyAside): string;
  /** Where something is stored. */
  keys(): readonly string[];
  /** Where something was set aside. */
  keysAside(): readonly string[];
  /** Calls back with the key when a text was stored or taken away. */
  onChange(listener: (key: string) => void): void;
}

const ASIDE = /\.(damaged|newer|otherTab)(\.\d+)?$/;

/** The vault in `storage`, which is `null` where storage is switched off: that is told at once. */
export function createVault(
  storage: Storage | null,
  notices: Pick<Notices, 'tell' | 'closeKind'>,
  now: () => number,
): Vault {
  /** What found no room, and is not stored as it should be. */
  const failing = new Set<string>();
  /** Texts that are to be set aside and found no room: nothing is written over them. */
  const held = new Map<string, readonly [text: string, why: WhyAside]>();
  let tell = (_key: string): void => {};

  if (storage === null) notices.tell({ kind: 'cannotSave', why: 'off' }, { lasting: true });

  const get = (key: string): string | null => {
    try {
      return storage?.getItem(key) ?? null;
    } catch {
      // Storage that cannot be looked at is none.
      return null;
    }
  };

  /** Returns whether there was room. */
  const tryPut = (key: string, text: string): boolean => {
    try {
      storage?.setItem(key, text);
      tell(key);
      return true;
    } catch {
      return false;
    }
  };

  const fails = (key: string): void => {
    if (failing.size === 0) notices.tell({ kind: 'cannotSave', why: 'full' }, { lasting: true });
    failing.add(key);
  };

  const put = (key: string, text: string): boolean => {
    if (storage === null) return false;
    const waiting = held.get(key);
    const stored = (waiting === undefined || setAside(key, ...waiting) !== null) && tryPut(key, text);
    if (stored && failing.delete(key) && failing.size === 0) notices.closeKind('cannotSave');
    if (!stored) fails(key);
    return stored;
  };

  const remove = (key: string): void => {
    try {
      storage?.removeItem(key);
      tell(key);
    } catch {
      // What cannot be taken away is as good as not there.
    }
  };

  const keyAside = (key: string, why: WhyAside): string => {
    let at = now();
    while (get(`${key}.${why}.${at}`) !== null) at++;
    return `${key}.${why}.${at}`;
  };

  function setAside(key: string, text: string, why: WhyAside): string | null {
    const aside = keyAside(key, why);
    const stored = get(key);
    let done = tryPut(aside, text);
    if (!done && stored !== null && tryPut(key, stored)) {
      // No room for a second copy: the first one makes room. If that is not enough it is put back, which has
      // just been tried.
      remove(key);
      done = tryPut(aside, text);
      if (!done) tryPut(key, stored);
    }
    if (done) {
      held.delete(key);
      // It may be another by now: one that another tab has written.
      if (get(key) === stored) remove(key);
      return aside;
    }
    held.set(key, [text, why]);
    fails(key);
    return null;
  }

  const keys = (): readonly string[] => (storage === null ? [] : keysOf(storage));

  return {
    get,
    put,
    remove,
    setAside,
    keyAside,
    keys,
    keysAside: () => keys().filter((key) => ASIDE.test(key)),
    onChange(listener) {
      tell = listener;
    },
  };
}

/** Reads what is stored under a key. What cannot be read is set aside, and `onAside` told why; then it is `null`. */
export function readKept<T>(
  vault: Pick<Vault, 'get' | 'setAside'>,
  key: string,
  written: Written<T>,
  onAside: (why: Unreadable) => void,
): T | null {
  const text = vault.get(key);
  if (text === null) return null;
  const found = readStored(text, written);
  if (found.ok) return found.value;
  vault.setAside(key, text, found.error);
  onAside(found.error);
  return null;
}

function keysOf(storage: Storage): readonly string[] {
  try {
    return Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '');
  } catch {
    return [];
  }
}
