import type { Notices } from '../page/notices';
import { readStored, type Unreadable, type Written } from './stored';
import type { TextStorage } from './texts';

export type WhyAside = Unreadable | 'otherTab';

/**
 * The page's storage. Nothing here throws. If a text does not fit, the earlier text stays, and a notice says so until
 * all texts fit again.
 */
export interface TextStore {
  get(key: string): string | null;
  /** Returns whether the text is now stored. */
  put(key: string, text: string): boolean;
  remove(key: string): void;
  /**
   * Moves the text of a key to a new key, so that nothing overwrites it. Stores `text` there. Returns the new key, or
   * `null` if there is no room: then the text stays, and `put` refuses to overwrite it until there is room.
   */
  setAside(key: string, text: string, why: WhyAside): string | null;
  /** The new key that `setAside` would use. */
  keyAside(key: string, why: WhyAside): string;
  /** All keys of the storage. */
  keys(): readonly string[];
  /** The keys of all texts that were set aside. */
  keysAside(): readonly string[];
  /** Whether another tab has deleted everything since this page began. Then this one writes nothing until `goOn`. */
  isDeleted(): boolean;
  goOn(): void;
  /** Call this when everything is deleted: the other tabs then write nothing. Returns a function that takes it back. */
  declareDeleted(): () => void;
}

/** The storage key of a text that changes whenever everything is deleted. */
const DELETION_KEY = 'unwind.deletion';

const ASIDE = /\.(damaged|newer|otherTab)(\.\d+)?$/;

/** The text store in `storage`. If that is `null` (switched off), a notice says so at once. */
export function createTextStore(
  storage: TextStorage | null,
  notices: Pick<Notices, 'tell' | 'closeKind'>,
  now: () => number,
): TextStore {
  /** The keys whose last text did not fit. */
  const failing = new Set<string>();
  /** Texts that could not be set aside for lack of room, by their keys. They must not be overwritten. */
  const held = new Map<string, readonly [text: string, why: WhyAside]>();

  if (storage === null) notices.tell({ kind: 'cannotSave', why: 'off' }, { lasting: true });

  const get = (key: string): string | null => {
    try {
      return storage?.getItem(key) ?? null;
    } catch {
      // A storage that cannot be read counts as empty.
      return null;
    }
  };

  /** The last deletion of everything that this tab knows. */
  let deletion = get(DELETION_KEY);
  const isDeleted = (): boolean => get(DELETION_KEY) !== deletion;
  const writeDeletion = (text: string | null): void => {
    deletion = text;
    if (text === null) remove(DELETION_KEY);
    else tryPut(DELETION_KEY, text);
  };

  /** Returns whether there was room. */
  const tryPut = (key: string, text: string): boolean => {
    try {
      storage?.setItem(key, text);
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
    if (storage === null || isDeleted()) return false;
    const waiting = held.get(key);
    const stored = (waiting === undefined || setAside(key, ...waiting) !== null) && tryPut(key, text);
    if (stored && failing.delete(key) && failing.size === 0) notices.closeKind('cannotSave');
    if (!stored) fails(key);
    return stored;
  };

  const remove = (key: string): void => {
    if (isDeleted() && key !== DELETION_KEY) return;
    try {
      storage?.removeItem(key);
    } catch {
      // A storage that cannot be written counts as empty.
    }
  };

  const keyAside = (key: string, why: WhyAside): string => {
    let at = now();
    while (get(`${key}.${why}.${at}`) !== null) at++;
    return `${key}.${why}.${at}`;
  };

  function setAside(key: string, text: string, why: WhyAside): string | null {
    if (isDeleted()) return null;
    const aside = keyAside(key, why);
    const stored = get(key);
    let done = tryPut(aside, text);
    if (!done && stored !== null && tryPut(key, stored)) {
      // There is no room for a second copy, so delete the first one. If that is not enough, put it back: `tryPut` has
      // just shown that it fits.
      remove(key);
      done = tryPut(aside, text);
      if (!done) tryPut(key, stored);
    }
    if (done) {
      held.delete(key);
      // Keep the text if another tab has changed it meanwhile.
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
    isDeleted,
    goOn() {
      deletion = get(DELETION_KEY);
    },
    declareDeleted() {
      const before = deletion;
      writeDeletion(`${now()}`);
      return () => writeDeletion(before);
    },
  };
}

/** Reads the text of a key; `null` if there is none. Sets an unreadable text aside, calls `onAside`, returns `null`. */
export function readKept<T>(
  textStore: Pick<TextStore, 'get' | 'setAside'>,
  key: string,
  written: Written<T>,
  onAside: (why: Unreadable) => void,
): T | null {
  const text = textStore.get(key);
  if (text === null) return null;
  const found = readStored(text, written);
  if (found.ok) return found.value;
  textStore.setAside(key, text, found.error);
  onAside(found.error);
  return null;
}

function keysOf(storage: TextStorage): readonly string[] {
  try {
    return Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '');
  } catch {
    return [];
  }
}
