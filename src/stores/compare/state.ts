import type { Measure } from '../../i18n';
import type { Clash, Grid } from '../../sudoku/core';
import type { StrategyId } from '../../sudoku/search';
import type { Divergence, FinishedSearch, RaceEnd, Tally } from '../../worker';
import type { KeptFile } from '../saving/keptFiles';
import type { AnyOptions } from '../shared/searchOptions';
import type { Gathered } from './gathering';
import type { SetId } from './sets';

/** A strategy that takes part, with its options. The same one may take part twice, with others. */
export interface Contestant {
  readonly id: number;
  readonly strategy: StrategyId;
  readonly options: AnyOptions;
}

/** How a strategy fares on one puzzle. */
export interface RaceRow {
  readonly phase: 'running' | RaceEnd | 'failed';
  readonly tally: Tally;
  /** How often it has filled each cell. */
  readonly fills: readonly number[];
}

/** How a strategy fares on a set of puzzles. */
export interface SetRow {
  readonly phase: 'running' | 'done' | 'stopped' | 'failed';
  /** One for each puzzle done, in their order. */
  readonly results: readonly FinishedSearch[];
}

/** A column of the results of a contestant on a set: the one this value falls in; `Infinity` for those given up. */
export interface PickedColumn {
  readonly id: number;
  readonly at: number;
}

export interface CompareState {
  readonly scope: 'one' | 'set';
  readonly contestants: readonly Contestant[];

  readonly givens: Grid;
  /** What forbids to search. */
  readonly clashes: readonly Clash[];
  readonly racing: boolean;
  /** By contestant; those that have not started have none. */
  readonly rows: Readonly<Record<number, RaceRow>>;
  /** Milliseconds from the start to the end of the whole race. */
  readonly elapsed: number;
  /** Milliseconds after which a strategy is stopped; `Infinity` for never. */
  readonly timeLimit: number;
  /** The two contestants whose searches are compared step by step. */
  readonly pair: readonly [number, number];
  readonly divergence: Divergence | { readonly kind: 'none' };

  readonly set: SetId | 'pasted' | null;
  readonly puzzles: readonly Grid[];
  /** The text or the file of the set, as it is kept for when the page is loaded again. */
  readonly file: KeptFile | null;
  /** What a text or a file was read as; `null` for the sets at hand. */
  readonly gathered: Gathered | null;
  /** How many puzzles have been read of the text or the file that is read now; `null` while none is. */
  readonly gathering: number | null;
  readonly setRacing: boolean;
  readonly setRows: Readonly<Record<number, SetRow>>;
  /** Steps after which a search of the set is given up. */
  readonly stepLimit: number;
  /** What the distributions are of, and the column whose puzzles are listed. */
  readonly measure: Measure;
  readonly picked: PickedColumn | null;
}
