import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { inTime } from '../shared/inTime';

/** A database may take this many milliseconds to open. After that the app goes on without it until it comes. */
export const OPENING = 5000;

/** The connection to one of the browser's databases. It is opened at the first use, and again after it has closed. */
export interface Connection<S extends DBSchema | unknown> {
  /** The open database. Rejects if it does not open, with a `TimeoutError` if it has not opened in time. */
  open(): Promise<IDBPDatabase<S>>;
  /** The open database, however long that takes. Rejects if it does not open. */
  whenOpen(): Promise<IDBPDatabase<S>>;
  /** Uses a database that is open already. */
  take(database: IDBPDatabase<S>): void;
  /** Forgets a database that has closed. */
  forget(): void;
  /** Closes the database until the next use. */
  rest(): void;
}

/** What a connection tells its user. */
interface Events<S extends DBSchema | unknown> {
  /** The database is open. */
  readonly came?: (database: IDBPDatabase<S>) => void;
  /** The database is closed, or is about to be. */
  readonly gone?: () => void;
}

/**
 * Connects to a database. It closes as soon as another tab wants to upgrade or delete the database, because that tab
 * would wait for it.
 */
export function connectTo<S extends DBSchema | unknown>(
  name: string,
  version: number,
  upgrade: (database: IDBPDatabase<S>, before: number) => void,
  { came = () => {}, gone = () => {} }: Events<S> = {},
): Connection<S> {
  let opened: Promise<IDBPDatabase<S>> | null = null;

  const forget = (): void => {
    opened = null;
    gone();
  };

  // An async function, because a browser without databases throws at once.
  const begin = async (): Promise<IDBPDatabase<S>> => openDB<S>(name, version, { upgrade });

  /** Follows an open database until it closes. */
  const follow = (database: IDBPDatabase<S>, promise: Promise<IDBPDatabase<S>>): void => {
    const end = (): void => {
      if (opened === promise) forget();
    };
    database.addEventListener('close', end);
    database.addEventListener('versionchange', () => {
      database.close();
      end();
    });
    if (opened === promise) came(database);
  };

  const whenOpen = (): Promise<IDBPDatabase<S>> => {
    if (opened !== null) return opened;
    const promise = begin();
    opened = promise;
    promise.then(
      (database) => follow(database, promise),
      () => {
        if (opened === promise) forget();
      },
    );
    return promise;
  };

  return {
    open: () => inTime(whenOpen(), OPENING),
    whenOpen,
    take(database) {
      opened = Promise.resolve(database);
      follow(database, opened);
    },
    forget,
    rest() {
      const resting = opened;
      forget();
      resting?.then(
        (database) => database.close(),
        () => {},
      );
    },
  };
}
