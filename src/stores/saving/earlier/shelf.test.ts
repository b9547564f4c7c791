import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { boardOf, grid } from '../../../sudoku/core';
import { type Card, cardOf } from '../../shelf/card';
import { createShelfDatabase } from '../../shelf/database';
import { packCard } from '../../shelf/packing';
import { createDatabase } from '../../storage/database';

const EASY = grid('53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79');
const card = (id: string, changed = 7): Card =>
  cardOf(boardOf(EASY, { kind: 'pasted', name: null, at: 5 }), { id, mark: 'm', at: changed }, null);

beforeEach(() => void vi.stubGlobal('indexedDB', new IDBFactory()));
afterEach(() => void vi.unstubAllGlobals());

const open = () => createShelfDatabase(createDatabase());
const names = async () => (await indexedDB.databases()).map(({ name }) => name);

/** The shelf as an earlier version has stored it; its first version had no bin. */
async function storeEarlier(version: 1 | 2, cards: readonly object[], bin: readonly object[] = []) {
  const database = await openDB('unwind.shelf', version, {
    upgrade(database) {
      database.createObjectStore('cards', { keyPath: 'id' });
      database.createObjectStore('games');
      if (version > 1) database.createObjectStore('bin', { keyPath: 'id' });
    },
  });
  for (const one of cards) await database.put('cards', one);
  for (const one of bin) await database.put('bin', one);
  for (const { id } of [...cards, ...bin] as { readonly id: string }[])
    await database.put('games', `game of ${id}`, id);
  database.close();
}

it.each([1, 2] as const)(
  'a shelf of version %i is taken over once, with what cannot be read',
  async (version) => {
    const binned = { ...packCard(card('c')), binned: 9 };
    const newer = { id: 'b', version: 99 };
    await storeEarlier(version, [packCard(card('a')), newer], version === 1 ? [] : [binned]);
    const shelf = open();
    expect(await shelf.contents()).toEqual({
      ok: true,
      value: {
        cards: [card('a')],
        bin: version === 1 ? [] : [{ card: card('c'), binned: 9 }],
        unreadable: 1,
      },
    });
    expect(await shelf.raw('cards')).toMatchObject({ value: [{ game: 'game of a' }, { game: 'game of b' }] });
    await vi.waitFor(async () => expect(await names()).toEqual(['unwind']));
    await shelf.discard(['c']);
    await shelf.toBin(['a'], 10);
    expect(await open().contents()).toMatchObject({ value: { cards: [], bin: [{ binned: 10 }] } });
  },
);

it('a thousand puzzles are taken over completely', async () => {
  const all = Array.from({ length: 1000 }, (_, n) => card(`p${n}`));
  await storeEarlier(2, all.map(packCard));
  const found = await open().contents();
  expect(found.ok && found.value.cards.map(({ id }) => id).sort()).toEqual(all.map(({ id }) => id).sort());
});

it('what a tab of the earlier version stores again is added, unless it was played on here', async () => {
  await storeEarlier(2, [packCard(card('a', 7)), packCard(card('b', 7))]);
  const shelf = open();
  await shelf.contents();
  await vi.waitFor(async () => expect(await names()).toEqual(['unwind']));
  await shelf.put([{ card: card('a', 9), game: 'played here' }]);
  await storeEarlier(2, [packCard(card('a', 8)), packCard(card('b', 8)), packCard(card('c', 8))]);
  expect(await open().contents()).toMatchObject({
    value: { cards: [card('a', 9), card('b', 8), card('c', 8)] },
  });
  expect(await shelf.get('a')).toMatchObject({ value: { game: 'played here' } });
});
