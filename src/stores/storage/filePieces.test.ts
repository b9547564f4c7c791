import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { expect, it, vi } from 'vitest';
import { createDatabase } from './database';
import { piecesOfFiles, takeFiles } from './filePieces';
import { createFiles, type KeptFile } from './files';

/** A browser without stored data. */
function newBrowser() {
  vi.stubGlobal('indexedDB', new IDBFactory());
  return createFiles(createDatabase());
}

const bytesOf = async (blob: Blob) => [...new Uint8Array(await blob.arrayBuffer())];

/** Bytes that are not text, enough for several pieces. */
const BYTES = Uint8Array.from({ length: 70_000 }, (_, at) => (at * 7) % 256);

it('stored files are restored completely, under the same keys, in another browser', async () => {
  const here = newBrowser();
  await here.put({ key: 'a', name: 'a.sdm', at: 1, bytes: 70_000, blob: new Blob([BYTES]) });
  await here.put({ key: 'b', name: null, at: 2, bytes: 4, blob: new Blob(['가.']) });
  const pieces = JSON.parse(JSON.stringify(await piecesOfFiles(here)));
  expect(pieces.length).toBe(4);

  const there = newBrowser();
  expect(await there.all()).toEqual([]);
  await takeFiles(there, pieces);
  expect((await there.all()).map(({ key, name, at }) => [key, name, at])).toEqual([
    ['b', null, 2],
    ['a', 'a.sdm', 1],
  ]);
  const found = await there.content({ key: 'a', bytes: 70_000 } as KeptFile);
  expect(found.ok && (await bytesOf(found.value))).toEqual([...BYTES]);
});

it('damaged records, and files with a missing piece, are left out', async () => {
  const here = newBrowser();
  await here.put({ key: 'a', name: 'a.sdm', at: 1, bytes: 70_000, blob: new Blob([BYTES]) });
  const [first, ...others] = await piecesOfFiles(here);
  const there = newBrowser();
  await takeFiles(there, [null, 7, {}, { ...first, piece: '*' }, { ...first, key: 3 }, ...others]);
  expect(await there.all()).toEqual([]);
});

it('files over 20 MB together are left out, the oldest first', async () => {
  const here = newBrowser();
  for (const [at, megabytes] of [6, 12, 9].entries()) {
    const blob = new Blob([new Uint8Array(megabytes * 1_000_000)]);
    await here.put({ key: `${at}`, name: null, at, bytes: blob.size, blob });
  }
  expect(new Set((await piecesOfFiles(here)).map(({ key }) => key))).toEqual(new Set(['2', '0']));
});

it('without a database there are no files, and nothing fails', async () => {
  const here = newBrowser();
  vi.stubGlobal('indexedDB', undefined);
  await here.put({ key: 'a', name: null, at: 1, bytes: 1, blob: new Blob(['1']) });
  expect(await here.all()).toEqual([]);
  expect(await piecesOfFiles(here)).toEqual([]);
  await here.clear();
});
