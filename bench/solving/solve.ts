import { basename } from 'node:path';
import { EMPTY_GRID, type Grid, isSolutionOf } from '../../src/sudoku/core';
import { COUNTED_PUZZLES, PUZZLE_SETS, SOLVERS } from '../../src/sudoku/testing';
import type { Benchmark } from '../benchmark';
import { readSet } from '../sets/readSet';
import { median, percentile } from '../statistics';
import { type Count, PEERS } from './peers';

const ROUNDS = 5;
/** A slow solver gets fewer puzzles: as many as take about this long. */
const CPU_SECONDS_PER_ROUND = 0.3;
/** Enough to find a solution and prove that it is the only one. */
const LIMIT = 2;

/** Measures every solver on every set, in turn, by processor time. */
export const solve: Benchmark = {
  about:
    'solve puzzle sets, one puzzle a line, and prove each solution the only one; without files, our own sets',
  *measure({ files }) {
    const sets =
      files.length === 0 ? ownSets() : new Map(files.map((file) => [basename(file), readSet(file)]));
    for (const [set, puzzles] of sets) {
      const runs = contestants().map(([name, count, guesses]) => new Run(name, count, puzzles, guesses));
      for (let round = 0; round < ROUNDS; round++) for (const run of runs) run.round();
      for (const run of runs) yield { set, ...run.result() };
    }
  },
};

function ownSets(): ReadonlyMap<string, readonly Grid[]> {
  const impossible = COUNTED_PUZZLES.filter(({ count }) => count === 0).map(({ givens }) => givens);
  return new Map([...PUZZLE_SETS, ['impossible', impossible], ['empty', [EMPTY_GRID]]]);
}

/** Our solvers and their peers: name, function to time, and number of guesses per puzzle (unknown for the peers). */
function contestants(): readonly (readonly [string, Count, ((givens: Grid) => number) | null])[] {
  const ours = Object.entries(SOLVERS).map(([name, solver]) => {
    const count: Count = (givens, limit) => solver.countSolutions(givens, { limit }).count;
    const guesses = (givens: Grid): number => {
      const found = solver.findSolutions(givens, { limit: LIMIT });
      const right = found.solutions.every((solution) => isSolutionOf(givens, solution));
      if (!right || new Set(found.solutions).size !== found.count) {
        throw new Error(`${name}: wrong answer to ${givens}: ${JSON.stringify(found)}`);
      }
      return found.guesses;
    };
    return [name, count, guesses] as const;
  });
  const peers = Object.entries(PEERS).map(([name, count]) => [name, count, null] as const);
  return [...ours, ...peers];
}

/** One solver on one set. */
class Run {
  private readonly seconds: number[] = [];
  private readonly milliseconds: number[] = [];
  private readonly puzzles: readonly Grid[];
  private readonly guesses: number | null;
  private solved = 0;

  private readonly name: string;
  private readonly count: Count;

  constructor(name: string, count: Count, all: readonly Grid[], guesses: ((givens: Grid) => number) | null) {
    this.name = name;
    this.count = count;
    this.puzzles = all.slice(0, this.warmUp(all));
    this.guesses =
      guesses && this.puzzles.reduce((sum, puzzle) => sum + guesses(puzzle), 0) / this.puzzles.length;
  }

  /**
   * Solves puzzles until the engine has compiled the solver, and compares each count with that of our first solver.
   * Returns how many puzzles fit into a round.
   */
  private warmUp(all: readonly Grid[]): number {
    const reference = SOLVERS.propagating;
    if (reference === undefined) throw new Error('no solver to compare with');
    let spent = 0;
    let done = 0;
    for (const puzzle of all) {
      const start = process.cpuUsage();
      const count = this.count(puzzle, LIMIT);
      spent += secondsSince(start);
      done++;
      if (count !== reference.countSolutions(puzzle, { limit: LIMIT }).count) {
        throw new Error(`${this.name}: counted ${count} solutions of ${puzzle}`);
      }
      if (spent > CPU_SECONDS_PER_ROUND * 2) break;
    }
    return done;
  }

  /** Times the set as a whole (repeatedly if it is small), and then each puzzle on its own. */
  round(): void {
    let passes = 0;
    let spent = 0;
    const start = process.cpuUsage();
    do {
      this.solved = 0;
      for (const puzzle of this.puzzles) if (this.count(puzzle, LIMIT) > 0) this.solved++;
      passes++;
      spent = secondsSince(start);
    } while (spent < CPU_SECONDS_PER_ROUND);
    this.seconds.push(spent / passes);
    for (const puzzle of this.puzzles) {
      const before = performance.now();
      this.count(puzzle, LIMIT);
      this.milliseconds.push(performance.now() - before);
    }
  }

  result() {
    const cpuSeconds = median(this.seconds);
    return {
      solver: this.name,
      puzzles: this.puzzles.length,
      solved: this.solved,
      cpuSeconds,
      puzzlesPerSecond: this.puzzles.length / cpuSeconds,
      guessesPerPuzzle: this.guesses ?? '-',
      p50Milliseconds: median(this.milliseconds),
      p99Milliseconds: percentile(this.milliseconds, 0.99),
    };
  }
}

function secondsSince(start: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1e6;
}
