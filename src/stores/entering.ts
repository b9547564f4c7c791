import { CELLS, type Cell, type Puzzle } from '../sudoku/core';
import type { ReadingError } from '../sudoku/formats';
import type { Thread } from '../worker';
import { LONGEST_TEXT, type Source } from './importing';
import type { ManyContent } from './many';

/** A puzzle with, it may be, one cell in doubt. */
export interface Draft {
  readonly puzzle: Puzzle;
  readonly doubtful: Cell | null;
}

/**
 * What the two likeliest repairs of a refused text agree on, `null` where none leaves one puzzle, or where it is no longer
 * wanted. The cell they differ in is in doubt.
 */
export async function draftOf(
  { repairs }: ReadingError,
  thread: Thread,
  isWanted: () => boolean,
): Promise<Draft | null> {
  const mended: Puzzle[] = [];
  for (const { text } of repairs.slice(0, 2)) {
    if (!isWanted()) return null;
    const reply = await thread.ask('read', { text });
    if (reply.ok && reply.value.kind === 'one') mended.push(reply.value.choice.puzzle);
  }
  const [puzzle, other = puzzle] = mended;
  if (puzzle === undefined) return null;
  const differing = CELLS.filter((cell) => puzzle.givens[cell] !== other?.givens[cell]);
  return { puzzle, doubtful: differing.length === 1 ? (differing[0] ?? null) : null };
}

/** The largest files whose puzzles are solved, in bytes. */
const FILE_LIMIT = 268_435_456;

/** What some files hold: a text, or what is long enough to be solved as many puzzles. */
type Files = FilesRead | { readonly problem: { readonly kind: 'fileTooLarge' | 'cannotReadFile' } };

interface FilesRead {
  readonly content: ManyContent;
  readonly source: Source;
  readonly problem?: undefined;
}

/** Reads files, one at least. Only a short one alone is read as text, and none while `many` puzzles are being solved. */
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
