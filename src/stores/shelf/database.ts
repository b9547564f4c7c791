import type { IDBPDatabase } from 'idb';
import { fail, ok, type Result } from '../../sudoku/core';
import { takeOverShelf } from '../saving/earlier/shelf';
import type { Database, Schema } from '../storage/database';
import { number, readOr, record } from '../storage/stored';
import { typed } from '../storage/typed';
import type { Card } from './card';
import { packCard, unpackCard } from './packing';

/**
 * Why the shelf could not be read or written: no room, a later version of Unwind wrote it, the database does not answer,
 * or it is broken.
 */
export type ShelfFault = 'full' | 'newer' | 'silent' | 'broken';

/** A stored puzzle. */
export interface Kept {
  readonly card: Card;
  /** The text of its game; `null` leaves the stored text as it is. */
  readonly game: string | null;
  /** When it was deleted, in milliseconds since 1970; absent if it is on the shelf. */
  readonly binned?: number;
}

/** A puzzle in the bin. */
export interface Binned {
  readonly card: Card;
  /** When it was deleted, in milliseconds since 1970. */
  readonly binned: number;
}

/** The readable cards of the shelf and of its bin, and how many of the shelf cannot be read. */
export interface Contents {
  readonly cards: readonly Card[];
  readonly bin: readonly Binned[];
  readonly unreadable: number;
}

/**
 * The puzzles in the database. Nothing here throws. Each call is one transaction, so even after a crash or
 * with a full disk, it is stored completely or not at all.
 */
export interface ShelfDatabase {
  contents(): Promise<Result<Contents, ShelfFault>>;
  /** The stored card and the text of its game; each is `null` if it is missing. */
  get(id: string): Promise<Result<{ readonly card: Card | null; readonly game: string | null }, ShelfFault>>;
  /** Stores puzzles on the shelf or in the bin. A puzzle that comes onto the shelf leaves the bin. */
  put(kept: readonly Kept[]): Promise<Result<null, ShelfFault>>;
  /** Stores ratings and names of puzzles. Returns those that are on the shelf and have not been played meanwhile. */
  amend(amended: readonly Card[]): Promise<Result<readonly Card[], ShelfFault>>;
  /** Moves puzzles to the bin. Returns those that were on the shelf. */
  toBin(ids: readonly string[], at: number): Promise<Result<readonly Binned[], ShelfFault>>;
  /** Moves puzzles from the bin back to the shelf. Returns those that were in the bin. */
  fromBin(ids: readonly string[]): Promise<Result<readonly Card[], ShelfFault>>;
  /** Deletes puzzles that are in the bin, with their games. */
  discard(ids: readonly string[]): Promise<Result<null, ShelfFault>>;
  /** All records of the shelf or of its bin, including unreadable ones, for a file. */
  raw(part: 'cards' | 'bin'): Promise<Result<readonly unknown[], ShelfFault>>;
  /** Deletes all records, including unreadable ones. */
  empty(): Promise<Result<null, ShelfFault>>;
  /** Resolves when a database that did not answer has opened after all; never if it does not open. */
  whenOpen(): Promise<void>;
  /** Deletes a database that cannot be opened, with everything in it, and creates an empty one. */
  beginAnew(): Promise<Result<null, ShelfFault>>;
}

export function createShelfDatabase(database: Database): ShelfDatabase {
  async function attempt<T>(
    work: (database: IDBPDatabase<Schema>) => Promise<T>,
  ): Promise<Result<T, ShelfFault>> {
    try {
      return ok(await work(typed(await database.open())));
    } catch (error) {
      // The browser has closed the connection by itself. Open it once more.
      if (nameOf(error) !== 'InvalidStateError') return fail(faultOf(error));
      database.forget();
    }
    try {
      return ok(await work(typed(await database.open())));
    } catch (error) {
      return fail(faultOf(error));
    }
  }

  return {
    contents: () =>
      attempt(async (database) => {
        await takeOverShelf(database);
        const read = (await database.getAll('cards')).map(unpackCard);
        const cards = read.flatMap((card) => (card.ok ? [card.value] : []));
        const bin = (await database.getAll('bin')).flatMap(unpackBinned);
        return { cards, bin, unreadable: read.length - cards.length };
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
        const all = database.transaction(['cards', 'bin', 'games'], 'readwrite');
        const [cards, bin, games] = [
          all.objectStore('cards'),
          all.objectStore('bin'),
          all.objectStore('games'),
        ];
        await allOrNothing(all, () => {
          for (const { card, game, binned } of kept) {
            // Another tab may have deleted the puzzle that is played here, so take it out of the bin.
            const change =
              binned === undefined
                ? [cards.put(packCard(card)), bin.delete(card.id)]
                : [bin.put({ ...packCard(card), binned })];
            for (const request of change) request.catch(toTheEnd);
            if (game !== null) games.put(game, card.id).catch(toTheEnd);
          }
        });
        return null;
      }),
    amend: (amended) =>
      attempt(async (database) => {
        const all = database.transaction('cards', 'readwrite');
        const still: Card[] = [];
        await allOrNothing(all, async () => {
          for (const card of amended) {
            const stored = unpackCard(await all.store.get(card.id));
            if (!stored.ok || stored.value.mark !== card.mark) continue;
            still.push(card);
            all.store.put(packCard(card)).catch(toTheEnd);
          }
        });
        return still;
      }),
    toBin: (ids, at) =>
      attempt(async (database) => {
        const both = database.transaction(['cards', 'bin'], 'readwrite');
        const [cards, bin] = [both.objectStore('cards'), both.objectStore('bin')];
        const moved: Binned[] = [];
        await allOrNothing(both, async () => {
          for (const id of ids) {
            const stored = await cards.get(id);
            if (stored === undefined) continue;
            const record = { ...stored, binned: at };
            moved.push(...unpackBinned(record));
            bin.put(record).catch(toTheEnd);
            cards.delete(id).catch(toTheEnd);
          }
        });
        return moved;
      }),
    fromBin: (ids) =>
      attempt(async (database) => {
        const both = database.transaction(['cards', 'bin'], 'readwrite');
        const [cards, bin] = [both.objectStore('cards'), both.objectStore('bin')];
        const moved: Card[] = [];
        await allOrNothing(both, async () => {
          for (const id of ids) {
            const stored = await bin.get(id);
            if (stored === undefined) continue;
            const { binned: _, ...packed } = stored;
            moved.push(...unpackBinned(stored).map(({ card }) => card));
            cards.put(packed).catch(toTheEnd);
            bin.delete(id).catch(toTheEnd);
          }
        });
        return moved;
      }),
    discard: (ids) =>
      attempt(async (database) => {
        const both = database.transaction(['bin', 'games'], 'readwrite');
        const [bin, games] = [both.objectStore('bin'), both.objectStore('games')];
        await allOrNothing(both, async () => {
          for (const id of ids) {
            // Another tab may have put it back.
            if ((await bin.getKey(id)) === undefined) continue;
            bin.delete(id).catch(toTheEnd);
            games.delete(id).catch(toTheEnd);
          }
        });
        return null;
      }),
    raw: (part) =>
      attempt(async (database) => {
        const both = database.transaction([part, 'games']);
        const games = both.objectStore('games');
        const cards = await both.objectStore(part).getAll();
        const texts = await Promise.all(cards.map(({ id }) => games.get(id)));
        return cards.map((card, at) => ({ ...card, game: texts[at] ?? null }));
      }),
    empty: () =>
      attempt(async (database) => {
        const all = database.transaction(['cards', 'bin', 'games'], 'readwrite');
        await allOrNothing(all, () => {
          for (const name of ['cards', 'bin', 'games'] as const)
            all.objectStore(name).clear().catch(toTheEnd);
        });
        return null;
      }),
    async whenOpen() {
      await database.whenOpen().catch(() => new Promise(() => {}));
    },
    async beginAnew() {
      try {
        await database.beginAnew();
        return ok(null);
      } catch (error) {
        return fail(faultOf(error));
      }
    },
  };
}

/** The puzzle of a record of the bin; none if it cannot be read. */
function unpackBinned(stored: unknown): readonly Binned[] {
  const card = unpackCard(stored);
  return card.ok ? readOr([], () => [{ card: card.value, binned: number(record(stored).binned) }]) : [];
}

/** Ignores the error of a request, because it ends the transaction with the same error. */
const toTheEnd = (): void => {};

/** The parts of a transaction that `allOrNothing` uses. */
interface Ending {
  readonly done: Promise<void>;
  readonly error: DOMException | null;
  abort(): void;
}

/** Makes requests and waits for their transaction to end. If one cannot be made, aborts the transaction. */
async function allOrNothing(transaction: Ending, request: () => void | Promise<void>): Promise<void> {
  try {
    await request();
  } catch (error) {
    // A request that failed has ended the transaction already.
    if (transaction.error === null) transaction.abort();
    await transaction.done.catch(toTheEnd);
    throw transaction.error ?? error;
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
    case 'TimeoutError':
      return 'silent';
    default:
      return 'broken';
  }
}
