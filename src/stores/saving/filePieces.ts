import { piecemeal } from '../shared/piecemeal';
import { keptFiles, putFile, type WholeFile } from './keptFiles';
import { number, readOr, record, refuse, string } from './stored';

/*
 * The files with many puzzles that are kept for a reload, as records in the file of all data. Each is cut in pieces so short
 * that none is noticed. They stand in base 64, as a file may be in any encoding.
 */

/** So many bytes go into the file of all data, of the newest files. One that does not fit is left out. */
const MOST_BYTES = 20_000_000;

/** Bytes of a piece. */
const PIECE = 30_000;

/** A piece of a file, with what is known of the whole file. */
interface Piece extends Omit<WholeFile, 'blob'> {
  readonly piece: string;
}

/** The newest files that there is room for. */
export async function piecesOfFiles(): Promise<readonly Piece[]> {
  const pieces: Piece[] = [];
  let room = MOST_BYTES;
  for (const { blob, ...file } of await keptFiles()) {
    if (blob.size > room) continue;
    room -= blob.size;
    for (let from = 0; from < blob.size; from += PIECE) {
      const bytes = new Uint8Array(await blob.slice(from, from + PIECE).arrayBuffer());
      pieces.push({ ...file, piece: btoa(String.fromCharCode(...bytes)) });
    }
  }
  return pieces;
}

/** Keeps the files of such records. One that is damaged, or not whole, is left out. */
export async function takeFiles(records: readonly unknown[]): Promise<void> {
  const files = new Map<string, Omit<WholeFile, 'blob'> & { readonly parts: Uint8Array<ArrayBuffer>[] }>();
  await piecemeal(records, (value) =>
    readOr(null, () => {
      const { key, name, at, bytes, piece } = record(value);
      const file = {
        key: string(key),
        name: name === null ? null : string(name),
        at: number(at),
        bytes: number(bytes),
      };
      const parts: Uint8Array<ArrayBuffer>[] = files.get(file.key)?.parts ?? [];
      parts.push(bytesOf(string(piece)));
      files.set(file.key, { ...file, parts });
    }),
  );
  // The oldest first: the newest stay.
  for (const { parts, ...file } of [...files.values()].toSorted((one, other) => one.at - other.at)) {
    const blob = new Blob(parts);
    if (blob.size === file.bytes) await putFile({ ...file, blob });
  }
}

function bytesOf(piece: string): Uint8Array<ArrayBuffer> {
  try {
    return Uint8Array.from(atob(piece), (letter) => letter.charCodeAt(0));
  } catch {
    return refuse();
  }
}
