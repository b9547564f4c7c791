import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { expect, it, vi } from 'vitest';
import type { KeptFile } from './keptFiles';

/** A browser without stored data. */
async function newBrowser() {
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.resetModules();
  return { ...(await import('./keptFiles')), ...(await import('./filePieces')) };
}

const bytesOf = async (blob: Blob) => [...new Uint8Array(await blob.arrayBuffer())];

/** Bytes that are not text, enough for several pieces. */
const BYTES = Uint8Array.from({ length: 70_000 }, (_, at) => (at * 7) % 256);

it('stored files are restored completely, under the same keys, in another browser', async () => {
  const here = await newBrowser();
  await here.putFile({ key: 'a', name: 'a.sdm', at: 1, bytes: 70_000, blob: new Blob([BYTES]) });
  await here.putFile({ key: 'b', name: null, at: 2, bytes: 4, blob: new Blob(['가.']) });
  const pieces = JSON.parse(JSON.stringify(await here.piecesOfFiles()));
  expect(pieces.length).toBe(4);

  const there = await newBrowser();
  expect(await there.keptFiles()).toEqual([]);
  await there.takeFiles(pieces);
  expect((await there.keptFiles()).map(({ key, name, at }) => [key, name, at])).toEqual([
    ['b', null, 2],
    ['a', 'a.sdm', 1],
  ]);
  const found = await there.keptFile({ key: 'a', bytes: 70_000 } as KeptFile);
  expect(found.ok && (await bytesOf(found.value))).toEqual([...BYTES]);
});

it('damaged records, and files with a missing piece, are left out', async () => {
  const here = await newBrowser();
  await here.putFile({ key: 'a', name: 'a.sdm', at: 1, bytes: 70_000, blob: new Blob([BYTES]) });
  const [first, ...others] = await here.piecesOfFiles();
  const there = await newBrowser();
  await there.takeFiles([null, 7, {}, { ...first, piece: '*' }, { ...first, key: 3 }, ...others]);
  expect(await there.keptFiles()).toEqual([]);
});

it('files over 20 MB together are left out, the oldest first', async () => {
  const here = await newBrowser();
  for (const [at, megabytes] of [6, 12, 9].entries()) {
    const blob = new Blob([new Uint8Array(megabytes * 1_000_000)]);
    await here.putFile({ key: `${at}`, name: null, at, bytes: blob.size, blob });
  }
  expect(new Set((await here.piecesOfFiles()).map(({ key }) => key))).toEqual(new Set(['2', '0']));
});

it('without a database there are no files, and nothing fails', async () => {
  const here = await newBrowser();
  vi.stubGlobal('indexedDB', undefined);
  await here.putFile({ key: 'a', name: null, at: 1, bytes: 1, blob: new Blob(['1']) });
  expect(await here.keptFiles()).toEqual([]);
  expect(await here.piecesOfFiles()).toEqual([]);
  await here.forgetFiles();
});
