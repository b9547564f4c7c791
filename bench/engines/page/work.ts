import { REHEARSALS } from '../../../src/stores/hint/rehearsal';
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
  /** Proves the first blank cell of one of these 24 puzzles, at once or after a rehearsal. Gives the milliseconds of that proof. */
  | { readonly kind: 'first'; readonly nth: number; readonly rehearsed: boolean }
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

  first({ nth, rehearsed }) {
    if (rehearsed) for (const puzzle of REHEARSALS) proveFirstBlank(grid(puzzle));
    const puzzle = proved()[nth];
    if (puzzle === undefined) throw new Error(`no puzzle ${nth}`);
    const start = performance.now();
    proveFirstBlank(puzzle);
    return [performance.now() - start];
  },

  prove() {
    return Array.from({ length: PASSES }, () => {
      const start = performance.now();
      for (const puzzle of proved()) proveFirstBlank(puzzle);
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

function proved(): readonly Grid[] {
  const puzzles = puzzlesOf('top1465');
  const apart = Math.floor(puzzles.length / PROOFS);
  return puzzles.filter((_, index) => index % apart === 0).slice(0, PROOFS);
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
