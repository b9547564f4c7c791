import type { Origin } from '../../sudoku/core';
import type { Difficulty } from '../../sudoku/techniques';

type Progress = 'new' | 'begun' | 'solved' | 'answered';

/** The dialog with every puzzle that was opened. */
export interface ShelfMessages {
  readonly title: string;
  /** The parts of the dialog. */
  readonly tabsName: string;
  readonly tabs: Readonly<Record<'puzzles' | 'bin' | 'statistics' | 'files', string>>;
  readonly search: string;
  /** The name of the list. */
  readonly list: string;
  readonly state: string;
  readonly states: Readonly<Record<'all' | Progress, string>>;
  readonly level: string;
  readonly levels: Readonly<Record<'all' | Difficulty | 'unrated' | 'unknown', string>>;
  readonly source: string;
  readonly sources: Readonly<Record<'all' | Origin['kind'], string>>;
  readonly sort: string;
  readonly sorts: Readonly<Record<'played' | 'added' | 'title' | 'easiest' | 'hardest' | 'furthest', string>>;
  /** How many puzzles there are, and how many of them are listed. */
  count(listed: number, all: number): string;
  /** The progress of a puzzle, with the number of digits on its board. */
  progress(progress: Progress, filled: number): string;
  /** The rating of a puzzle; `whole` is false for a lower bound. */
  rated(difficulty: Difficulty, er: number, whole: boolean): string;
  /** A date, from milliseconds since 1970. */
  day(at: number, now: number): string;
  /** Marks the puzzle that is on the board. */
  readonly onBoard: string;
  added(day: string): string;
  remove(title: string): string;
  removeListed(count: number): string;
  /** Explains the bin, with the number of days that puzzles stay in it. */
  binHelp(days: number): string;
  readonly binNone: string;
  /** How many puzzles are in the bin. */
  binCount(count: number): string;
  /** When a puzzle of the bin is deleted for good. */
  ends(day: string): string;
  putBack(title: string): string;
  discard(title: string): string;
  /** The second press that deletes a puzzle of the bin, or all of them. */
  readonly discardForGood: string;
  readonly emptyBin: string;
  emptyBinForGood(count: number): string;
  readonly none: string;
  readonly noneFound: string;
  readonly clearFilters: string;
  readonly reading: string;
  unreadable(count: number): string;
  readonly broken: string;
  readonly silent: string;
  readonly newer: string;
  readonly again: string;
  readonly beginAnew: string;
  readonly beginAnewForGood: string;
  readonly import: string;
  readonly export: string;
  readonly formats: Readonly<Record<'shelf' | 'sdm' | 'openSudoku', string>>;
  /** The name of a puzzle in a file of several. */
  inFile(file: string, number: number): string;
  /** Megabytes used, and how many the browser allows; `null` if it does not tell. */
  space(used: number, most: number | null): string;
  readonly keepForGood: string;
  readonly keptForGood: string;
  readonly mayBeCleared: string;
  readonly spaceTitle: string;
  readonly exportHelp: string;
  readonly importHelp: string;
  readonly statisticsHelp: string;
  readonly statisticsNone: string;
  readonly columns: Readonly<Record<'level' | 'solved' | 'median' | 'hints', string>>;
  readonly history: string;
  readonly historyNote: string;
}
