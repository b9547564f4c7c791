import type { DBSchema } from 'idb';
import { fail, ok, type Result } from '../../sudoku/core';
import { connectTo } from './connection';

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

interface Schema extends DBSchema {
  readonly files: { readonly key: string; readonly value: Stored };
}

const database = connectTo<Schema>('unwind', 1, (database) => void database.createObjectStore('files'));

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
    const opened = await database.open();
    await opened.put('files', { blob, at, name }, key);
    for (const old of (await keptFiles()).slice(MOST_FILES)) await opened.delete('files', old.key);
  } catch {
    // After a failure, a reload will not find the file.
  }
}

/** All stored files, newest first. */
export async function keptFiles(): Promise<readonly WholeFile[]> {
  try {
    const { store } = (await database.open()).transaction('files');
    const [keys, values] = await Promise.all([store.getAllKeys(), store.getAll()]);
    return values
      .map(({ blob, at, name }, n) => ({
        key: keys[n] ?? '',
        blob,
        at,
        name: name ?? null,
        bytes: blob.size,
      }))
      .filter(({ blob }) => blob instanceof Blob)
      .toSorted((one, other) => other.at - one.at);
  } catch {
    // A database that cannot be read counts as empty.
    return [];
  }
}

/** Deletes all stored files. */
export async function forgetFiles(): Promise<void> {
  try {
    await (await database.open()).clear('files');
  } catch {
    // A database that cannot be opened counts as empty.
  }
}

/** The content of a stored file. */
export async function keptFile({ key, bytes }: KeptFile): Promise<Result<Blob, NotKept>> {
  if (bytes > MOST_BYTES) return fail('tooLarge');
  try {
    const found = await (await database.open()).get('files', key);
    return found?.blob instanceof Blob ? ok(found.blob) : fail('gone');
  } catch {
    // A database that cannot be read counts as empty.
    return fail('gone');
  }
}
