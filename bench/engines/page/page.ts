import { createPhotoWorker } from '../../../src/worker/photo/photoWorker';
import type { Work } from './work';

const PHOTOS = import.meta.glob<string>('../../../src/sudoku/testing/photos/*/*.jpg', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** Photographs are read by the app's own worker. */
export type Measured = Work | { readonly kind: 'photos' };

declare global {
  interface Window {
    /** Starts a new worker, and does what comes before the first part of a work. Gives `'ready'`. */
    begin(work: Measured): Promise<string>;
    /** Does the next part. Gives how many things it did, as JSON: `null` if none is left. */
    next(): Promise<string>;
  }
}

let parts: AsyncGenerator<number | null, unknown>;

window.begin = async (work) => {
  parts = work.kind === 'photos' ? readPhotos() : inWorker(work);
  await parts.next();
  return 'ready';
};

window.next = async () => JSON.stringify((await parts.next()).value ?? null);

/** The parts of a work, each of which its worker begins only when it is asked for. */
async function* inWorker(work: Work): AsyncGenerator<number | null> {
  const worker = new Worker(new URL('./work.ts', import.meta.url), { type: 'module' });
  for (let question: Work | null = work; ; question = null)
    yield await new Promise<number | null>((done, fail) => {
      worker.onmessage = ({ data }) => done(data);
      worker.onerror = ({ message }) => fail(new Error(message));
      worker.postMessage(question);
    });
}

/** Reads each photograph twice in the app's worker. The second time counts. */
async function* readPhotos(): AsyncGenerator<number | null> {
  const files = await Promise.all(Object.values(PHOTOS).map(async (url) => (await fetch(url)).blob()));
  const worker = createPhotoWorker();
  const listener = { onStage: () => {}, onPicture: (picture: ImageBitmap) => picture.close() };
  for (const done of [null, files.length]) {
    for (const file of files) {
      const grids = await worker.read(file, listener);
      if (!grids.ok) throw new Error(`a photograph was not read: ${grids.error.kind}`);
    }
    yield done;
  }
}
