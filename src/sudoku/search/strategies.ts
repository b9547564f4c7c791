import { type Clash, clashesOf, fail, type Grid, ok, type Result } from '../core';
import { candidateLists } from './candidateLists';
import { colouredNodes } from './colouredNodes';
import { exactCover } from './exactCover';
import { fewestCandidates } from './fewestCandidates';
import type { SearchMachine } from './machine';
import type { CommonOptions } from './options';
import { propagation } from './propagation';
import { rowByRow } from './rowByRow';
import { singlesFirst } from './singlesFirst';

/** What a strategy is. */
interface Strategy<Options extends CommonOptions> {
  /** The lines of its pseudocode, in order. */
  readonly lines: readonly string[];
  /** Every option it takes, as it is unless someone says otherwise. */
  readonly defaults: Options;
  /** A machine at state 0. Givens do not clash. */
  readonly start: (givens: Grid, options: Options) => SearchMachine;
}

/** Every strategy: a file, and a line here. */
export const STRATEGIES = {
  rowByRow,
  candidateLists,
  colouredNodes,
  fewestCandidates,
  singlesFirst,
  propagation,
  exactCover,
};

export type StrategyId = keyof typeof STRATEGIES;

/** The options that a strategy takes. */
export type OptionsOf<K extends StrategyId> = (typeof STRATEGIES)[K]['defaults'];

/** A line of the pseudocode of a strategy, and of any. */
export type LineOf<K extends StrategyId> = (typeof STRATEGIES)[K]['lines'][number];
export type LineId = LineOf<StrategyId>;

/** A search to be started, as it can be sent to a worker. */
export type SearchRequest<K extends StrategyId = StrategyId> = {
  [J in K]: { readonly strategy: J; readonly givens: Grid; readonly options: OptionsOf<J> };
}[K];

/** Why a search cannot start. */
export interface SearchRefusal {
  readonly kind: 'clash';
  /** At least one. */
  readonly clashes: readonly Clash[];
}

const TYPED: { readonly [K in StrategyId]: Strategy<OptionsOf<K>> } = STRATEGIES;

/**
 * A search at state 0. The givens may be any grid without a clash: with many solutions, with none, blank or full. Of a
 * full grid state 0 is solved.
 */
export function startSearch<K extends StrategyId>(
  strategy: K,
  givens: Grid,
  options: OptionsOf<K>,
): Result<SearchMachine, SearchRefusal> {
  const clashes = clashesOf(givens);
  if (clashes.length > 0) return fail({ kind: 'clash', clashes });
  return ok(TYPED[strategy].start(givens, options));
}
