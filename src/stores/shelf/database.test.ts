import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { deleteDB, openDB } from 'idb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { boardOf, grid } from '../../sudoku/core';
import { createDatabase, OPENING } from '../storage/database';
import { type Card, cardOf } from './card';
import { createShelfDatabase } from './database';

const EASY = grid('53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79');
const card = (id: string): Card =>
  cardOf(boardOf(EASY, { kind: 'pasted', name: null, at: 5 }), { id, mark: 'm', at: 7 }, null);

beforeEach(() => void vi.stubGlobal('indexedDB', new IDBFactory()));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** The shelf of a page. */
const open = () => createShelfDatabase(createDatabase());

/** Writes a raw record into the database. */
async function putRaw(value: unknown): Promise<void> {
  const database = await openDB('unwind');
  await database.put('cards', value);
  database.close();
}

describe('the database of the shelf', () => {
  it('returns what was put, and nothing after it was removed', async () => {
    const database = open();
    expect(await database.put([{ card: card('a'), game: 'text' }])).toEqual({ ok: true, value: null });
    await database.put([{ card: { ...card('a'), mark: 'n' }, game: null }]);
    expect(await database.get('a')).toEqual({
      ok: true,
      value: { card: { ...card('a'), mark: 'n' }, game: 'text' },
    });
    expect(await database.get('b')).toEqual({ ok: true, value: { card: null, game: null } });
    await database.toBin(['a'], 8);
    expect(await database.contents()).toEqual({
      ok: true,
      value: { cards: [], bin: [{ card: { ...card('a'), mark: 'n' }, binned: 8 }], unreadable: 0 },
    });
  });

  it('counts unreadable cards, and does not change them', async () => {
    const database = open();
    await database.put([{ card: card('a'), game: 'text' }]);
    const newer = { id: 'b', version: 99, other: true };
    await putRaw(newer);
    await putRaw({ ...card('c'), version: 1, givens: 'not a grid' });
    await putRaw({ id: 'd' });
    expect(await database.contents()).toEqual({
      ok: true,
      value: { cards: [card('a')], bin: [], unreadable: 3 },
    });
    const raw = await database.raw('cards');
    expect(raw.ok && raw.value).toContainEqual({ ...newer, game: null });
  });

  it('stores a call completely or not at all', async () => {
    const database = open();
    await database.put([{ card: card('a'), game: 'old' }]);
    const put = IDBObjectStore.prototype.put;
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, value, key) {
      if (this.name === 'games') throw new DOMException('full', 'QuotaExceededError');
      return put.call(this, value, key);
    });
    const done = await database.put([{ card: { ...card('a'), mark: 'n' }, game: 'new' }]);
    expect(done).toEqual({ ok: false, error: 'full' });
    vi.restoreAllMocks();
    expect(await database.get('a')).toEqual({ ok: true, value: { card: card('a'), game: 'old' } });
  });

  it('says that it is from a later version, and starts again only on request', async () => {
    const later = await openDB('unwind', 7, { upgrade: (db) => void db.createObjectStore('things') });
    later.close();
    const database = open();
    expect(await database.contents()).toEqual({ ok: false, error: 'newer' });
    expect(await database.put([{ card: card('a'), game: '' }])).toEqual({ ok: false, error: 'newer' });
    expect(await database.beginAnew()).toEqual({ ok: true, value: null });
    expect(await database.contents()).toEqual({ ok: true, value: { cards: [], bin: [], unreadable: 0 } });
  });

  it('says that it is broken if the browser does not open it or it has other object stores', async () => {
    vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('', 'UnknownError');
    });
    expect(await open().contents()).toEqual({ ok: false, error: 'broken' });
    vi.restoreAllMocks();
    await deleteDB('unwind');
    const other = await openDB('unwind', 2, { upgrade: (db) => void db.createObjectStore('things') });
    other.close();
    expect(await open().contents()).toEqual({ ok: false, error: 'broken' });
  });

  it('opens again after it has rested', async () => {
    const connection = createDatabase();
    const database = createShelfDatabase(connection);
    await database.put([{ card: card('a'), game: '' }]);
    connection.rest();
    expect((await database.get('a')).ok).toBe(true);
  });

  it('closes for a tab with a later version', async () => {
    const database = open();
    await database.contents();
    const later = await openDB('unwind', 99);
    later.close();
    expect(await database.contents()).toEqual({ ok: false, error: 'newer' });
  });

  it('says when it does not answer in time, and answers when it comes', async () => {
    const old = await openDB('unwind', 1, {
      upgrade: (database) => void database.createObjectStore('files'),
    });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const database = open();
    const asked = database.contents();
    await vi.advanceTimersByTimeAsync(OPENING);
    expect(await asked).toEqual({ ok: false, error: 'silent' });
    vi.useRealTimers();
    old.close();
    await database.whenOpen();
    expect(await database.contents()).toEqual({ ok: true, value: { cards: [], bin: [], unreadable: 0 } });
  });

  it('says that it does not answer if another tab does not let it begin anew', async () => {
    const held = await openDB('unwind', 3);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const asked = open().beginAnew();
    await vi.advanceTimersByTimeAsync(OPENING);
    expect(await asked).toEqual({ ok: false, error: 'silent' });
    vi.useRealTimers();
    held.close();
  });

  it('says that it is broken if the browser has no databases', async () => {
    vi.stubGlobal('indexedDB', undefined);
    expect(await open().contents()).toEqual({ ok: false, error: 'broken' });
  });
});
