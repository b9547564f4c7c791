import { nextTask } from './nextTask';

/** After so many milliseconds the page gets a turn. */
const SLICE = 8;

/**
 * The bytes of a file as they are read. Bytes that are in memory already would come without a pause, so that the page
 * could do nothing else: now and then it gets a turn.
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
