import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { type Cell, type Digit, digitAt } from '../../sudoku/core';
import { boardOf, FakeStorage, noticesOf, openStores } from '../testing';
import { createMirror } from './mirror';
import type { Copied, Copy, Latest } from './newer';

let visits = 0;

beforeEach(() => void vi.stubGlobal('indexedDB', new IDBFactory()));
afterEach(() => void vi.unstubAllGlobals());

/** Waits until the database has nothing more to do. */
async function settled(): Promise<void> {
  for (let i = 0; i < 20; i++) await new Promise((resolve) => setTimeout(resolve));
}

/** Opens the page and has its game copied. */
async function openPage(storage: Storage) {
  const page = openStores({ storage, tab: `tab${++visits}` });
  const mirror = createMirror(page);
  await mirror.start();
  await settled();
  return {
    ...page,
    mirror,
    enter: async (cell: number, digit: Digit) => {
      page.selection.select(cell as Cell);
      page.editor.tap(cell as Cell);
      page.editor.digit(digit);
      await Promise.resolve();
    },
    entry: (cell: number) => digitAt(boardOf(page).entries, cell as Cell),
  };
}

/** What a storage held at some moment: what a browser that is killed has written to the disk. */
function copyOf(storage: Storage): FakeStorage {
  const copy = new FakeStorage();
  for (let at = 0; at < storage.length; at++) {
    const key = storage.key(at) ?? '';
    copy.setItem(key, storage.getItem(key) ?? '');
  }
  return copy;
}

test('what a killed browser has not written to the disk comes back, with its past and the cursor', async () => {
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
  // And it is stored again.
  expect(openStores({ storage: onDisk }).game.store.getState()).toEqual(before.game.store.getState());
});

test('nor is it lost where the disk had nothing at all, or the save of an earlier visit', async () => {
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

test('each change is on its way to the database before the next key, whatever it has answered', async () => {
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

test('of two tabs the one that has written last comes back, also over what the other has written meanwhile', async () => {
  const storage = new FakeStorage();
  const one = await openPage(storage);
  await one.enter(0, 4);
  const two = await openPage(storage);
  // Nothing is asked: both boards are kept elsewhere too.
  two.saving.passBy(() => true);
  await one.enter(1, 8);
  await settled();
  const onDisk = copyOf(storage);
  await two.enter(3, 9);
  await settled();
  const after = await openPage(onDisk);
  expect(after.game.store.getState()).toEqual(two.game.store.getState());
});

test('a copy that the database has refused is made again with the next one', async () => {
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

test('of very many tabs the newest are remembered', async () => {
  const storage = new FakeStorage();
  for (let tab = 0; tab < 35; tab++) {
    await (await openPage(storage)).enter(0, tab % 2 ? 4 : 8);
    await settled();
  }
  const database = await openDB('unwind.latest');
  // With what was copied last, the whole game and the tab of this visit.
  expect(await database.count('texts')).toBe(33);
  database.close();
});

test('what the storage has and the copy has not stays', async () => {
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

test('a person who has gone on meanwhile is not disturbed', async () => {
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

test('a database that is closed at rest is opened again', async () => {
  const storage = new FakeStorage();
  const page = await openPage(storage);
  const onDisk = copyOf(storage);
  page.mirror.rest();
  await page.enter(0, 4);
  await settled();
  expect((await openPage(onDisk)).entry(0)).toBe(4);
});

/** What the database has, as the page reads it before its scripts are there. */
async function copyNow(): Promise<Copy> {
  const database = await openDB('unwind.latest');
  const copy = await database.getAll('texts');
  database.close();
  return copy as [Latest, ...Copied[], string];
}

describe('a copy that was read before the first picture', () => {
  it('is the board from the first moment on, where the storage has lost it', async () => {
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

  it('changes nothing where the storage has all of it, or something newer, or the copy cannot be read', async () => {
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

  it('is read as an earlier version has written it', async () => {
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

test('every key of a second visit comes back, whatever it does', async () => {
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
