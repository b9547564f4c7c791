import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { type Cell, type Digit, digitAt } from '../../sudoku/core';
import { boardOf, FakeStorage, noticesOf, openStores } from '../testing';
import { createMirror } from './mirror';
import type { Copy } from './newer';

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

describe('a copy that was read before the first picture', () => {
  /** What the database has, as the page reads it before its scripts are there. */
  async function copyNow(): Promise<Copy> {
    const database = await openDB('unwind.latest');
    const texts = database.transaction('texts').store;
    const [text, latest] = await Promise.all([texts.get('whole'), texts.get('latest')]);
    database.close();
    return { text, latest };
  }

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
    const { text, latest } = copy;
    await before.enter(1, 8);
    const shown = (copy: Copy) => openStores({ storage: copyOf(storage), copy }).game.store.getState();
    const newest = before.game.store.getState();
    expect(shown(copy)).toEqual(newest);
    const ahead = latest && { ...latest, copied: { ...latest.copied, [`tab${visits}`]: 99 } };
    expect(shown({ text, latest: ahead })).not.toEqual(newest);
    expect(shown({ text: '{"version":4,', latest: ahead })).toEqual(newest);
    expect(shown({ text, latest: ahead && { ...ahead, changes: '{' } })).toEqual(newest);
    expect(shown({ text: undefined, latest: undefined })).toEqual(newest);
  });
});
