import type { ByteSource } from '../../sudoku/many';

/** A file cannot be read: it is gone or has changed. */
export class CannotRead extends Error {}

/** The bytes of a file. Reading throws `CannotRead`. */
export const sourceOf = (blob: Blob): ByteSource => ({
  size: blob.size,
  async read(from, to) {
    try {
      return new Uint8Array(await blob.slice(from, to).arrayBuffer());
    } catch (why) {
      throw new CannotRead('a file cannot be read', { cause: why });
    }
  },
});
