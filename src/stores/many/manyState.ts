import type { Finding } from '../../sudoku/many';
import type { KeptFile } from '../saving/keptFiles';

/** How solving a file of many puzzles stands. */
export interface ManyState {
  /** How many runs there have been. */
  readonly runs: number;
  /** `stopped` by the person, `failed` where the file or a worker broke off; the rows so far stay. */
  readonly phase: 'empty' | 'running' | 'done' | 'stopped' | 'failed';
  /** The name of the file, `null` for a text. */
  readonly name: string | null;
  /** The file or text, as it is kept for when the page is loaded again. */
  readonly file: KeptFile | null;
  /** How much of the file is done, 0 to 1. */
  readonly done: number;
  /** Puzzles done, those still in the hands of a worker included. */
  readonly solved: number;
  /** Rows of the table, and of each finding. */
  readonly size: number;
  readonly sizes: Readonly<Record<Finding, number>>;
  readonly milliseconds: number;
  /** Up to how many solutions of a puzzle are counted. */
  readonly limit: number;
  /** The rows that are shown: those of one finding, or all. */
  readonly finding: Finding | null;
  /** Whether the file has more puzzles than the table can take. */
  readonly isCut: boolean;
  /** How much of the table is written to a file, 0 to 1; `null` while none is. */
  readonly saving: number | null;
}
