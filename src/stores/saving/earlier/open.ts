import { type IDBPDatabase, openDB } from 'idb';

/** Opens a database of an earlier version; `null` if there is none, or it cannot be opened. */
export async function openEarlier(name: string): Promise<IDBPDatabase | null> {
  try {
    // Not every browser can tell.
    const all = await indexedDB.databases?.();
    if (all?.every((one) => one.name !== name)) return null;
    const database = await openDB(name, undefined, {
      // There is none. Without its first version, none is created.
      upgrade: (_database, _before, _version, transaction) => transaction.abort(),
    });
    database.addEventListener('versionchange', () => database.close());
    return database;
  } catch {
    return null;
  }
}
