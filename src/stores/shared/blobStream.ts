import { nextTask } from './nextTask';

/** After so many milliseconds the page has its turn before the next bytes come. */
const SLICE = 8;

/**
 * The bytes of a file as they are read. What is done with them is not done in one task: the bytes that are in memory
 * already come one after another without a pause.
 */
export async function* streamOf(blob: Blob): AsyncGenerator<Uint8Array, void, undefined> {
  const reader = blob.stream().getReader();
  let since = performance.now();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
      if (performance.now() - since < SLICE) continue;
      await nextTask();
      since = performance.now();
    }
  } finally {
    // A stream that has failed says so once more.
    reader.cancel().catch(() => {});
  }
}
