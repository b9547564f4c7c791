import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { fail, ok, type Result } from '../../sudoku/core';
import type { Card } from './card';
import { type PackedCard, packCard, unpackCard } from './packing';

/** Why the shelf could not be read or written: no room, from a later version of Unwind, or the database is broken. */
export type ShelfFault = 'full' | 'newer' | 'broken';

/** A puzzle as it is stored: its card, and the text of its game where that has changed too. */
export interface Kept {
  readonly card: Card;
  readonly game: string | null;
}

/** What the shelf holds. What cannot be read is left as it is, and counted. */
export interface Contents {
  readonly cards: readonly Card[];
  readonly unreadable: number;
}

/**
 * The puzzles in the browser's database. Nothing here throws. Each call is one transaction: after a crash, or where
 * the disk is full, all of it is stored or none.
 */
export interface ShelfDatabase {
  contents(): Promise<Result<Contents, ShelfFault>>;
  /** The card as it is stored now, and the text of its game; `null` for what is not there. */
  get(id: string): Promise<Result<{ readonly card: Card | null; readonly game: string | null }, ShelfFault>>;
  put(kept: readonly Kept[]): Promise<Result<null, ShelfFault>>;
  remove(ids: readonly string[]): Promise<Result<null, ShelfFault>>;
  /** Everything as it is stored, also what cannot be read, for a file. */
  raw(): Promise<Result<readonly unknown[], ShelfFault>>;
  /** Takes away everything, also what cannot be read. */
  empty(): Promise<Result<null, ShelfFault>>;
  /** Closes it until it is used again, as a page must that is kept alive while another is shown. */
  rest(): void;
  /** Begins a new, empty shelf in place of one that cannot be opened. */
  beginAnew(): Promise<Result<null, ShelfFault>>;
}

const NAME = 'unwind.shelf';

/** Raised whenever stores or indexes change; `upgrade` leads here from each earlier one. */
const VERSION = 1;

interface Schema extends DBSchema {
  /** What the list shows, small. */
  cards: { readonly key: string; readonly value: PackedCard };
  /** The texts of games, as `writeSavedGame` writes them. */
  games: { readonly key: string; readonly value: string };
}

type Database = IDBPDatabase<Schema>;

/** The database, opened when it is first used. */
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
      // Another tab has a later version, which waits for this one to let go.
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
      // A connection that the browser has closed by itself is opened once more.
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

/** What goes wrong with one request ends its transaction, which tells it. */
const toTheEnd = (): void => {};

/** What a transaction has of which the end is waited for. */
interface Ending {
  readonly done: Promise<void>;
  readonly error: DOMException | null;
  abort(): void;
}

/** Makes requests and waits for the end of their transaction, which is given up if one cannot be made. */
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
    // Its own error says more than that it was given up.
    throw transaction.error ?? error;
  }
}

const nameOf = (error: unknown): string =>
  error instanceof Error || error instanceof DOMException ? error.name : '';

/** What the browser means by an error. Whatever is not known here is a database that cannot be used. */
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
