import type { Grid } from '../../sudoku/core';
import { type LeftOut, PIECE_BYTES, spansOf } from '../../sudoku/many';
import type { Thread } from '../../worker';
import { CannotRead, sourceOf } from '../shared/blobSource';

/** The puzzles of a text or a file, and the parts that were left out. */
export interface Gathered {
  /** The number of all puzzles. */
  readonly found: number;
  /** `puzzles` has the first puzzle and then every `every`-th one, because a long list is sampled evenly. */
  readonly every: number;
  readonly puzzles: readonly Grid[];
  /** The number of parts that were left out. */
  readonly left: number;
  /** The first parts that were left out; lines are counted from 1. */
  readonly leftOut: readonly LeftOut[];
}

export type GatheringFailure = 'workerFailed' | 'cannotReadFile';

/** A longer list is sampled, because all of it would take a day and would not show more. */
export const MOST_PUZZLES = 2000;
/** At most this many of the parts left out are listed. */
const MOST_LEFT_OUT = 50;

/**
 * Reads the puzzles of a text or a file in a worker, piece by piece, in any notation. Resolves with `null` if the
 * signal was aborted.
 */
export async function gather(
  blob: Blob,
  thread: Thread,
  { signal, onFound }: { readonly signal: AbortSignal; readonly onFound: (found: number) => void },
): Promise<Gathered | GatheringFailure | null> {
  let puzzles: Grid[] = [];
  const leftOut: LeftOut[] = [];
  let found = 0;
  let every = 1;
  let left = 0;
  let lines = 0;
  try {
    for await (const { from, to } of spansOf(sourceOf(blob), () => PIECE_BYTES)) {
      if (signal.aborted) return null;
      const mostLeftOut = MOST_LEFT_OUT - leftOut.length;
      const question = { piece: blob.slice(from, to), first: from === 0, mostLeftOut };
      const reply = await thread.ask('gather', question, { signal });
      if (signal.aborted) return null;
      if (!reply.ok) return 'workerFailed';
      const piece = reply.value;
      if (piece === null) return 'cannotReadFile';
      for (const givens of piece.puzzles) {
        if (found++ % every !== 0) continue;
        puzzles.push(givens);
        if (puzzles.length <= MOST_PUZZLES) continue;
        every *= 2;
        puzzles = puzzles.filter((_, index) => index % 2 === 0);
      }
      for (const one of piece.leftOut) leftOut.push({ ...one, line: lines + one.line + 1 });
      left += piece.left;
      lines += piece.lineCount;
      onFound(found);
    }
  } catch (error) {
    if (!(error instanceof CannotRead)) throw error;
    return signal.aborted ? null : 'cannotReadFile';
  }
  return { found, every, puzzles, left, leftOut };
}
