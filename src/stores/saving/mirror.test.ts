import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { openDB, unwrap } from 'idb';
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { type Cell, type Digit, digitAt } from '../../sudoku/core';
import { boardOf, FakeStorage, noticesOf, openStores } from '../testing';
import { createMirror, type OpenedCopy } from './mirror';
import { COUNT_KEY, type Copied, type Copy, isText, type Latest } from './newer';
import { asidesOf, readAside } from './readAside';

let visits = 0;

beforeEach(() => void vi.stubGlobal('indexedDB', new IDBFactory()));
afterEach(() => void vi.unstubAllGlobals());

/** Waits long enough for the database to finish. */
async function settled(): Promise<void> {
  for (let i = 0; i < 20; i++) await new Promise((resolve) => setTimeout(resolve));
}

/** Opens the page and starts its mirror. */
async function openPage(storage: Storage) {
  const page = openStores({ storage, tab: `tab${++visits}` });
  const mirror = createMirror(page);
  const texts = await mirror.start();
  await settled();
  return {
    ...page,
    mirror,
    /** The restored texts, except the game. */
    texts,
    enter: async (cell: number, digit: Digit) => {
      page.selection.select(cell as Cell);
      page.editor.tap(cell as Cell);
      page.editor.digit(digit);
      await Promise.resolve();
    },
    entry: (cell: number) => digitAt(boardOf(page).entries, cell as Cell),
  };
}

/** A copy of a storage at some moment: the part that a killed browser has written to disk. */
function copyOf(storage: Storage): FakeStorage {
  const copy = new FakeStorage();
  for (let at = 0; at < storage.length; at++) {
    const key = storage.key(at) ?? '';
    copy.setItem(key, storage.getItem(key) ?? '');
  }
  return copy;
}

test('a game that a killed browser did not write to disk is restored, with its history and the cursor', async () => {
  const storage = new FakeStorage();
  const before = await openPage(storage);
  await before.enter(0, 4);
  const onDisk = copyOf(storage);
  await before.enter(1, 8);
  before.leave();
  await before.enter(3, 9);
  await settled();
  const after = await openPage(onDisk);
  expect([0, 1, 3].map(after.entry)).toEqual([4, 8, 9]);
  expect(after.game.store.getState()).toEqual(before.game.store.getState());
  expect(after.selection.store.getState().cursor).toBe(3);
  // It is also stored again.
  expect(openStores({ storage: onDisk }).game.store.getState()).toEqual(before.game.store.getState());
});

test('a game is restored if the disk had nothing at all, or the save of an earlier visit', async () => {
  const storage = new FakeStorage();
  const first = await openPage(storage);
  await first.enter(0, 4);
  await settled();
  const onDisk = copyOf(storage);
  const second = await openPage(storage);
  await second.enter(1, 8);
  await settled();
  expect((await openPage(onDisk)).entry(1)).toBe(8);
  expect((await openPage(new FakeStorage())).entry(1)).toBe(8);
});

test('each change is sent to the database before the next key, without waiting for its answers', async () => {
  const storage = new FakeStorage();
  const page = await openPage(storage);
  const commit = vi.spyOn(IDBTransaction.prototype, 'commit');
  await page.enter(0, 4);
  expect(commit).toHaveBeenCalledTimes(1);
  await page.enter(1, 8);
  expect(commit).toHaveBeenCalledTimes(2);
  commit.mockRestore();
  await settled();
});

/** Opens the database and reads the copy, as the page does before its scripts have loaded. */
async function openEarly(): Promise<OpenedCopy> {
  const database = unwrap(await openDB('unwind.latest', 1));
  return { database, copy: await copyNow() };
}

/** The storage after a visit with one entry, which has been copied. */
async function playedOnce(): Promise<FakeStorage> {
  const storage = new FakeStorage();
  await (await openPage(storage)).enter(0, 4);
  await settled();
  return storage;
}

/** A page whose storage has lost everything. */
const restoredFromCopy = async () => openStores({ storage: new FakeStorage(), copy: await copyNow() });

describe('with a database that is already open', () => {
  it('each key is copied from the moment the mirror starts, without waiting for an answer', async () => {
    const storage = await playedOnce();
    const early = await openEarly();
    const page = openStores({ storage, tab: 'next' });
    const commit = vi.spyOn(IDBTransaction.prototype, 'commit');
    const started = createMirror(page).start(early);
    expect(commit).toHaveBeenCalledTimes(1);
    page.editor.digit(9);
    await Promise.resolve();
    expect(commit).toHaveBeenCalledTimes(2);
    commit.mockRestore();
    await started;
    await settled();
    expect(boardOf(await restoredFromCopy())).toEqual(boardOf(page));
  });

  it('the whole game is written again only if the copy has another one', async () => {
    const storage = await playedOnce();
    const written = async (storage: Storage): Promise<readonly unknown[]> => {
      const put = vi.spyOn(IDBObjectStore.prototype, 'put');
      await createMirror(openStores({ storage, tab: `tab${++visits}` })).start(await openEarly());
      const keys = put.mock.calls.map(([, key]) => key);
      put.mockRestore();
      return keys;
    };
    expect(await written(storage)).not.toContain('whole');
    const other = openStores({ storage, tab: 'other' });
    other.game.load(openStores({ storage: new FakeStorage() }).game.store.getState());
    other.leave();
    expect(await written(storage)).toContain('whole');
  });

  it('a copy that was read too late is restored when the mirror starts', async () => {
    const storage = new FakeStorage();
    const before = await openPage(storage);
    await before.enter(0, 4);
    const onDisk = copyOf(storage);
    await before.enter(1, 8);
    await settled();
    const page = openStores({ storage: onDisk, tab: 'next' });
    await createMirror(page).start(await openEarly());
    expect(boardOf(page)).toEqual(boardOf(before));
  });

  it('another one is opened if it has been closed meanwhile', async () => {
    const storage = await playedOnce();
    const early = await openEarly();
    early.database.close();
    const page = openStores({ storage, tab: 'next' });
    await createMirror(page).start(early);
    page.editor.digit(9);
    await settled();
    expect(boardOf(await restoredFromCopy())).toEqual(boardOf(page));
  });
});

test('of two tabs, the game that was written last is restored, even if the other tab’s game is on the disk', async () => {
  const storage = new FakeStorage();
  const one = await openPage(storage);
  await one.enter(0, 4);
  const two = await openPage(storage);
  // Ask no question, because both boards are stored elsewhere too.
  two.saving.passBy(() => true);
  await one.enter(1, 8);
  await settled();
  const onDisk = copyOf(storage);
  await two.enter(3, 9);
  await settled();
  const after = await openPage(onDisk);
  expect(after.game.store.getState()).toEqual(two.game.store.getState());
});

test('a copy that the database has refused is repeated with the next one', async () => {
  const storage = new FakeStorage();
  const page = await openPage(storage);
  const onDisk = copyOf(storage);
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
  expect([0, 1].map((await openPage(onDisk)).entry)).toEqual([4, 8]);
});

test('only the newest of very many tabs are remembered', async () => {
  const storage = new FakeStorage();
  for (let tab = 0; tab < 35; tab++) {
    await (await openPage(storage)).enter(0, tab % 2 ? 4 : 8);
    await settled();
  }
  const database = await openDB('unwind.latest');
  // Also the latest changes, the whole game and the tab of this visit.
  expect(await database.count('texts')).toBe(33);
  database.close();
});

test('a game that only the storage has stays', async () => {
  const storage = new FakeStorage();
  const before = await openPage(storage);
  await before.enter(0, 4);
  await settled();
  // A tab whose database does not answer.
  const other = openStores({ storage, tab: 'other' });
  other.game.undo();
  other.leave();
  expect((await openPage(storage)).entry(0)).toBeNull();
});

test.each(['keepMine', 'useOther'] as const)(
  'the board chosen of two is copied at once: %s',
  async (choice) => {
    const storage = new FakeStorage();
    const mine = await openPage(storage);
    await mine.enter(0, 4);
    const other = await openPage(storage);
    await mine.enter(1, 8);
    await other.enter(3, 9);
    await settled();
    expect(noticesOf(other)).toContain('otherTab');
    const onDisk = copyOf(storage);
    other.saving.resolve(choice);
    await settled();
    const board = other.game.store.getState();
    expect((await openPage(onDisk)).game.store.getState()).toEqual(board);
  },
);

test('a player who has gone on meanwhile keeps the present board', async () => {
  const storage = new FakeStorage();
  const before = await openPage(storage);
  await before.enter(0, 4);
  const onDisk = copyOf(storage);
  await before.enter(1, 8);
  await settled();
  const page = openStores({ storage: onDisk, tab: 'next' });
  const started = createMirror(page).start();
  page.game.undo();
  const now = page.game.store.getState();
  await started;
  expect(page.game.store.getState()).toBe(now);
});

test('a database that was closed at rest is opened again', async () => {
  const storage = new FakeStorage();
  const page = await openPage(storage);
  const onDisk = copyOf(storage);
  page.mirror.rest();
  await page.enter(0, 4);
  await settled();
  expect((await openPage(onDisk)).entry(0)).toBe(4);
});

/** The content of the database, as the page reads it before its scripts have loaded. */
async function copyNow(): Promise<Copy> {
  const database = await openDB('unwind.latest');
  const copy = await database.getAll('texts');
  database.close();
  return copy as [Latest, ...Copied[], string];
}

describe('a copy that was read before the first paint', () => {
  it('is the board from the first moment, if the storage has lost it', async () => {
    const storage = new FakeStorage();
    const before = await openPage(storage);
    await before.enter(0, 4);
    const onDisk = copyOf(storage);
    await before.enter(1, 8);
    await settled();
    const copy = await copyNow();
    for (const storage of [onDisk, new FakeStorage()]) {
      const after = openStores({ storage, copy });
      expect(after.game.store.getState()).toEqual(before.game.store.getState());
      expect(after.selection.store.getState().cursor).toBe(1);
    }
  });

  it('changes nothing if the storage has the same or a newer game, or the copy cannot be read', async () => {
    const storage = new FakeStorage();
    const before = await openPage(storage);
    await before.enter(0, 4);
    await settled();
    const copy = await copyNow();
    const [latest, , text] = copy as [Latest, Copied, string];
    await before.enter(1, 8);
    const shown = (copy: Copy) => openStores({ storage: copyOf(storage), copy }).game.store.getState();
    const newest = before.game.store.getState();
    expect(shown(copy)).toEqual(newest);
    const seen = { copied: { [`tab${visits}`]: 99 } };
    expect(shown([latest, seen, text])).not.toEqual(newest);
    expect(shown([latest, seen, '{"version":4,'])).toEqual(newest);
    expect(shown([{ ...latest, changes: '{' }, seen, text])).toEqual(newest);
    const other = '{"version":4,"stamp":"tab.7","after":"other.1"}';
    expect(shown([{ ...latest, changes: other }, seen, text])).toEqual(newest);
    expect(shown([latest, seen])).toEqual(newest);
    expect(shown([])).toEqual(newest);
  });

  it('is read from an earlier version', async () => {
    const storage = new FakeStorage();
    const before = await openPage(storage);
    await before.enter(0, 4);
    const onDisk = copyOf(storage);
    await before.enter(1, 8);
    await settled();
    const [latest, , text] = (await copyNow()) as [Latest, Copied, string];
    const after = openStores({ storage: onDisk, copy: [latest, text] });
    expect(after.game.store.getState()).toEqual(before.game.store.getState());
  });
});

test('every key of a second visit is restored, whatever it does', async () => {
  const storage = new FakeStorage();
  const first = await openPage(storage);
  await first.enter(0, 4);
  await settled();
  first.leave();
  const page = await openPage(storage);
  const onDisk = copyOf(storage);
  const keys = [
    () => page.editor.digit(9),
    () => page.selection.select(1 as Cell),
    () => page.editor.digit(8),
    () => page.selection.select(3 as Cell),
    () => page.editor.digit(7),
    () => page.game.undo(),
    () => page.selection.select(1 as Cell),
    () => page.editor.digit(2),
  ];
  for (const key of keys) {
    key();
    await settled();
    const after = openStores({ storage: copyOf(onDisk), copy: await copyNow() });
    expect(after.game.store.getState().at).toEqual(page.game.store.getState().at);
    expect(boardOf(after)).toEqual(boardOf(page));
    expect(after.selection.store.getState().cursor).toBe(page.selection.store.getState().cursor);
  }
});

describe('a stored text other than the game', () => {
  const OPTIONS = 'unwind.settings';
  const MARKS = 'unwind.bookmarks';

  it('is restored by the count of copies, before anything reads it, at the latest when the mirror starts', async () => {
    const storage = new FakeStorage();
    const page = await openPage(storage);
    const onDisk = copyOf(storage);
    page.settings.setState({ theme: 'dark', language: 'ko' });
    page.vault.put(MARKS, 'marks');
    await settled();
    const copy = await copyNow();
    const early = openStores({ storage: copyOf(onDisk), copy });
    expect(early.settings.getState()).toMatchObject({ theme: 'dark', language: 'ko' });
    expect(early.vault.get(MARKS)).toBe('marks');
    const late = await openPage(onDisk);
    expect(late.texts).toEqual({ [OPTIONS]: storage.getItem(OPTIONS), [MARKS]: 'marks' });
    expect(onDisk.getItem(MARKS)).toBe('marks');
    // Nothing is restored twice.
    expect((await openPage(onDisk)).texts).toEqual({});
  });

  it('is copied even if it was stored before the mirror started, or was refused once', async () => {
    const storage = new FakeStorage();
    storage.setItem(MARKS, 'marks');
    const page = await openPage(storage);
    expect((await openPage(new FakeStorage())).texts).toMatchObject({ [MARKS]: 'marks' });
    const commit = vi.spyOn(IDBTransaction.prototype, 'commit').mockImplementationOnce(function (
      this: IDBTransaction,
    ) {
      this.abort();
    });
    page.vault.put(MARKS, 'more');
    await settled();
    expect(commit).toHaveBeenCalled();
    commit.mockRestore();
    page.settings.setState({ theme: 'dark' });
    await settled();
    expect((await openPage(new FakeStorage())).texts).toMatchObject({ [MARKS]: 'more' });
  });

  it('stays deleted if it was deleted, and the deletion is not remembered for ever', async () => {
    const storage = new FakeStorage();
    const page = await openPage(storage);
    page.vault.put(MARKS, 'marks');
    await settled();
    const onDisk = copyOf(storage);
    page.vault.remove(MARKS);
    await settled();
    expect((await openPage(onDisk)).texts).toEqual({ [MARKS]: null });
    expect(onDisk.getItem(MARKS)).toBeNull();
    const now = Date.now();
    const clock = vi.spyOn(Date, 'now').mockReturnValue(now + 2 * 24 * 60 * 60 * 1000);
    await openPage(storage);
    clock.mockRestore();
    expect((await copyNow()).filter(isText).map(({ key }) => key)).not.toContain(MARKS);
  });

  it('is never replaced by an older copy, whichever tab has written it', async () => {
    const storage = new FakeStorage();
    const one = await openPage(storage);
    const two = await openPage(storage);
    one.vault.put(MARKS, 'first');
    await settled();
    two.vault.put(MARKS, 'second');
    await settled();
    const onDisk = copyOf(storage);
    one.vault.put(MARKS, 'third');
    await settled();
    expect((await openPage(copyOf(onDisk))).texts).toEqual({ [MARKS]: 'third' });
    expect((await openPage(storage)).texts).toEqual({});
    expect(storage.getItem(MARKS)).toBe('third');
    // A tab whose database does not answer.
    storage.setItem(MARKS, 'fourth');
    expect((await openPage(storage)).texts).toEqual({});
    expect(storage.getItem(MARKS)).toBe('fourth');
  });

  it('is copied together with the game if one key changes both', async () => {
    const page = await openPage(new FakeStorage());
    page.game.store.subscribe(() => void page.vault.put('unwind.tally', `${Math.random()}`));
    const commit = vi.spyOn(IDBTransaction.prototype, 'commit');
    await page.enter(0, 4);
    await Promise.resolve();
    expect(commit).toHaveBeenCalledTimes(1);
    commit.mockRestore();
    await settled();
  });

  it('is also this tab’s board, while the player is asked which of two to keep', async () => {
    const storage = new FakeStorage();
    const mine = await openPage(storage);
    await mine.enter(0, 4);
    const other = await openPage(storage);
    await other.enter(1, 8);
    await settled();
    const onDisk = copyOf(storage);
    await mine.enter(3, 9);
    await settled();
    expect(noticesOf(mine)).toContain('otherTab');
    for (const after of [
      openStores({ storage: copyOf(onDisk), copy: await copyNow() }),
      await openPage(copyOf(onDisk)),
    ]) {
      const [aside] = asidesOf(after.vault);
      const board = aside && readAside(aside)?.state.moments.at(-1)?.board;
      expect(board).toEqual(boardOf(mine));
      expect(digitAt(boardOf(after).entries, 1 as Cell)).toBe(8);
    }
  });

  it('is counted on from the copy if the storage has lost the count', async () => {
    const storage = new FakeStorage();
    const page = await openPage(storage);
    const onDisk = copyOf(storage);
    for (let marks = 0; marks < 9; marks++) {
      page.vault.put(MARKS, `${marks}`);
      await settled();
    }
    await openPage(onDisk);
    expect(Number(onDisk.getItem(COUNT_KEY))).toBeGreaterThan(Number(storage.getItem(COUNT_KEY)));
  });
});
