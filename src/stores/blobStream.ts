/** The bytes of a file as they are read. */
export async function* streamOf(blob: Blob): AsyncGenerator<Uint8Array, void, undefined> {
  const reader = blob.stream().getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } finally {
    // A stream that has failed says so once more.
    reader.cancel().catch(() => {});
  }
}
