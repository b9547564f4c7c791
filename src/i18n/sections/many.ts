import type { Finding, TableFormat } from '../../sudoku/many';

/** The number of puzzles of each finding. */
export type Found = Readonly<Record<Finding, number>>;

/** The dialog that solves all puzzles of a file. */
export interface ManyMessages {
  readonly title: string;
  /** Which files and texts can be read. */
  readonly help: string;
  /** Ways to choose a file. */
  readonly drop: string;
  readonly openFile: string;
  readonly paste: string;
  readonly otherFile: string;
  /** The heading of the files that were opened last. */
  readonly last: string;
  /** One of these files; `null` for a text. */
  lastFile(name: string | null, bytes: number): string;
  /** A button in the dialog that asks which of several puzzles is meant. */
  readonly solveAll: string;
  readonly limit: string;
  limitOf(limit: number): string;
  /** The name of the progress bar. */
  readonly progress: string;
  /** The text of the progress bar: puzzles done, and how many per second. */
  solving(puzzles: number, perSecond: number): string;
  readonly stop: string;
  /** How a run ended. */
  readonly ends: {
    done(found: Found, milliseconds: number): string;
    stopped(puzzles: number): string;
    failed(puzzles: number): string;
  };
  /** Shown if the file has more puzzles than the table can hold. */
  isCut(puzzles: number): string;
  readonly table: string;
  readonly show: string;
  /** A filter of the table: the puzzles of one finding, or all. */
  filter(finding: Finding | null, puzzles: number): string;
  readonly columns: {
    readonly number: string;
    readonly line: string;
    readonly verdict: string;
    readonly puzzle: string;
    readonly open: string;
  };
  /** A number of solutions, in a word or two. */
  count(count: number, exact: boolean): string;
  readonly unreadable: string;
  /** The name of a row's button. */
  open(puzzle: number): string;
  readonly noRows: string;
  /** The name of a puzzle that was opened from a file. */
  origin(file: string, puzzle: number): string;
  /** Prints the rows in view. */
  readonly print: string;
  readonly saveAs: string;
  readonly formats: Readonly<Record<TableFormat, string>>;
  /** Shown while the table is written; `done` goes from 0 to 1. */
  saving(done: number): string;
}
