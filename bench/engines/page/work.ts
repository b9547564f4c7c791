import { REHEARSALS } from '../../../src/stores/hint/rehearsal';
import { CELLS, type Cell, type Grid, grid } from '../../../src/sudoku/core';
import { generate } from '../../../src/sudoku/generator';
import { countSolutions } from '../../../src/sudoku/solver';
import { finish, positionOf, proveCell } from '../../../src/sudoku/techniques';
import { PUZZLE_SETS } from '../../../src/sudoku/testing';

/** What a worker is asked to do. Each is the work of one new worker. */
export type Work =
  /** Solves a set and proves each solution the only one, in two parts of several passes. The first warms up. */
  | { readonly kind: 'solve'; readonly set: string }
  /** Proves the first blank cell of 24 puzzles, in three parts. */
  | { readonly kind: 'prove' }
  /** Proves the first blank cell of one of these 24 puzzles, at once or after a rehearsal. */
  | { readonly kind: 'first'; readonly nth: number; readonly rehearsed: boolean }
  /** Makes puzzles of a level. */
  | { readonly kind: 'generate' };

const SECOND = 1000;
/** A pass over a set takes at least this long. */
const LEAST = SECOND / 2;
const PROOFS = 24;
const PASSES = 3;
const MADE = 40;

let parts: Generator<number | null>;

/** A question begins a work; `null` asks for its next part. The answer is how many things the part did. */
self.onmessage = ({ data }: MessageEvent<Work | null>) => {
  if (data !== null) parts = WORKS[data.kind](data as never);
  self.postMessage(parts.next().value ?? null);
};

/** The works, each in parts. What comes before the first `yield` is not measured. */
const WORKS: {
  readonly [K in Work['kind']]: (work: Extract<Work, { kind: K }>) => Generator<number | null>;
} = {
  *solve({ set }) {
    const puzzles = puzzlesOf(set);
    const solveAll = (): void => {
      for (const puzzle of puzzles) countSolutions(puzzle, { limit: 2 });
    };
    repeated(solveAll);
    yield null;
    yield puzzles.length * repeated(solveAll);
  },

  *first({ nth, rehearsed }) {
    if (rehearsed) for (const puzzle of REHEARSALS) proveFirstBlank(grid(puzzle));
    const puzzle = proved()[nth];
    if (puzzle === undefined) throw new Error(`no puzzle ${nth}`);
    yield null;
    proveFirstBlank(puzzle);
    yield 1;
  },

  *prove() {
    yield null;
    for (let pass = 0; pass < PASSES; pass++) {
      for (const puzzle of proved()) proveFirstBlank(puzzle);
      yield PROOFS;
    }
  },

  *generate() {
    const make = (seed: number): void => void finish(generate({ level: 'hard' }, seed));
    for (let seed = 0; seed < MADE; seed++) make(seed);
    yield null;
    for (let seed = 0; seed < MADE; seed++) make(seed);
    yield MADE;
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

/** How often a work was done until it had taken long enough. */
function repeated(work: () => void): number {
  const start = performance.now();
  for (let times = 1; ; times++) {
    work();
    if (performance.now() - start >= LEAST) return times;
  }
}
