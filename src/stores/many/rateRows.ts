import type { Table } from '../../sudoku/many';
import type { Rating } from '../../sudoku/techniques';
import type { Pool } from '../../worker';

/** The ratings of a table's rows, by their index. */
export type RowRatings = Map<number, Rating>;

/** The order in which rows are listed. */
export type RowOrder = 'file' | 'easiest' | 'hardest';

/** After this many milliseconds of work a rating ends as a lower bound. */
const PATIENCE = 5000;
/** Milliseconds between two reports of progress. */
const REFRESH = 250;

interface RatingWork {
  readonly pool: Pool;
  readonly signal: AbortSignal;
  readonly now: () => number;
  /** Called with the share of the rows that are rated. */
  readonly onProgress: (done: number) => void;
}

/** Rates each row that has one solution and no rating yet, in the order of the file, until `signal` is aborted. */
export async function rateRows(
  table: Table,
  ratings: RowRatings,
  { pool, signal, now, onProgress }: RatingWork,
): Promise<void> {
  const { one } = table.sizes;
  let next = 0;
  let shown = now();
  const rateSome = async (): Promise<void> => {
    while (next < one && !signal.aborted) {
      const place = next++;
      const index = table.indexOf('one', place);
      const row = table.row(index);
      if (ratings.has(index) || row.finding === 'unreadable') continue;
      const reply = await pool.ask('rate', { givens: row.givens, patience: PATIENCE });
      if (signal.aborted) return;
      if (reply.ok && reply.value !== null) ratings.set(index, reply.value);
      if (now() - shown < REFRESH) continue;
      shown = now();
      onProgress(place / one);
    }
  };
  // One more question for each worker, so that no worker waits.
  await Promise.all(Array.from({ length: 2 * pool.size }, rateSome));
}

/** The indices of the rows with a finding (`null` for all), in an order; those without a rating come last. */
export function rowsInOrder(
  table: Table,
  finding: Parameters<Table['indexOf']>[0],
  order: RowOrder,
  ratings: RowRatings,
): (n: number) => number {
  if (order === 'file') return (n) => table.indexOf(finding, n);
  const size = finding === null ? table.size : table.sizes[finding];
  const [way, last] = order === 'easiest' ? [1, 99] : [-1, 0];
  const hardness = (index: number): number => ratings.get(index)?.er ?? last;
  const rows = Array.from({ length: size }, (_, n) => table.indexOf(finding, n)).sort(
    (a, b) => way * (hardness(a) - hardness(b)) || a - b,
  );
  return (n) => rows[n] ?? table.indexOf(finding, n);
}
