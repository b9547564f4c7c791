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

/** Reads files. A single short file is read as text, unless `many` puzzles are being solved. */
export async function readFiles(files: readonly File[], many: boolean): Promise<Files> {
  const size = files.reduce((sum, { size }) => sum + size, 0);
  if (size > FILE_LIMIT) return { problem: { kind: 'fileTooLarge' } };
  const source = { kind: 'file', name: files.map(({ name }) => name).join(', ') } as const;
  const [file, more] = files;
  if (file === undefined || more !== undefined || size > LONGEST_TEXT || many)
    return { content: files, source };
  try {
    return { content: await file.text(), source };
  } catch {
    return { problem: { kind: 'cannotReadFile' } };
  }
}
