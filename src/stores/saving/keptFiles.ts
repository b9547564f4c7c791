import { clear, createStore, delMany, entries, get, set, type UseStore } from 'idb-keyval';
import { fail, ok, type Result } from '../../sudoku/core';

/** A file that is kept for when the page is loaded again. */
export interface KeptFile {
  readonly key: string;
  /** `null` for a text. */
  readonly name: string | null;
  readonly bytes: number;
}

/** Why a file was not kept: it was too large, or newer ones have taken its place. */
export type NotKept = 'tooLarge' | 'gone';

/** The largest file that is kept, in bytes, and how many are: a browser gives a page some of the disk, not all. */
const MOST_BYTES = 100_000_000;
const MOST_FILES = 4;

let opened: UseStore | undefined;
const store = (): UseStore => {
  opened ??= createStore('unwind', 'files');
  return opened;
};

/** Keeps a file, if it is not too large. If the browser refuses, `keptFile` does not find it. */
export function keepFile(blob: Blob, name: string | null): KeptFile {
  const key = Math.random().toString(36).slice(2);
  if (blob.size <= MOST_BYTES) void put(key, blob).catch(() => {});
  return { key, name, bytes: blob.size };
}

async function put(key: string, blob: Blob): Promise<void> {
  await set(key, { blob, at: Date.now() }, store());
  const all = await entries<string, { readonly at: number }>(store());
  const old = all.toSorted(([, one], [, other]) => other.at - one.at).slice(MOST_FILES);
  if (old.length > 0)
    await delMany(
      old.map(([key]) => key),
      store(),
    );
}

/** Forgets all files that were kept. */
export const forgetFiles = (): Promise<void> => clear(store()).catch(() => {});

/** A file that was kept. */
export async function keptFile({ key, bytes }: KeptFile): Promise<Result<Blob, NotKept>> {
  if (bytes > MOST_BYTES) return fail('tooLarge');
  try {
    const found = await get<{ readonly blob: unknown }>(key, store());
    return found?.blob instanceof Blob ? ok(found.blob) : fail('gone');
  } catch {
    // Storage that cannot be looked at has nothing.
    return fail('gone');
  }
}
