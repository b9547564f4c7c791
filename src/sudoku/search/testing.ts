import fc from 'fast-check';
import { CELLS, type Grid } from '../core';
import type { SearchMachine } from './machine/machine';
import type { CellOrder, DigitOrder, FixedDigitOrder, StartCell } from './machine/options';
import type { OwnGuess } from './machine/ownGuess';
import { STRATEGY_IDS, type StrategyId } from './machine/pseudocode';
import { type OptionsOf, type SearchRequest, STRATEGIES, startSearch } from './registry';

/** A search of a puzzle whose givens do not clash. */
export function begin<K extends StrategyId>(
  strategy: K,
  givens: Grid,
  options: Partial<OptionsOf<K>> = {},
  guesses: readonly OwnGuess[] = [],
): SearchMachine {
  const started = startSearch(strategy, givens, { ...STRATEGIES[strategy].defaults, ...options }, guesses);
  if (!started.ok) throw new Error(`${strategy} refuses ${givens}`);
  return started.value;
}

/** A search by any strategy with any options. */
export function beginRequest(request: SearchRequest): SearchMachine {
  return begin(request.strategy, request.givens, request.options, request.guesses);
}

const seeds = fc.nat(1000);
const fixedDigits: fc.Arbitrary<FixedDigitOrder> = fc.oneof(
  fc.constantFrom<FixedDigitOrder>({ kind: 'ascending' }, { kind: 'descending' }),
  seeds.map((seed): FixedDigitOrder => ({ kind: 'shuffled', seed })),
);
const digits: fc.Arbitrary<DigitOrder> = fc.oneof(
  fixedDigits,
  fc.constant<DigitOrder>({ kind: 'leastConstraining' }),
);
const cells: fc.Arbitrary<CellOrder> = fc.oneof(
  fc
    .constantFrom<'rows' | 'columns' | 'boxes' | 'spiral'>('rows', 'columns', 'boxes', 'spiral')
    .map((kind): CellOrder => ({ kind })),
  seeds.map((seed): CellOrder => ({ kind: 'shuffled', seed })),
);
const starts: fc.Arbitrary<StartCell> = fc.oneof(
  fc.constant<StartCell>({ kind: 'first' }),
  fc.constantFrom(...CELLS).map((cell): StartCell => ({ kind: 'cell', cell })),
  seeds.map((seed): StartCell => ({ kind: 'random', seed })),
);
const all = fc.boolean();

const OPTIONS: { readonly [K in StrategyId]: fc.Arbitrary<OptionsOf<K>> } = {
  rowByRow: fc.record({ all, digits: fixedDigits, cells, rejections: fc.boolean() }),
  candidateLists: fc.record({ all, digits, cells }),
  colouredNodes: fc.record({
    all,
    digits,
    start: starts,
    singlesBefore: fc.boolean(),
    fewestFirst: fc.boolean(),
  }),
  fewestCandidates: fc.record({ all, digits, cells }),
  singlesFirst: fc.record({ all, digits, cells }),
  propagation: fc.record({ all, digits }),
  exactCover: fc.record({ all }),
};

/** Any strategy with any of its options, on one of some puzzles. */
export const requests = (puzzles: fc.Arbitrary<Grid>): fc.Arbitrary<SearchRequest> =>
  fc.oneof(...STRATEGY_IDS.map((strategy) => requestsOf(strategy, puzzles)));

const requestsOf = <K extends StrategyId>(strategy: K, puzzles: fc.Arbitrary<Grid>) =>
  fc
    .tuple(puzzles, OPTIONS[strategy])
    .map(([givens, options]) => ({ strategy, givens, options }) as unknown as SearchRequest);
