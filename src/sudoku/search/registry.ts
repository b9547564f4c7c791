import { type Clash, clashesOf, fail, type Grid, ok, type Result } from '../core';
import type { SearchMachine } from './machine/machine';
import type { CommonOptions, DigitOrder } from './machine/options';
import type { OwnGuess } from './machine/ownGuess';
import type { StrategyId } from './machine/pseudocode';
import { candidateLists } from './strategies/candidateLists';
import { colouredNodes } from './strategies/colouredNodes';
import { exactCover } from './strategies/exactCover';
import { fewestCandidates } from './strategies/fewestCandidates';
import { propagation } from './strategies/propagation';
import { rowByRow } from './strategies/rowByRow';
import { singlesFirst } from './strategies/singlesFirst';
import { type ProgramRequest, playProgram } from './tape/tapeMachine';

/** A strategy: its machine, its options and their defaults. */
interface Strategy<Options extends CommonOptions> {
  /** All its options with their defaults. */
  readonly defaults: Options;
  /** The digit orders it accepts; none if it does not try the digits of a cell in turn. */
  readonly digitOrders: readonly DigitOrderIn<Options>[];
  /** A machine at state 0. The givens must not clash. `guesses`: those of the person's own. */
  readonly start: (givens: Grid, options: Options, guesses: readonly OwnGuess[]) => SearchMachine;
}

type DigitOrderIn<Options> = Options extends { readonly digits: DigitOrder }
  ? Options['digits']['kind']
  : never;

/** The machine of every strategy in `PSEUDOCODE`. */
export const STRATEGIES = {
  rowByRow,
  candidateLists,
  colouredNodes,
  fewestCandidates,
  singlesFirst,
  propagation,
  exactCover,
} satisfies { readonly [K in StrategyId]: unknown };

/** The options that a strategy takes. */
export type OptionsOf<K extends StrategyId> = (typeof STRATEGIES)[K]['defaults'];

/** A search to be started, as plain data that can be posted to a worker. */
export type SearchRequest<K extends StrategyId = StrategyId> = {
  [J in K]: {
    readonly strategy: J;
    readonly givens: Grid;
    readonly options: OptionsOf<J>;
    /** Guesses of the person's own, by which it differs from the search of the strategy alone. */
    readonly guesses?: readonly OwnGuess[];
  };
}[K];

/** All that can be watched, as plain data: a search to be started, or a program that has run. */
export type WatchRequest = SearchRequest | ProgramRequest;

/** Why a search cannot start. */
export interface SearchRefusal {
  readonly kind: 'clash';
  /** The clashes between givens, at least one. */
  readonly clashes: readonly Clash[];
}

const TYPED: { readonly [K in StrategyId]: Strategy<OptionsOf<K>> } = STRATEGIES;

/**
 * A search at state 0. The givens may be any grid without a clash: with many solutions, with none, blank or full. For a
 * full grid, state 0 is solved.
 */
export function startSearch<K extends StrategyId>(
  strategy: K,
  givens: Grid,
  options: OptionsOf<K>,
  guesses: readonly OwnGuess[] = [],
): Result<SearchMachine, SearchRefusal> {
  const clashes = clashesOf(givens);
  if (clashes.length > 0) return fail({ kind: 'clash', clashes });
  return ok(TYPED[strategy].start(givens, options, guesses));
}

/** The machine of a search that is known to start, or of a program that has run. */
export function machineFor(request: WatchRequest): SearchMachine {
  if (request.strategy === 'ownCode') return playProgram(request);
  return startKnown(request);
}

function startKnown<K extends StrategyId>(request: SearchRequest<K>): SearchMachine {
  const { strategy, givens, options, guesses } = request;
  const started = startSearch(strategy, givens, options, guesses);
  if (!started.ok) throw new Error(`a search that cannot start: ${givens}`);
  return started.value;
}
