import { fail, ok, type Result } from '../../sudoku/core';
import type { Database } from './database';
import { typed } from './typed';

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

/** The files with many puzzles that were opened last. They are in the database, for a reload. */
export interface Files {
  /** Stores a file, if it is not too large. If the browser refuses, `content` will not find it. */
  keep(blob: Blob, name: string | null): KeptFile;
  /** Stores a file under its own key and time. Deletes all but the `MOST_FILES` newest files. */
  put(file: WholeFile): Promise<void>;
  /** All stored files, newest first. A database that cannot be read counts as empty. */
  all(): Promise<readonly WholeFile[]>;
  /** Deletes all stored files. */
  clear(): Promise<void>;
  /** The content of a stored file. */
  content(file: KeptFile): Promise<Result<Blob, NotKept>>;
}

export function createFiles(database: Pick<Database, 'open'>): Files {
  const open = async () => typed(await database.open());

  async function all(): Promise<readonly WholeFile[]> {
    try {
      const { store } = (await open()).transaction('files');
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
      return [];
    }
  }

  async function put({ key, name, blob, at }: WholeFile): Promise<void> {
    try {
      const opened = await open();
      await opened.put('files', { blob, at, name }, key);
      for (const old of (await all()).slice(MOST_FILES)) await opened.delete('files', old.key);
    } catch {
      // After a failure, a reload will not find the file.
    }
  }

  return {
    keep(blob, name) {
      const key = Math.random().toString(36).slice(2);
      const file = { key, name, bytes: blob.size };
      if (blob.size <= MOST_BYTES) void put({ ...file, blob, at: Date.now() });
      return file;
    },
    put,
    all,
    async clear() {
      try {
        await (await open()).clear('files');
      } catch {
        // A database that cannot be opened counts as empty.
      }
    },
    async content({ key, bytes }) {
      if (bytes > MOST_BYTES) return fail('tooLarge');
      try {
        const found = await (await open()).get('files', key);
        return found?.blob instanceof Blob ? ok(found.blob) : fail('gone');
      } catch {
        // A database that cannot be read counts as empty.
        return fail('gone');
      }
    },
  };
}
