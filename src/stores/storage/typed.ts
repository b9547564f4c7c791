import { type IDBPDatabase, wrap } from 'idb';
import type { Schema } from './database';

/** The open database with promises and types for its requests, by the library idb. */
export const typed = (database: IDBDatabase): IDBPDatabase<Schema> =>
  // `wrap` does not know what is in a database; `upgrade` in database.ts does.
  wrap(database) as IDBPDatabase<Schema>;
