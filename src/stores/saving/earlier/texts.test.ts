import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Cell, Digit } from '../../../sudoku/core';
import { boardOf, FakeStorage, openStores } from '../../testing';
import { stampOf } from '../savedGame';
import { deleteCopy, takeOverTexts } from './texts';

const GAME = 'unwind.game';
const LATEST = 'unwind.game.latest';
const MARKS = 'unwind.bookmarks';

beforeEach(() => void vi.stubGlobal('indexedDB', new IDBFactory()));
afterEach(() => void vi.unstubAllGlobals());

/** A storage whose own keys are those of its items, as the browser's are. */
const asBrowser = (storage: Storage): Storage =>
  new Proxy(storage, {
    ownKeys: () => Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? ''),
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });

/** The storage of the earlier version while it is played, as text of its keys. */
async function play(moves: number) {
  const storage = new FakeStorage();
  const page = openStores({ storage, tab: 'tab' });
  const shots: FakeStorage[] = [];
  for (let cell = 0; cell < moves; cell++) {
    page.selection.select([0, 1, 3, 5][cell] as Cell);
    page.editor.digit([4, 8, 9, 1][cell] as Digit);
    await Promise.resolve();
    shots.push(copyOf(storage));
  }
  return { page, shots };
}

function copyOf(storage: Storage): FakeStorage {
  const copy = new FakeStorage();
  for (let at = 0; at < storage.length; at++) {
    const key = storage.key(at) ?? '';
    copy.setItem(key, storage.getItem(key) ?? '');
  }
  return copy;
}

const savesIn = (storage: Storage): number =>
  Number(stampOf(storage.getItem(LATEST) ?? storage.getItem(GAME) ?? '')?.split('.')[1]);

/** Writes the copy that the earlier version made of a storage, with the game and one other text. */
async function storeCopy(of: Storage, marks: string | null, count: number) {
  const database = await openDB('unwind.latest', 1, {
    upgrade: (database) => void database.createObjectStore('texts'),
  });
  const copied = { tab: savesIn(of) };
  await database.put('texts', { changes: of.getItem(LATEST), copied, count }, 'latest');
  await database.put('texts', { copied, at: 1 }, 'tab.tab');
  await database.put('texts', { copied: {}, key: MARKS, text: marks, count, when: 1 }, `text.${MARKS}`);
  await database.put('texts', of.getItem(GAME), 'whole');
  database.close();
}

/** Empty texts that take over what they have room for. */
class FakeTexts extends FakeStorage {
  takeOver(key: string, text: string): void {
    this.setItem(key, text);
  }
}

/** The page after it has taken over what is in `storage`. */
async function takeOver(storage: FakeStorage) {
  const texts = new FakeTexts();
  await takeOverTexts(asBrowser(storage), texts);
  return openStores({ storage: texts, tab: 'next' });
}

describe('the texts of an earlier version', () => {
  it('are moved, whatever they are, without what only that version needs', async () => {
    const { page, shots } = await play(2);
    const [, storage = new FakeStorage()] = shots;
    for (const key of ['unwind.game.damaged.5', MARKS, 'unwind.copied', 'unwind.deletion', 'other'])
      storage.setItem(key, `text of ${key}`);
    storage.setItem('unwind.look', '{}');
    const after = await takeOver(storage);
    expect(after.game.store.getState()).toEqual(page.game.store.getState());
    expect(after.textStore.get('unwind.game.damaged.5')).toBe('text of unwind.game.damaged.5');
    expect([...after.textStore.keys()].sort()).toEqual([
      MARKS,
      GAME,
      'unwind.game.damaged.5',
      LATEST,
      'unwind.settings',
      'unwind.tally',
    ]);
    expect(Array.from({ length: storage.length }, (_, at) => storage.key(at)).sort()).toEqual([
      'other',
      'unwind.look',
    ]);
  });

  it('that localStorage has lost come from the copy', async () => {
    const { page, shots } = await play(4);
    const [first = new FakeStorage(), , , last = new FakeStorage()] = shots;
    first.setItem('unwind.copied', '3');
    first.setItem(MARKS, 'old');
    await storeCopy(last, 'new', 9);
    const after = await takeOver(copyOf(first));
    expect(after.game.store.getState()).toEqual(page.game.store.getState());
    expect(after.textStore.get(MARKS)).toBe('new');
    expect((await takeOver(new FakeStorage())).game.store.getState()).toEqual(page.game.store.getState());
    await deleteCopy();
    expect(await indexedDB.databases()).toEqual([]);
  });

  it('stay if the copy is not newer, or belongs to another game', async () => {
    const { page, shots } = await play(4);
    const [first = new FakeStorage(), , , last = new FakeStorage()] = shots;
    last.setItem('unwind.copied', '9');
    last.setItem(MARKS, 'new');
    await storeCopy(first, 'old', 3);
    const after = await takeOver(copyOf(last));
    expect(after.game.store.getState()).toEqual(page.game.store.getState());
    expect(after.textStore.get(MARKS)).toBe('new');
    const other = copyOf(last);
    other.setItem(GAME, '{"version":4,');
    await storeCopy(other, null, 10);
    const still = await takeOver(copyOf(last));
    expect(boardOf(still)).toEqual(boardOf(page));
    expect(still.textStore.get(MARKS)).toBeNull();
  });

  it('that have no room stay where they are', async () => {
    const storage = new FakeStorage();
    storage.setItem(MARKS, 'marks');
    const texts = new FakeTexts();
    texts.full = true;
    await takeOverTexts(asBrowser(storage), texts);
    expect(storage.getItem(MARKS)).toBe('marks');
  });
});
