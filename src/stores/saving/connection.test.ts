import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { deleteDB, openDB } from 'idb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { connectTo, OPENING } from './connection';

beforeEach(() => void vi.stubGlobal('indexedDB', new IDBFactory()));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A connection, with what it has told. */
function connect() {
  const told: string[] = [];
  const connection = connectTo('some', 1, (database) => void database.createObjectStore('texts'), {
    came: () => told.push('came'),
    gone: () => told.push('gone'),
  });
  return { ...connection, told };
}

it.each([
  ['that it has opened', async (connection: ReturnType<typeof connect>) => void (await connection.open())],
  [
    'that it has taken over',
    async (connection: ReturnType<typeof connect>) =>
      connection.take(
        await openDB('some', 1, { upgrade: (database) => void database.createObjectStore('texts') }),
      ),
  ],
])('closes a database %s for a tab that wants to upgrade or delete it', async (_, open) => {
  const connection = connect();
  await open(connection);
  await deleteDB('some');
  expect(connection.told).toEqual(['came', 'gone']);
  await connection.open();
  (await openDB('some', 2)).close();
  expect(connection.told).toEqual(['came', 'gone', 'came', 'gone']);
  await expect(connection.open()).rejects.toMatchObject({ name: 'VersionError' });
});

it('opens once for all that ask, and again after a rest', async () => {
  const connection = connect();
  const [one, other] = await Promise.all([connection.open(), connection.whenOpen()]);
  expect(one).toBe(other);
  connection.rest();
  expect(await connection.open()).not.toBe(one);
});

it('rejects if the browser has no databases, or refuses at once', async () => {
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('', 'SecurityError');
  });
  await expect(connect().whenOpen()).rejects.toMatchObject({ name: 'SecurityError' });
  vi.stubGlobal('indexedDB', undefined);
  await expect(connect().open()).rejects.toThrow();
});

it('says when a database does not open in time, and has it when it comes', async () => {
  // The deletion waits for this connection, which does not close.
  const held = await openDB('some', 1);
  const deleted = deleteDB('some');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const connection = connect();
  const late = expect(connection.open()).rejects.toMatchObject({ name: 'TimeoutError' });
  await vi.advanceTimersByTimeAsync(OPENING);
  await late;
  vi.useRealTimers();
  const coming = connection.whenOpen();
  held.close();
  await deleted;
  expect(await connection.open()).toBe(await coming);
  expect(connection.told).toEqual(['came']);
});
