import { seededRandom } from '../../src/sudoku/core';
import { STRATEGY_IDS, type StrategyId } from '../../src/sudoku/search';
import { follow } from '../../src/sudoku/search/replay/testing';
import { PUZZLE_SETS } from '../../src/sudoku/testing';
import type { Benchmark, Row } from '../benchmark';

/** Moments that are judged of each strategy at least, and the most lines of one search. */
const MOMENTS = 5000;
const FAR = 1000;

/** Judges what Watch tells of a search, line by line, by programs that share no code with it. */
export const moments: Benchmark = {
  about:
    'check lines, calls and local variables of Watch on random puzzles, five thousand moments of each strategy',
  *measure({ seed }) {
    for (const strategy of STRATEGY_IDS) yield measureOne(strategy, seed);
  },
};

/** Throws where the strategy and its program differ. */
function measureOne(strategy: StrategyId, seed: number): Row {
  const random = seededRandom(seed);
  const all = [...PUZZLE_SETS.values()].flat();
  let puzzles = 0;
  let judged = 0;
  for (const givens of random.shuffle(all)) {
    if (judged >= MOMENTS) break;
    judged += follow(strategy, givens, {}, FAR);
    puzzles++;
  }
  return { strategy, puzzles, moments: judged, wrong: 0 };
}
