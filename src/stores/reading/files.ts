import type { ManyContent } from '../many/manyFile';
import { LONGEST_TEXT, type Source } from './importingState';

/** The largest total size of files that are accepted, in bytes. */
const FILE_LIMIT = 268_435_456;

/** The content of files: a text, or files to be solved as many puzzles. */
type Files = FilesRead | { readonly problem: { readonly kind: 'fileTooLarge' | 'cannotReadFile' } };

interface FilesRead {
  readonly content: ManyContent;
  readonly source: Source;
  readonly problem?: undefined;
}

/** Whether a file is a picture, by its media type or by the ending of its name. */
export const isPicture = ({ type, name }: File): boolean =>
  type.startsWith('image/') || /\.(jpe?g|png|webp|avif|gif|bmp|heic|heif)$/i.test(name);

/**
 * The text of a file: UTF-8, UTF-16 with or without a mark, or what Windows wrote before: Korean (CP949), or a Western one.
 * Either of the last two reads digits rightly; which one it is matters for the signs between.
 */
export function decoded(bytes: Uint8Array): string {
  const [first = 0, second = 0] = bytes;
  const isLittle = (first === 0xff && second === 0xfe) || (first > 0 && second === 0 && bytes.length > 1);
  const isBig = (first === 0xfe && second === 0xff) || (first === 0 && second > 0);
  if (isLittle || isBig) return new TextDecoder(isLittle ? 'utf-16le' : 'utf-16be').decode(bytes);
  // A single sign above ASCII, such as a dot in the middle for each blank, is no half of a Korean letter.
  const signs = new Set(bytes.filter((byte) => byte > 0x7f));
  const encodings = signs.size === 1 ? ['utf-8'] : ['utf-8', 'euc-kr'];
  for (const encoding of encodings) {
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(bytes);
    } catch {
      // It is another encoding.
    }
  }
  return new TextDecoder('windows-1252').decode(bytes);
}

/** Reads files. A single short file is read as text, unless `many` puzzles are being solved. */
export async function readFiles(files: readonly File[], many: boolean): Promise<Files> {
  const size = files.reduce((sum, { size }) => sum + size, 0);
  if (size > FILE_LIMIT) return { problem: { kind: 'fileTooLarge' } };
  const source = { kind: 'file', name: files.map(({ name }) => name).join(', ') } as const;
  const [file, more] = files;
  if (file === undefined || more !== undefined || size > LONGEST_TEXT || many)
    return { content: files, source };
  try {
    return { content: decoded(new Uint8Array(await file.arrayBuffer())), source };
  } catch {
    return { problem: { kind: 'cannotReadFile' } };
  }
}
