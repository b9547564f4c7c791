import { createPhotoWorker } from '../../../src/worker/photo/photoWorker';
import type { Work } from './work';

const PHOTOS = import.meta.glob<string>('../../../src/sudoku/testing/photos/*/*.jpg', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** The puzzles that are the first of a worker. */
const FIRSTS = [0, 4, 8, 12, 16, 20];

/** Some works need more than one worker, or one of the app's. */
export type Measured = Work | { readonly kind: 'photos' } | { readonly kind: 'firsts' };

declare global {
  interface Window {
    /** Does a work in a new worker. Gives its numbers as JSON. */
    measure(work: Measured): Promise<string>;
  }
}

const measure = (work: Measured): Promise<readonly number[]> =>
  work.kind === 'photos' ? readPhotos() : work.kind === 'firsts' ? proveFirsts() : inWorker(work);

window.measure = async (work) => JSON.stringify(await measure(work));

/** The first proof of a worker, by the mean of several puzzles: without a rehearsal, and after one. */
async function proveFirsts(): Promise<readonly number[]> {
  const means: number[] = [];
  for (const rehearsed of [false, true]) {
    let sum = 0;
    for (const nth of FIRSTS) sum += (await inWorker({ kind: 'first', nth, rehearsed }))[0] ?? 0;
    means.push(sum / FIRSTS.length);
  }
  return means;
}

async function inWorker(work: Work): Promise<readonly number[]> {
  const worker = new Worker(new URL('./work.ts', import.meta.url), { type: 'module' });
  try {
    return await new Promise((done, fail) => {
      worker.onmessage = ({ data }) => done(data);
      worker.onerror = ({ message }) => fail(new Error(message));
      worker.postMessage(work);
    });
  } finally {
    worker.terminate();
  }
}

/** Reads each photograph twice in the app's worker. Gives the milliseconds for each of the second time. */
async function readPhotos(): Promise<readonly number[]> {
  const files = await Promise.all(Object.values(PHOTOS).map(async (url) => (await fetch(url)).blob()));
  const worker = createPhotoWorker();
  const listener = { onStage: () => {}, onPicture: (picture: ImageBitmap) => picture.close() };
  const readAll = async (): Promise<void> => {
    for (const file of files) {
      const grids = await worker.read(file, listener);
      if (!grids.ok) throw new Error(`a photograph was not read: ${grids.error.kind}`);
    }
  };
  await readAll();
  const start = performance.now();
  await readAll();
  worker.dispose();
  return [(performance.now() - start) / files.length];
}
