import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { fail, ok, type Result } from '../../sudoku/core';
import type { Card } from './card';
import { type PackedCard, packCard, unpackCard } from './packing';

/**
 * Why the shelf could not be read or written: no room, a later version of Unwind wrote it, or the database is broken.
 */
export type ShelfFault = 'full' | 'newer' | 'broken';

/** A stored puzzle. */
export interface Kept {
  readonly card: Card;
  /** The text of its game; `null` leaves the stored text as it is. */
  readonly game: string | null;
}

/** The readable cards of the shelf, and how many cannot be read. */
export interface Contents {
  readonly cards: readonly Card[];
  readonly unreadable: number;
}

/**
 * The puzzles in the browser's database. Nothing here throws. Each call is one transaction, so even after a crash or
 * with a full disk, it is stored completely or not at all.
 */
export interface ShelfDatabase {
  contents(): Promise<Result<Contents, ShelfFault>>;
  /** The stored card and the text of its game; each is `null` if it is missing. */
  get(id: string): Promise<Result<{ readonly card: Card | null; readonly game: string | null }, ShelfFault>>;
  put(kept: readonly Kept[]): Promise<Result<null, ShelfFault>>;
  remove(ids: readonly string[]): Promise<Result<null, ShelfFault>>;
  /** All stored records, including unreadable ones, for a file. */
  raw(): Promise<Result<readonly unknown[], ShelfFault>>;
  /** Deletes all records, including unreadable ones. */
  empty(): Promise<Result<null, ShelfFault>>;
  /** Closes the connection until the next use, so that the browser can keep the page in its cache. */
  rest(): void;
  /** Deletes a database that cannot be opened, and creates an empty one. */
  beginAnew(): Promise<Result<null, ShelfFault>>;
}

const NAME = 'unwind.shelf';

/** Raised whenever object stores or indexes change; `upgrade` converts each earlier version. */
const VERSION = 1;

interface Schema extends DBSchema {
  /** The cards, which are small. */
  cards: { readonly key: string; readonly value: PackedCard };
  /** The texts of games, as `writeSavedGame` writes them. */
  games: { readonly key: string; readonly value: string };
}

type Database = IDBPDatabase<Schema>;

/** The database. It is opened at the first call. */
export function createShelfDatabase(name = NAME): ShelfDatabase {
  let opened: Promise<Database> | null = null;
  const forget = (): void => {
    opened = null;
  };
  const open = (): Promise<Database> => {
    opened ??= openDB<Schema>(name, VERSION, {
      upgrade(database, before) {
        if (before < 1) {
          database.createObjectStore('cards', { keyPath: 'id' });
          database.createObjectStore('games');
        }
      },
      // Another tab wants to upgrade the database, and waits for this connection to close.
      blocking: (_now, _wanted, event) => {
        (event.target as IDBDatabase).close();
        forget();
      },
      terminated: forget,
    });
    opened.catch(forget);
    return opened;
  };

  async function attempt<T>(work: (database: Database) => Promise<T>): Promise<Result<T, ShelfFault>> {
    try {
      return ok(await work(await open()));
    } catch (error) {
      // The browser has closed the connection by itself. Open it once more.
      if (nameOf(error) !== 'InvalidStateError') return fail(faultOf(error));
      forget();
    }
    try {
      return ok(await work(await open()));
    } catch (error) {
      return fail(faultOf(error));
    }
  }

  return {
    contents: () =>
      attempt(async (database) => {
        const read = (await database.getAll('cards')).map(unpackCard);
        const cards = read.flatMap((card) => (card.ok ? [card.value] : []));
        return { cards, unreadable: read.length - cards.length };
      }),
    get: (id) =>
      attempt(async (database) => {
        const both = database.transaction(['cards', 'games']);
        const [packed, game] = await Promise.all([
          both.objectStore('cards').get(id),
          both.objectStore('games').get(id),
        ]);
        const card = packed === undefined ? null : unpackCard(packed);
        return { card: card?.ok ? card.value : null, game: typeof game === 'string' ? game : null };
      }),
    put: (kept) =>
      attempt(async (database) => {
        const both = database.transaction(['cards', 'games'], 'readwrite');
        const [cards, games] = [both.objectStore('cards'), both.objectStore('games')];
        await allOrNothing(both, () => {
          for (const { card, game } of kept) {
            cards.put(packCard(card)).catch(toTheEnd);
            if (game !== null) games.put(game, card.id).catch(toTheEnd);
          }
        });
        return null;
      }),
    remove: (ids) =>
      attempt(async (database) => {
        const both = database.transaction(['cards', 'games'], 'readwrite');
        const [cards, games] = [both.objectStore('cards'), both.objectStore('games')];
        await allOrNothing(both, () => {
          for (const id of ids) {
            cards.delete(id).catch(toTheEnd);
            games.delete(id).catch(toTheEnd);
          }
        });
        return null;
      }),
    raw: () =>
      attempt(async (database) => {
        const both = database.transaction(['cards', 'games']);
        const games = both.objectStore('games');
        const cards = await both.objectStore('cards').getAll();
        const texts = await Promise.all(cards.map(({ id }) => games.get(id)));
        return cards.map((card, at) => ({ ...card, game: texts[at] ?? null }));
      }),
    empty: () =>
      attempt(async (database) => {
        const both = database.transaction(['cards', 'games'], 'readwrite');
        await allOrNothing(both, () => {
          both.objectStore('cards').clear().catch(toTheEnd);
          both.objectStore('games').clear().catch(toTheEnd);
        });
        return null;
      }),
    rest() {
      const resting = opened;
      forget();
      resting?.then(
        (database) => database.close(),
        () => {},
      );
    },
    async beginAnew() {
      forget();
      try {
        await new Promise<void>((resolve, reject) => {
          const asked = indexedDB.deleteDatabase(name);
          asked.onsuccess = () => resolve();
          asked.onerror = () => reject(asked.error);
          asked.onblocked = () => reject(asked.error);
        });
        await open();
        return ok(null);
      } catch (error) {
        return fail(faultOf(error));
      }
    },
  };
}

/** Ignores the error of a request, because it ends the transaction with the same error. */
const toTheEnd = (): void => {};

/** The parts of a transaction that `allOrNothing` uses. */
interface Ending {
  readonly done: Promise<void>;
  readonly error: DOMException | null;
  abort(): void;
}

/** Makes requests and waits for their transaction to end. If a request throws, aborts the transaction. */
async function allOrNothing(transaction: Ending, request: () => void): Promise<void> {
  try {
    request();
  } catch (error) {
    transaction.abort();
    await transaction.done.catch(toTheEnd);
    throw error;
  }
  try {
    await transaction.done;
  } catch (error) {
    // The transaction's own error says more than "aborted".
    throw transaction.error ?? error;
  }
}

const nameOf = (error: unknown): string =>
  error instanceof Error || error instanceof DOMException ? error.name : '';

/** The fault that an error of the browser means. Any unknown error means a broken database. */
function faultOf(error: unknown): ShelfFault {
  switch (nameOf(error)) {
    case 'QuotaExceededError':
      return 'full';
    case 'VersionError':
      return 'newer';
    default:
      return 'broken';
  }
}
