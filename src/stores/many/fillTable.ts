import { PIECE_BYTES, type SolvedPiece, type Span, spansOf, type Table } from '../../sudoku/many';
import type { Pool } from '../../worker';
import { CannotRead, sourceOf } from '../shared/blobSource';
import type { ManyState } from './manyState';

/** The largest number of rows in a table; the rest of the file is ignored. */
const MOST_ROWS = 2_000_000;
/**
 * A worker is asked for at most so many bytes at once, because a table is shown by pieces. At the beginning there are
 * less, so that the first rows come soon, and at the end, so that all workers end together.
 */
const MOST_ASKED = 1_048_576;
/** Milliseconds between two reports of progress. */
const REFRESH = 100;

/**
 * How often a piece is asked for again after it was lost. (A thread itself asks twice.) On a busy machine a worker may
 * be taken for dead, which must not end a long run.
 */
const MORE_TRIES = 3;

/** The progress of a run. */
export type Progress = Partial<
  Pick<ManyState, 'size' | 'sizes' | 'done' | 'solved' | 'milliseconds' | 'isCut'>
>;

/** How a run ended. If it failed, the rows so far stay. */
export type FillEnd = 'done' | 'workerFailed' | 'cannotReadFile';

interface Filling {
  readonly pool: Pool;
  /** At most this many solutions of a puzzle are counted. */
  readonly limit: number;
  readonly signal: AbortSignal;
  readonly now: () => number;
  readonly onProgress: (progress: Progress) => void;
}

/**
 * Solves a file with a pool and fills a table. Pieces are solved in parallel, and appended in the order of the file.
 * Throws only because of a mistake of ours.
 */
export async function fillTable(
  table: Table,
  blob: Blob,
  { pool, limit, signal, now, onProgress }: Filling,
): Promise<FillEnd> {
  const since = now();
  /*
   * `atWork`: pieces at the workers, with the number of their solved puzzles. `early`: solved pieces, by number, that
   * wait for an earlier piece.
   */
  const atWork = new Map<Promise<void>, { puzzles: number }>();
  const early = new Map<number, { readonly solved: SolvedPiece; readonly span: Span }>();
  let asked = 0;
  let appended = 0;
  let bytes = 0;
  let end: FillEnd = 'done';
  let isCut = false;
  /** A mistake of ours in the work on a piece. It ends the run. */
  let broken = null as { readonly error: unknown } | null;
  let shown = since;

  const show = (): void => {
    if (signal.aborted) return;
    shown = now();
    let solved = table.size;
    for (const { puzzles } of atWork.values()) solved += puzzles;
    for (const { solved: piece } of early.values()) solved += piece.records;
    const { size, sizes } = table;
    const done = blob.size === 0 ? 1 : bytes / blob.size;
    onProgress({ size, sizes, done, solved, milliseconds: shown - since });
  };
  const showNowAndThen = (): void => {
    if (now() - shown >= REFRESH) show();
  };
  /** Appends all solved pieces that are next in the file. */
  const append = (): void => {
    for (let next = early.get(appended); next !== undefined; next = early.get(appended)) {
      table.append(next.solved, next.span.from);
      bytes = next.span.to;
      early.delete(appended);
      appended++;
    }
  };
  const solve = async (span: Span, number: number, work: { puzzles: number }): Promise<void> => {
    const question = { piece: blob.slice(span.from, span.to), first: span.from === 0, limit };
    const ask = () =>
      pool.ask('solveMany', question, {
        onProgress({ puzzles }) {
          work.puzzles = puzzles;
          showNowAndThen();
        },
      });
    let reply = await ask();
    for (let left = MORE_TRIES; !reply.ok && left > 0 && !signal.aborted && end === 'done'; left--)
      reply = await ask();
    if (signal.aborted) return;
    const solved = reply.ok ? reply.value : null;
    if (solved === null) {
      end = reply.ok ? 'cannotReadFile' : 'workerFailed';
      return;
    }
    work.puzzles = 0;
    early.set(number, { solved, span });
    append();
    showNowAndThen();
  };

  const sizeFrom = (from: number): number => {
    const left = blob.size - from;
    return Math.floor(Math.max(PIECE_BYTES, Math.min(MOST_ASKED, from / 16, left / (4 * pool.size))));
  };

  try {
    for await (const span of spansOf(sourceOf(blob), sizeFrom)) {
      if (signal.aborted || end !== 'done' || broken !== null) break;
      if (table.size >= MOST_ROWS) {
        isCut = true;
        onProgress({ isCut });
        break;
      }
      const work = { puzzles: 0 };
      const solving = solve(span, asked++, work)
        .catch((error: unknown) => {
          broken = { error };
        })
        .finally(() => atWork.delete(solving));
      atWork.set(solving, work);
      // Keep one more piece ready for each worker, so that no worker waits.
      while (atWork.size >= 2 * pool.size && !signal.aborted) await Promise.race(atWork.keys());
    }
    await Promise.all(atWork.keys());
    if (broken !== null) throw broken.error;
  } catch (error) {
    if (!(error instanceof CannotRead)) throw error;
    end = 'cannotReadFile';
  }
  if (end === 'done' && !isCut) bytes = blob.size;
  show();
  return end;
}
