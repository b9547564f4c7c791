import { clear, createStore, delMany, entries, get, set, type UseStore } from 'idb-keyval';
import { fail, ok, type Result } from '../../sudoku/core';

/** A file that is kept for when the page is loaded again. */
export interface KeptFile {
  readonly key: string;
  /** `null` for a text. */
  readonly name: string | null;
  readonly bytes: number;
}

/** The same with what is in it, and when it was kept. */
export interface WholeFile extends KeptFile {
  readonly at: number;
  readonly blob: Blob;
}

/** Why a file was not kept: it was too large, or newer ones have taken its place. */
export type NotKept = 'tooLarge' | 'gone';

/** The largest file that is kept, in bytes, and how many are: a browser gives a page some of the disk, not all. */
const MOST_BYTES = 100_000_000;
const MOST_FILES = 4;

interface Stored {
  readonly blob: Blob;
  readonly at: number;
  /** Earlier versions kept none. */
  readonly name?: string | null;
}

let opened: UseStore | undefined;
const store = (): UseStore => {
  opened ??= createStore('unwind', 'files');
  return opened;
};

/** Keeps a file, if it is not too large. If the browser refuses, `keptFile` does not find it. */
export function keepFile(blob: Blob, name: string | null): KeptFile {
  const key = Math.random().toString(36).slice(2);
  const file = { key, name, bytes: blob.size };
  if (blob.size <= MOST_BYTES) void putFile({ ...file, blob, at: Date.now() });
  return file;
}

/** Keeps a file that was kept before, here or elsewhere. Only the newest stay. */
export async function putFile({ key, name, blob, at }: WholeFile): Promise<void> {
  try {
    await set(key, { blob, at, name }, store());
    const old = (await keptFiles()).slice(MOST_FILES).map(({ key }) => key);
    if (old.length > 0) await delMany(old, store());
  } catch {
    // Without it a reload does not find the file.
  }
}

/** All files that are kept, the newest first. */
export async function keptFiles(): Promise<readonly WholeFile[]> {
  try {
    return (await entries<string, Stored>(store()))
      .filter(([, { blob }]) => blob instanceof Blob)
      .map(([key, { blob, at, name }]) => ({ key, blob, at, name: name ?? null, bytes: blob.size }))
      .toSorted((one, other) => other.at - one.at);
  } catch {
    // Storage that cannot be looked at has nothing.
    return [];
  }
}

/** Forgets all files that were kept. */
export async function forgetFiles(): Promise<void> {
  try {
    await clear(store());
  } catch {
    // Storage that cannot be looked at has nothing.
  }
}

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
