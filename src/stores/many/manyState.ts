import type { Finding } from '../../sudoku/many';
import type { KeptFile } from '../storage/files';
import type { RowOrder } from './rateRows';

/** The state of solving a file of many puzzles. */
export interface ManyState {
  /** How many runs there have been. */
  readonly runs: number;
  /** `stopped` by the player, or `failed` because of the file or a worker. In both cases the rows so far stay. */
  readonly phase: 'empty' | 'running' | 'done' | 'stopped' | 'failed';
  /** The name of the file, `null` for a text. */
  readonly name: string | null;
  /** The file or text as it is stored for a reload of the page. */
  readonly file: KeptFile | null;
  /** How much of the file is done, 0 to 1. */
  readonly done: number;
  /** How many puzzles are solved, including those of pieces that are not yet in the table. */
  readonly solved: number;
  /** How many rows the table has in all, and of each finding. */
  readonly size: number;
  readonly sizes: Readonly<Record<Finding, number>>;
  readonly milliseconds: number;
  /** At most this many solutions of a puzzle are counted. */
  readonly limit: number;
  /** The finding whose rows are shown, `null` for all rows. */
  readonly finding: Finding | null;
  readonly order: RowOrder;
  /** How much of the table has been rated, 0 to 1; `null` while nothing is rated. */
  readonly rating: number | null;
  /** How many rows have a rating. */
  readonly rated: number;
  /** Whether the file has more puzzles than fit in the table. */
  readonly isCut: boolean;
  /** How much of the table has been written to a file, 0 to 1; `null` while no file is being written. */
  readonly saving: number | null;
}
