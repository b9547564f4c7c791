import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { type Cell, type Digit, digitAt } from '../../sudoku/core';
import { boardOf, FakeChannel, FakeStorage, noticesOf, openStores } from '../testing';
import { createChannel } from './channel';
import { createDatabase, openDatabase, readTexts, type TextRow } from './database';
import { createTexts, NOTE } from './texts';

let visits = 0;
let channels = new Set<FakeChannel>();

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  channels = new Set();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Waits long enough for the database to finish. */
async function settled(): Promise<void> {
  for (let i = 0; i < 20; i++) await new Promise((resolve) => setTimeout(resolve));
}

/** What the database has. */
async function inDatabase(): Promise<Readonly<Record<string, string | null>>> {
  const database = await openDatabase();
  const rows = await readTexts(database);
  database.close();
  return Object.fromEntries(rows.map(({ key, text }) => [key, text]));
}

const notesIn = (notes: Storage): readonly string[] =>
  Array.from({ length: notes.length }, (_, at) => notes.key(at) ?? '');

/** Texts in a database that the page has read already, as `firstScreen/early.js` does it. */
async function openTexts({ notes = new FakeStorage() as Storage | null, isLate = false } = {}) {
  const database = createDatabase();
  let stored: readonly TextRow[] | null = null;
  if (!isLate) {
    const open = await openDatabase();
    stored = await readTexts(open);
    database.take(Promise.resolve(open));
    await Promise.resolve();
  }
  // A page of an earlier test may still send something.
  const all = channels;
  const channel = createChannel(() => new FakeChannel(all));
  const texts = createTexts({ database, notes, channel, now: Date.now }, stored);
  return { ...texts, texts, database, notes, channel };
}

/** A page with its texts in the database. */
async function openPage(options: Parameters<typeof openTexts>[0] = {}) {
  const opened = await openTexts(options);
  const page = openStores({ storage: opened.texts, database: opened.database, tab: `tab${++visits}` });
  return {
    ...page,
    database: opened.database,
    notes: opened.notes,
    enter: async (cell: number, digit: Digit) => {
      page.selection.select(cell as Cell);
      page.editor.tap(cell as Cell);
      page.editor.digit(digit);
      await Promise.resolve();
      await Promise.resolve();
    },
    entry: (cell: number) => digitAt(boardOf(page).entries, cell as Cell),
  };
}

describe('a move', () => {
  it('is sent to the database before the next key, without waiting for an answer, in one transaction', async () => {
    const page = await openPage();
    page.game.store.subscribe(() => void page.textStore.put('unwind.tally', `${Math.random()}`));
    const commit = vi.spyOn(IDBTransaction.prototype, 'commit');
    await page.enter(0, 4);
    expect(commit).toHaveBeenCalledTimes(1);
    await page.enter(1, 8);
    expect(commit).toHaveBeenCalledTimes(2);
    await settled();
    const next = await openPage();
    expect(next.game.store.getState()).toEqual(page.game.store.getState());
    expect(next.selection.store.getState().cursor).toBe(1);
  });

  it('is in a note until the database has it, and no longer', async () => {
    const notes = new FakeStorage();
    const page = await openPage({ notes });
    await page.enter(0, 4);
    expect(notesIn(notes)).toContain(`${NOTE}unwind.game`);
    await settled();
    expect(notesIn(notes)).toEqual([]);
    expect((await inDatabase())['unwind.game']).toContain('"digit":4');
  });

  it('that only a note has is restored, and stored', async () => {
    const notes = new FakeStorage();
    const page = await openPage({ notes });
    await page.enter(0, 4);
    await settled();
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await page.enter(1, 8);
    await settled();
    vi.restoreAllMocks();
    expect(noticesOf(page)).toEqual([]);
    const next = await openPage({ notes });
    expect(next.game.store.getState()).toEqual(page.game.store.getState());
    await settled();
    expect(notesIn(notes)).toEqual([]);
    expect((await openPage()).entry(1)).toBe(8);
  });

  it('is not replaced by an older note that a killed browser brings back', async () => {
    const notes = new FakeStorage();
    const texts = await openTexts({ notes });
    texts.setItem('a', 'first');
    texts.setItem('b', 'deleted later');
    const old = notesIn(notes).map((key) => [key, notes.getItem(key) ?? ''] as const);
    await settled();
    texts.setItem('a', 'second');
    texts.removeItem('b');
    await settled();
    for (const [key, text] of old) notes.setItem(key, text);
    const next = await openTexts({ notes });
    expect([next.getItem('a'), next.getItem('b')]).toEqual(['second', null]);
    expect(notesIn(notes)).toEqual([]);
  });

  it('is not replaced by the game of an earlier version that a killed browser brings back', async () => {
    for (const isLate of [false, true]) {
      vi.stubGlobal('indexedDB', new IDBFactory());
      const texts = await openTexts();
      for (const key of ['a', 'b', 'c']) texts.takeOver(key, 'of the earlier version');
      texts.setItem('a', 'moved on');
      texts.removeItem('b');
      await settled();
      const next = await openTexts({ isLate });
      for (const key of ['a', 'b', 'c', 'd']) next.takeOver(key, 'of the earlier version');
      await settled();
      const all = { a: 'moved on', b: null, c: 'of the earlier version', d: 'of the earlier version' };
      expect(await inDatabase()).toEqual(all);
      for (const [key, text] of Object.entries(all)) expect(next.getItem(key)).toBe(text);
    }
  });

  it('that the database has refused is sent again with the next one', async () => {
    const page = await openPage({ notes: null });
    const commit = vi.spyOn(IDBTransaction.prototype, 'commit').mockImplementationOnce(function (
      this: IDBTransaction,
    ) {
      this.abort();
    });
    await page.enter(0, 4);
    await settled();
    expect(commit).toHaveBeenCalled();
    commit.mockRestore();
    await page.enter(1, 8);
    await settled();
    // That one was told that there is no room.
    await page.enter(3, 9);
    page.leave();
    await settled();
    expect(noticesOf(page)).toEqual([]);
    expect([0, 1, 3].map((await openPage()).entry)).toEqual([4, 8, 9]);
  });

  it('that neither the database nor a note has room for is told', async () => {
    const notes = new FakeStorage();
    const page = await openPage({ notes });
    notes.full = true;
    await page.enter(0, 4);
    await settled();
    expect(noticesOf(page)).toEqual([]);
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await page.enter(1, 8);
    await settled();
    await page.enter(3, 9);
    await settled();
    expect(noticesOf(page)).toEqual(['cannotSave']);
    put.mockRestore();
    await page.enter(5, 7);
    await settled();
    await page.enter(6, 4);
    page.leave();
    await settled();
    expect(noticesOf(page)).toEqual([]);
    expect((await openPage()).game.store.getState()).toEqual(page.game.store.getState());
  });
});

describe('the database', () => {
  it('is opened again if it was closed, for a move or for a page that comes back from the cache', async () => {
    const page = await openTexts();
    page.database.rest();
    page.setItem('a', 'first');
    await settled();
    expect(await inDatabase()).toEqual({ a: 'first' });
    (await page.database.open()).close();
    page.setItem('a', 'second');
    await settled();
    expect(await inDatabase()).toEqual({ a: 'second' });
    page.channel.rest();
    page.rest();
    page.database.rest();
    // The page is told that it is hidden only after it is told that it is left.
    page.setItem('b', 'of the hidden page');
    await settled();
    expect(page.database.now()).toBeNull();
    const other = await openTexts();
    other.setItem('a', 'of another tab');
    await settled();
    const heard = vi.fn();
    page.onOther(heard);
    page.channel.wake();
    page.wake();
    await settled();
    expect(page.getItem('a')).toBe('of another tab');
    expect(heard).toHaveBeenCalledOnce();
    expect(await inDatabase()).toEqual({ a: 'of another tab', b: 'of the hidden page' });
  });

  it('that is missing leaves everything in the notes', async () => {
    vi.stubGlobal('indexedDB', undefined);
    const notes = new FakeStorage();
    const page = await openPage({ notes, isLate: true });
    await page.enter(0, 4);
    await settled();
    await page.enter(1, 8);
    await settled();
    const next = await openPage({ notes, isLate: true });
    expect(next.game.store.getState()).toEqual(page.game.store.getState());
    expect(noticesOf(next)).toEqual([]);
  });

  it('of a later version leaves everything in the notes, from the first move on', async () => {
    const notes = new FakeStorage();
    const page = await openPage({ notes });
    await page.enter(0, 4);
    await settled();
    (await openDB('unwind', 99)).close();
    await page.enter(1, 8);
    await settled();
    const next = await openPage({ notes, isLate: true });
    expect(next.game.store.getState()).toEqual(page.game.store.getState());
    await next.database.beginAnew();
    await settled();
    expect(notesIn(notes)).toEqual([]);
    expect((await openPage()).game.store.getState()).toEqual(page.game.store.getState());
  });

  it('that comes late is asked what to use, and gets what was written meanwhile', async () => {
    const before = await openTexts();
    before.setItem('a', 'stored');
    before.setItem('b', 'stored');
    await settled();
    const database = createDatabase();
    let answer = (_open: IDBDatabase): void => {};
    database.take(
      new Promise((resolve) => {
        answer = resolve;
      }),
    );
    const page = createTexts(
      { database, notes: new FakeStorage(), channel: createChannel(() => null), now: Date.now },
      null,
    );
    const show = vi.fn();
    page.onLate(async ({ found, own }) => {
      expect([...own]).toEqual(['c']);
      return { rows: found.filter(({ key }) => key === 'a'), show };
    });
    page.setItem('c', 'written meanwhile');
    await settled();
    expect(page.getItem('a')).toBeNull();
    answer(await openDatabase());
    await settled();
    expect(show).toHaveBeenCalledOnce();
    expect([page.getItem('a'), page.getItem('b')]).toEqual(['stored', null]);
    expect(await inDatabase()).toEqual({ a: 'stored', b: 'stored', c: 'written meanwhile' });
  });

  it('forgets a deletion after a day', async () => {
    const page = await openTexts();
    page.setItem('a', 'text');
    await settled();
    page.removeItem('a');
    await settled();
    expect(await inDatabase()).toEqual({ a: null });
    const now = Date.now();
    vi.spyOn(Date, 'now').mockReturnValue(now + 2 * 24 * 60 * 60 * 1000);
    await openTexts();
    await settled();
    expect(await inDatabase()).toEqual({});
  });
});

test('another tab is told of each text, and has it before it is told', async () => {
  const [one, other] = [await openTexts(), await openTexts()];
  const heard: (string | null)[] = [];
  other.onOther(() => void heard.push(other.getItem('a')));
  one.setItem('a', 'text');
  await settled();
  expect(heard).toEqual(['text']);
});

test('two tabs with different boards: the one that writes last sets the other’s aside', async () => {
  const [one, other] = [await openPage(), await openPage()];
  await one.enter(0, 4);
  await settled();
  await other.enter(1, 8);
  await settled();
  expect(noticesOf(other)).toContain('setAside');
  const next = await openPage();
  expect([next.entry(0), next.entry(1), next.textStore.keysAside().length]).toEqual([null, 8, 1]);
});
