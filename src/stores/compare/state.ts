import type { Measure } from '../../i18n';
import type { Clash, Grid } from '../../sudoku/core';
import type { WatchedId } from '../../sudoku/search';
import type { Divergence, FinishedSearch, RaceEnd, Tally } from '../../worker';
import type { AnyOptions } from '../shared/searchOptions';
import type { KeptFile } from '../storage/files';
import type { Gathered } from './gathering';
import type { SetId } from './sets';

/** A strategy that takes part, with its options, or a program of the person's own. It may take part several times. */
export interface Contestant {
  readonly id: number;
  readonly strategy: WatchedId;
  readonly options: AnyOptions;
  /** The text of the program, of one's own. */
  readonly code?: string | undefined;
}

/** The counts of a search that has done nothing. */
export const NOTHING_COUNTED: Tally = {
  steps: 0,
  guesses: 0,
  backtracks: 0,
  deadEnds: 0,
  forced: 0,
  eliminations: 0,
  maxDepth: 0,
  solutions: 0,
  milliseconds: 0,
};

/** The result of a contestant on one puzzle, so far. */
export interface RaceRow {
  readonly phase: 'running' | RaceEnd | 'failed';
  readonly tally: Tally;
  /** How often each cell was filled. */
  readonly fills: readonly number[];
}

/** The results of a contestant on a set of puzzles, so far. */
export interface SetRow {
  readonly phase: 'running' | 'done' | 'stopped' | 'failed';
  /** The results of the first puzzles, in their order. */
  readonly results: readonly FinishedSearch[];
}

/** A column in the distribution of a contestant's results on a set. */
export interface PickedColumn {
  readonly id: number;
  /** A value in the column; `Infinity` for searches that were given up. */
  readonly at: number;
}

export interface CompareState {
  readonly scope: 'one' | 'set';
  readonly contestants: readonly Contestant[];

  readonly givens: Grid;
  /** The clashes of the givens. If there are any, there is no race. */
  readonly clashes: readonly Clash[];
  readonly racing: boolean;
  /** By the contestant's id; a contestant that has not started has none. */
  readonly rows: Readonly<Record<number, RaceRow>>;
  /** Milliseconds from the start to the end of the whole race. */
  readonly elapsed: number;
  /** A strategy is stopped after this many milliseconds; `Infinity` for never. */
  readonly timeLimit: number;
  /** The two contestants whose searches are compared step by step. */
  readonly pair: readonly [number, number];
  readonly divergence: Divergence | { readonly kind: 'none' | 'noSteps' };

  readonly set: SetId | 'pasted' | null;
  readonly puzzles: readonly Grid[];
  /** The text or the file of the set, as it is stored for a reload of the page. */
  readonly file: KeptFile | null;
  /** The content of the text or file; `null` for the built-in sets. */
  readonly gathered: Gathered | null;
  /** How many puzzles have been read so far; `null` while nothing is being read. */
  readonly gathering: number | null;
  readonly setRacing: boolean;
  readonly setRows: Readonly<Record<number, SetRow>>;
  /** A search of the set is given up after this many steps. */
  readonly stepLimit: number;
  /** The measure of the distributions. */
  readonly measure: Measure;
  /** The column whose puzzles are listed. */
  readonly picked: PickedColumn | null;
}
