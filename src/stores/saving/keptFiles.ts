import { clear, createStore, delMany, entries, get, set, type UseStore } from 'idb-keyval';
import { fail, ok, type Result } from '../../sudoku/core';

/** A file that is kept for a reload of the page. */
export interface KeptFile {
  readonly key: string;
  /** `null` for a text. */
  readonly name: string | null;
  readonly bytes: number;
}

/** A kept file with its content. */
export interface WholeFile extends KeptFile {
  /** When it was stored, in milliseconds since 1970. */
  readonly at: number;
  readonly blob: Blob;
}

/** Why a file is not stored: it was too large, or newer files have replaced it. */
export type NotKept = 'tooLarge' | 'gone';

/** The largest file that is stored, in bytes, and how many files: a browser gives a page only part of the disk. */
const MOST_BYTES = 100_000_000;
const MOST_FILES = 4;

interface Stored {
  readonly blob: Blob;
  readonly at: number;
  /** Earlier versions stored no name. */
  readonly name?: string | null;
}

let opened: UseStore | undefined;
const store = (): UseStore => {
  opened ??= createStore('unwind', 'files');
  return opened;
};

/** Stores a file, if it is not too large. If the browser refuses, `keptFile` will not find it. */
export function keepFile(blob: Blob, name: string | null): KeptFile {
  const key = Math.random().toString(36).slice(2);
  const file = { key, name, bytes: blob.size };
  if (blob.size <= MOST_BYTES) void putFile({ ...file, blob, at: Date.now() });
  return file;
}

/** Stores a file under its own key and time. Deletes all but the `MOST_FILES` newest files. */
export async function putFile({ key, name, blob, at }: WholeFile): Promise<void> {
  try {
    await set(key, { blob, at, name }, store());
    const old = (await keptFiles()).slice(MOST_FILES).map(({ key }) => key);
    if (old.length > 0) await delMany(old, store());
  } catch {
    // After a failure, a reload will not find the file.
  }
}

/** All stored files, newest first. */
export async function keptFiles(): Promise<readonly WholeFile[]> {
  try {
    return (await entries<string, Stored>(store()))
      .filter(([, { blob }]) => blob instanceof Blob)
      .map(([key, { blob, at, name }]) => ({ key, blob, at, name: name ?? null, bytes: blob.size }))
      .toSorted((one, other) => other.at - one.at);
  } catch {
    // A database that cannot be read counts as empty.
    return [];
  }
}

/** Deletes all stored files. */
export async function forgetFiles(): Promise<void> {
  try {
    await clear(store());
  } catch {
    // A database that cannot be opened counts as empty.
  }
}

/** The content of a stored file. */
export async function keptFile({ key, bytes }: KeptFile): Promise<Result<Blob, NotKept>> {
  if (bytes > MOST_BYTES) return fail('tooLarge');
  try {
    const found = await get<{ readonly blob: unknown }>(key, store());
    return found?.blob instanceof Blob ? ok(found.blob) : fail('gone');
  } catch {
    // A database that cannot be read counts as empty.
    return fail('gone');
  }
}
