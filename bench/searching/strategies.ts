import { type Grid, isSolutionOf } from '../../src/sudoku/core';
import { type SearchMachine, STRATEGIES, type StrategyId, startSearch } from '../../src/sudoku/search';
import { COUNTED_PUZZLES } from '../../src/sudoku/testing';
import type { Benchmark, Row } from '../benchmark';

/** The most steps of a search on each puzzle. */
const REACH = 5_000_000;

/** Runs every strategy on the whole tree of every puzzle in the table, or up to the limit. */
export const strategies: Benchmark = {
  about: 'compare the watchable strategies with the table of counted puzzles, five million steps of each',
  *measure() {
    for (const strategy of Object.keys(STRATEGIES) as StrategyId[]) yield measureOne(strategy);
  },
};

function measureOne(strategy: StrategyId): Row {
  const depths = new Int32Array(82);
  let puzzles = 0;
  let ended = 0;
  let steps = 0;
  const start = process.cpuUsage();
  for (const { name, givens, count, exact } of COUNTED_PUZZLES) {
    const machine = begin(strategy, givens);
    if (machine === null) {
      if (count !== 0) throw new Error(`${strategy} refuses ${name}`);
      continue;
    }
    puzzles++;
    let checked = false;
    while (!machine.ended && machine.at < REACH) {
      machine.run(1000, depths);
      if (machine.solutions === 0 || checked) continue;
      checkFirst(strategy, givens);
      checked = true;
    }
    const { solutions } = machine;
    steps += machine.at;
    if (machine.ended) ended++;
    if (machine.ended ? !exact || solutions !== count : exact && solutions > count) {
      throw new Error(`${strategy}: ${solutions} solutions of ${name}, which has ${count}`);
    }
  }
  const { user, system } = process.cpuUsage(start);
  return {
    strategy,
    puzzles,
    ended,
    beyond: puzzles - ended,
    steps,
    stepsPerSecond: (steps / (user + system)) * 1e6,
  };
}

/** Throws unless the strategy's first solution is correct. */
function checkFirst(strategy: StrategyId, givens: Grid): void {
  const started = startSearch(strategy, givens, STRATEGIES[strategy].defaults);
  if (!started.ok) throw new Error('refused');
  started.value.run(REACH, new Int32Array(82));
  const { board, outcome } = started.value.look();
  if (outcome !== 'solved' || !isSolutionOf(givens, board))
    throw new Error(`${strategy}: wrong answer to ${givens}`);
}

function begin<K extends StrategyId>(strategy: K, givens: Grid): SearchMachine | null {
  const started = startSearch(strategy, givens, { ...STRATEGIES[strategy].defaults, all: true });
  return started.ok ? started.value : null;
}
