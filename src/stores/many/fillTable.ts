import { type Piece, piecesOf, type SolvedPiece, type Table } from '../../sudoku/many';
import type { Pool } from '../../worker';
import { streamOf } from '../shared/blobStream';
import type { ManyState } from './manyState';

/** A larger table is not filled: the rest of the file is left. */
const MOST_ROWS = 2_000_000;
/** Milliseconds between two pieces of news. */
const REFRESH = 100;

/** How far a run has come. */
export type Progress = Partial<
  Pick<ManyState, 'size' | 'sizes' | 'done' | 'solved' | 'milliseconds' | 'isCut'>
>;

/** How it ended: where it broke off, why. The rows so far stay. */
export type FillEnd = 'done' | 'workerFailed' | 'cannotReadFile';

interface Filling {
  readonly pool: Pool;
  /** Up to how many solutions of a puzzle are counted. */
  readonly limit: number;
  readonly signal: AbortSignal;
  readonly now: () => number;
  readonly onProgress: (progress: Progress) => void;
}

/** Fills a table with what a pool makes of a file. The pieces are solved side by side, and come to the table in their order. */
export async function fillTable(
  table: Table,
  blob: Blob,
  { pool, limit, signal, now, onProgress }: Filling,
): Promise<FillEnd> {
  const since = now();
  /*
   * Pieces that workers solve, with how many of their puzzles are done, and solved pieces that wait for an earlier one.
   */
  const atWork = new Map<Promise<void>, { puzzles: number }>();
  const early = new Map<number, { readonly solved: SolvedPiece; readonly piece: Piece }>();
  let asked = 0;
  let appended = 0;
  let bytes = 0;
  let end: FillEnd = 'done';
  let isCut = false;
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
  /** Takes all pieces that are next in the order of the file. */
  const append = (): void => {
    for (let next = early.get(appended); next !== undefined; next = early.get(appended)) {
      table.append(next.solved, next.piece.at);
      bytes = next.piece.at + next.piece.bytes.length;
      early.delete(appended);
      appended++;
    }
  };
  const solve = async (piece: Piece, number: number, work: { puzzles: number }): Promise<void> => {
    const question = { bytes: piece.bytes, first: piece.at === 0, limit };
    const reply = await pool.ask('solveMany', question, {
      onProgress({ puzzles }) {
        work.puzzles = puzzles;
        showNowAndThen();
      },
    });
    if (signal.aborted) return;
    if (!reply.ok) {
      end = 'workerFailed';
      return;
    }
    work.puzzles = 0;
    early.set(number, { solved: reply.value, piece });
    append();
    showNowAndThen();
  };

  try {
    for await (const piece of piecesOf(streamOf(blob))) {
      if (signal.aborted || end !== 'done') break;
      if (table.size >= MOST_ROWS) {
        isCut = true;
        onProgress({ isCut });
        break;
      }
      const work = { puzzles: 0 };
      const solving = solve(piece, asked++, work).finally(() => atWork.delete(solving));
      atWork.set(solving, work);
      // One piece for each worker to go on with when it is done.
      while (atWork.size >= 2 * pool.size && !signal.aborted) await Promise.race(atWork.keys());
    }
    await Promise.all(atWork.keys());
  } catch {
    // What is thrown here is thrown by the stream: the file is gone, or was changed.
    end = 'cannotReadFile';
  }
  if (end === 'done' && !isCut) bytes = blob.size;
  show();
  return end;
}
