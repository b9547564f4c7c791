import { CELLS, type Cell, type Grid, grid } from '../../../src/sudoku/core';
import { generate } from '../../../src/sudoku/generator';
import { countSolutions } from '../../../src/sudoku/solver';
import { finish, positionOf, proveCell } from '../../../src/sudoku/techniques';
import { PUZZLE_SETS } from '../../../src/sudoku/testing';

/** What a worker is asked to measure. Each is the work of one new worker. */
export type Work =
  /** Solves a set and proves each solution the only one. Gives puzzles a second. */
  | { readonly kind: 'solve'; readonly set: string }
  /** Proves the first blank cell of 24 puzzles, three times. Gives milliseconds for each proof, by pass. */
  | { readonly kind: 'prove' }
  /** Makes puzzles of a level. Gives milliseconds for each. */
  | { readonly kind: 'generate' };

const SECOND = 1000;
/** A pass over a set takes at least this long, since some clocks have steps of a millisecond. */
const LEAST = SECOND / 2;
const PROOFS = 24;
const PASSES = 3;
const MADE = 40;

self.onmessage = ({ data }: MessageEvent<Work>) => self.postMessage(WORKS[data.kind](data as never));

const WORKS: { readonly [K in Work['kind']]: (work: Extract<Work, { kind: K }>) => readonly number[] } = {
  solve({ set }) {
    const puzzles = puzzlesOf(set);
    const solveAll = (): void => {
      for (const puzzle of puzzles) countSolutions(puzzle, { limit: 2 });
    };
    repeated(solveAll);
    const { times, milliseconds } = repeated(solveAll);
    return [(puzzles.length * times * SECOND) / milliseconds];
  },

  prove() {
    const puzzles = puzzlesOf('top1465');
    const chosen = puzzles
      .filter((_, index) => index % Math.floor(puzzles.length / PROOFS) === 0)
      .slice(0, PROOFS);
    return Array.from({ length: PASSES }, () => {
      const start = performance.now();
      for (const puzzle of chosen) proveFirstBlank(puzzle);
      return (performance.now() - start) / PROOFS;
    });
  },

  generate() {
    const make = (seed: number): void => void finish(generate({ level: 'hard' }, seed));
    for (let seed = 0; seed < MADE; seed++) make(seed);
    const start = performance.now();
    for (let seed = 0; seed < MADE; seed++) make(seed);
    return [(performance.now() - start) / MADE];
  },
};

function puzzlesOf(set: string): readonly Grid[] {
  const puzzles = PUZZLE_SETS.get(set);
  if (puzzles === undefined) throw new Error(`no set ${set}`);
  return puzzles;
}

const EMPTY = positionOf(grid('.'.repeat(CELLS.length)));

function proveFirstBlank(puzzle: Grid): void {
  // Another position first, so that nothing of the previous pass stays cached.
  proveCell(EMPTY, 0 as Cell, { upTo: 1 }).next();
  finish(proveCell(positionOf(puzzle, { givens: puzzle }), puzzle.indexOf('.') as Cell));
}

function repeated(work: () => void): { times: number; milliseconds: number } {
  const start = performance.now();
  for (let times = 1; ; times++) {
    work();
    const milliseconds = performance.now() - start;
    if (milliseconds >= LEAST) return { times, milliseconds };
  }
}
