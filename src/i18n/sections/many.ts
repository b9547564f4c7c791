import type { Finding, TableFormat } from '../../sudoku/many';

/** The dialog that solves all puzzles of a file. */
export interface ManyMessages {
  readonly title: string;
  /** What can be read. */
  readonly help: string;
  /** What to do with a file. */
  readonly drop: string;
  readonly openFile: string;
  readonly otherFile: string;
  /** In the dialog that asks which of several puzzles is meant. */
  readonly solveAll: string;
  readonly limit: string;
  limitOf(limit: number): string;
  /** The name of the bar, and what it says: puzzles done, and how many a second. */
  readonly progress: string;
  solving(puzzles: number, perSecond: number): string;
  readonly stop: string;
  /** How a run came to its end. */
  readonly ends: {
    done(puzzles: number, milliseconds: number): string;
    stopped(puzzles: number): string;
    failed(puzzles: number): string;
  };
  /** Told where the file has more puzzles than the table takes. */
  isCut(puzzles: number): string;
  readonly table: string;
  readonly show: string;
  /** What the table can show: puzzles of one finding, or all. */
  filter(finding: Finding | null, puzzles: number): string;
  readonly columns: {
    readonly number: string;
    readonly line: string;
    readonly verdict: string;
    readonly puzzle: string;
    readonly open: string;
  };
  /** How many solutions a puzzle has, in a word or two. */
  count(count: number, exact: boolean): string;
  readonly unreadable: string;
  /** The name of a row's button. */
  open(puzzle: number): string;
  readonly noRows: string;
  /** What a puzzle opened from a file is called. */
  origin(file: string, puzzle: number): string;
  /** Prints the rows in view. */
  readonly print: string;
  readonly saveAs: string;
  readonly formats: Readonly<Record<TableFormat, string>>;
  /** While the table is written, from 0 to 1. */
  saving(done: number): string;
}
