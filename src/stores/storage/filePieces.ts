import { piecemeal } from '../shared/piecemeal';
import type { Files, WholeFile } from './files';
import { number, readOr, record, refuse, string } from './stored';

/*
 * Writes the files with many puzzles, which are kept for a reload, as records of the export of all data. Each file is
 * cut into pieces, short enough that handling one does not block the page. The pieces are base64, because a file may
 * have any encoding.
 */

/** At most this many bytes of files go into the export, newest files first. A file that does not fit is left out. */
const MOST_BYTES = 20_000_000;

/** Bytes of a piece. */
const PIECE = 30_000;

/** A piece of a file, with the properties of the whole file. */
interface Piece extends Omit<WholeFile, 'blob'> {
  readonly piece: string;
}

/** The pieces of the newest files that fit in `MOST_BYTES`. */
export async function piecesOfFiles(files: Pick<Files, 'all'>): Promise<readonly Piece[]> {
  const pieces: Piece[] = [];
  let room = MOST_BYTES;
  for (const { blob, ...file } of await files.all()) {
    if (blob.size > room) continue;
    room -= blob.size;
    for (let from = 0; from < blob.size; from += PIECE) {
      const bytes = new Uint8Array(await blob.slice(from, from + PIECE).arrayBuffer());
      pieces.push({ ...file, piece: btoa(String.fromCharCode(...bytes)) });
    }
  }
  return pieces;
}

/** Stores the files of such records. A damaged or incomplete file is left out. */
export async function takeFiles(files: Pick<Files, 'put'>, records: readonly unknown[]): Promise<void> {
  const found = new Map<string, Omit<WholeFile, 'blob'> & { readonly parts: Uint8Array<ArrayBuffer>[] }>();
  await piecemeal(records, (value) =>
    readOr(null, () => {
      const { key, name, at, bytes, piece } = record(value);
      const file = {
        key: string(key),
        name: name === null ? null : string(name),
        at: number(at),
        bytes: number(bytes),
      };
      const parts: Uint8Array<ArrayBuffer>[] = found.get(file.key)?.parts ?? [];
      parts.push(bytesOf(string(piece)));
      found.set(file.key, { ...file, parts });
    }),
  );
  // Oldest first, because `put` drops the oldest when there are too many.
  for (const { parts, ...file } of [...found.values()].toSorted((one, other) => one.at - other.at)) {
    const blob = new Blob(parts);
    if (blob.size === file.bytes) await files.put({ ...file, blob });
  }
}

function bytesOf(piece: string): Uint8Array<ArrayBuffer> {
  try {
    return Uint8Array.from(atob(piece), (letter) => letter.charCodeAt(0));
  } catch {
    return refuse();
  }
}
