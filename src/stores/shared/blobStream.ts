import { nextTask } from './nextTask';

/** A file cannot be read: it is gone or has changed. */
export class CannotRead extends Error {}

/** After this many milliseconds the page gets a turn. */
const SLICE = 8;

/**
 * The bytes of a file as they are read. Bytes that are already in memory would arrive without a pause and block the
 * page, so a new task starts every `SLICE` milliseconds. Throws `CannotRead`.
 */
export async function* streamOf(blob: Blob): AsyncGenerator<Uint8Array, void, undefined> {
  const reader = blob.stream().getReader();
  let since = performance.now();
  try {
    for (;;) {
      const { done, value } = await reader.read().catch((why: unknown) => {
        throw new CannotRead('a file cannot be read', { cause: why });
      });
      if (done) return;
      yield value;
      if (performance.now() - since < SLICE) continue;
      await nextTask();
      since = performance.now();
    }
  } finally {
    // A failed stream rejects here once more; ignore it.
    reader.cancel().catch(() => {});
  }
}
