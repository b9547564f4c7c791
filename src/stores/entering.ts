import type { StoreApi } from 'zustand/vanilla';
import { CELLS, type Cell, type Grid, type Puzzle } from '../sudoku/core';
import type { Choice, ReadingError } from '../sudoku/formats';
import type { Thread } from '../worker';
import { type ImportingWorld, LONGEST_TEXT, type Source, type TextRead } from './importing';
import type { ManyContent } from './many';
import type { VerdictState } from './verdict';

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

/**
 * Looks at a text once more if the puzzle read from it, which is on the board, is no proper one: tells what is odd about the
 * reading, and offers the others. Given up where the board becomes another.
 */
export async function lookAgain(
  { game, verdict, notices, workThread }: ImportingWorld,
  { text, before, source }: TextRead,
  choice: Choice,
): Promise<void> {
  const { board } = game.now();
  if (board.givens !== choice.puzzle.givens) return;
  const until = new AbortController();
  const { signal } = until;
  const unfollow = game.store.subscribe(() => {
    if (game.now().board !== board) until.abort();
  });
  try {
    const { kind } = await judged(verdict, board.givens, signal);
    if (signal.aborted || (kind !== 'none' && kind !== 'clash' && kind !== 'many')) return;
    const reply = await workThread.ask('reread', { text, before, choice }, { signal });
    if (!reply.ok) return;
    const { oddities, others } = reply.value;
    if (oddities.length === 0 && others.length === 0) return;
    const about = { text, before, source };
    notices.tell(
      { kind: 'oddImport', verdict: kind, oddities, others: others.slice(0, MOST_OFFERED), of: about },
      { actions: ['showText', 'undo'], lasting: true },
    );
  } finally {
    unfollow();
  }
}

/** Of more readings than these nobody chooses one in passing. */
const MOST_OFFERED = 3;

/** The verdict of some givens, once it is known; of no use where it is given up before. */
function judged(
  verdict: StoreApi<VerdictState>,
  givens: Grid,
  signal: AbortSignal,
): Promise<VerdictState['verdict']> {
  return new Promise((resolve) => {
    const look = (): void => {
      const state = verdict.getState();
      if (!signal.aborted && (state.stale || state.givens !== givens)) return;
      unfollow();
      resolve(state.verdict);
    };
    const unfollow = verdict.subscribe(look);
    signal.addEventListener('abort', look);
    look();
  });
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
