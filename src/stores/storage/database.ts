import type { DBSchema } from 'idb';
import { inTime } from '../shared/inTime';

/*
 * The one database of this browser. Only this file opens it. It uses no library, because the script that runs before
 * the first paint opens the database with it (firstScreen/early.js); all others use it through `typed.ts`.
 */

const NAME = 'unwind';

/**
 * Raised whenever object stores or indexes change; `upgrade` converts each earlier version. Version 1 had only the
 * files.
 */
const VERSION = 2;

/** The database may take this many milliseconds to open. After that the app goes on without it until it comes. */
export const OPENING = 5000;

/** A stored text: the game, the settings, and everything else that is not on the shelf and not a file. */
export interface TextRow {
  readonly key: string;
  /** `null` if the text was deleted. */
  readonly text: string | null;
  /** When it was written: the milliseconds since 1970, or more, so that a later text of any tab has a higher number. */
  readonly at: number;
}

/** A stored file. */
export interface FileRow {
  readonly blob: Blob;
  /** When it was stored, in milliseconds since 1970. */
  readonly at: number;
  /** Earlier versions stored no name. */
  readonly name?: string | null;
}

/** A stored puzzle of the shelf. Only `shelf/packing.ts` knows what else is in it. */
interface CardRow {
  readonly id: string;
  readonly changed: number;
}

export interface Schema extends DBSchema {
  texts: { readonly key: string; readonly value: TextRow };
  /** The cards of the puzzles on the shelf, which are small. */
  cards: { readonly key: string; readonly value: CardRow };
  /** The cards of deleted puzzles, with the moment when they were deleted. */
  bin: { readonly key: string; readonly value: CardRow & { readonly binned: number } };
  /** The texts of all games of the shelf and the bin, as `writeSavedGame` writes them. */
  games: { readonly key: string; readonly value: string };
  /** The last files with many puzzles, for a reload. */
  files: { readonly key: string; readonly value: FileRow };
}

function upgrade(database: IDBDatabase, before: number): void {
  if (before < 1) database.createObjectStore('files');
  if (before < 2) {
    for (const store of ['cards', 'bin']) database.createObjectStore(store, { keyPath: 'id' });
    database.createObjectStore('games');
    database.createObjectStore('texts', { keyPath: 'key' });
  }
}

/**
 * Opens the database. It closes as soon as another tab wants to upgrade or delete it, because that tab would wait for
 * it. Rejects if the browser has none, or refuses.
 *
 * @param onUpgrade is told the version that the database had before, 0 if there was none
 */
export const openDatabase = (onUpgrade = (_before: number): void => {}): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const opening = indexedDB.open(NAME, VERSION);
    opening.onupgradeneeded = ({ oldVersion }) => {
      upgrade(opening.result, oldVersion);
      onUpgrade(oldVersion);
    };
    opening.onerror = (event) => {
      event.preventDefault();
      reject(opening.error);
    };
    opening.onsuccess = () => {
      const { result } = opening;
      result.onversionchange = () => result.close();
      resolve(result);
    };
  });

/** Reads all texts of the database. */
export const readTexts = (database: IDBDatabase): Promise<readonly TextRow[]> =>
  new Promise((resolve, reject) => {
    const all: IDBRequest<TextRow[]> = database.transaction('texts').objectStore('texts').getAll();
    all.onsuccess = () => resolve(all.result);
    all.onerror = () => reject(all.error);
  });

/** The database of a page. It is opened at the first use, and again after it has closed. */
export interface Database {
  /** The database, if it is open: even an `await` of a resolved promise would delay the writing of a move. */
  now(): IDBDatabase | null;
  /** The open database. Rejects if it does not open, with a `TimeoutError` if it has not opened in time. */
  open(): Promise<IDBDatabase>;
  /** The open database, however long that takes. Rejects if it does not open. */
  whenOpen(): Promise<IDBDatabase>;
  /** Uses a database that is open already, or is being opened. */
  take(coming: Promise<IDBDatabase>): void;
  /** Forgets a database that has closed. */
  forget(): void;
  /** Closes the database until the next use, so that the browser can keep the page in its cache. */
  rest(): void;
  /** Calls `listener` with the database, now if it is open, and each time that it is opened. */
  onOpen(listener: (database: IDBDatabase) => void): void;
  /** Deletes a database that cannot be opened, with everything in it, and creates an empty one. */
  beginAnew(): Promise<void>;
}

export function createDatabase(): Database {
  let coming: Promise<IDBDatabase> | null = null;
  let open: IDBDatabase | null = null;
  const listeners: ((database: IDBDatabase) => void)[] = [];

  const forget = (): void => {
    coming = null;
    open = null;
  };

  const take = (promise: Promise<IDBDatabase>): void => {
    coming = promise;
    promise.then(
      (database) => {
        for (const end of ['close', 'versionchange'])
          database.addEventListener(end, () => {
            if (coming === promise) forget();
          });
        if (coming !== promise) return;
        open = database;
        for (const listener of listeners) listener(database);
      },
      () => {
        if (coming === promise) forget();
      },
    );
  };

  const whenOpen = (): Promise<IDBDatabase> => {
    if (coming !== null) return coming;
    const promise = openDatabase();
    take(promise);
    return promise;
  };

  const rest = (): void => {
    coming?.then(
      (database) => database.close(),
      () => {},
    );
    forget();
  };

  return {
    now: () => open,
    open: () => inTime(whenOpen(), OPENING),
    whenOpen,
    take,
    forget,
    rest,
    onOpen(listener) {
      listeners.push(listener);
      if (open !== null) listener(open);
    },
    async beginAnew() {
      rest();
      await inTime(deleteDatabase(NAME), OPENING);
      await inTime(whenOpen(), OPENING);
    },
  };
}

/** Deletes a database. Resolves when it is gone. */
export const deleteDatabase = (name: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const deleting = indexedDB.deleteDatabase(name);
    deleting.onsuccess = () => resolve();
    deleting.onerror = () => reject(deleting.error);
  });
