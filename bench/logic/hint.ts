import { CELLS, type Cell, type Grid, grid } from '../../src/sudoku/core';
import {
  cellOf,
  finish,
  type Position,
  type Proof,
  pathOf,
  positionOf,
  proveCell,
  techniqueOf,
} from '../../src/sudoku/techniques';
import { RATED_PUZZLES } from '../../src/sudoku/testing';
import type { Benchmark, Row } from '../benchmark';
import { readPuzzles } from '../sets/puzzles';
import { percentile } from '../statistics';
import { nameOf } from './cells';

/** The most time for a proof of one cell. After that, the best so far counts. */
const MOST_MILLISECONDS = 60_000;

/** Harder puzzles take minutes when each cell is proved on its own. */
const HARDEST_RATING = 9.0;

/**
 * Proves every blank cell, at the start and in a position in which the plain path has filled half of the cells.
 * Compares the proof with the steps that this path needs to reach the cell. Nothing is cached from one proof to the
 * next. Percentiles come at the end. `silence` is the longest time between
 * two signs of life: a worker that is silent for too long is ended.
 */
export const hint: Benchmark = {
  about:
    'prove every blank cell of puzzles, from the start and half filled; without files, of puzzles rated up to 9.0',
  *measure({ files }) {
    const own = RATED_PUZZLES.filter(({ explainer }) => explainer.er <= HARDEST_RATING);
    const puzzles = files.length === 0 ? own : files.flatMap(readPuzzles);
    const measured: Record<From, Measured[]> = { start: [], half: [] };
    for (const { id, puzzle } of puzzles) {
      const positions: Record<From, Position> = {
        start: positionOf(puzzle, { givens: puzzle }),
        half: half(puzzle),
      };
      for (const from of FROM) {
        for (const one of proofsFrom(positions[from])) {
          measured[from].push(one);
          yield rowOf(id, from, one);
        }
      }
    }
    for (const from of FROM)
      for (const [name, share] of SHARES)
        if (measured[from].length > 0) yield summary(name, share, from, measured[from]);
  },
};

const FROM = ['start', 'half'] as const;
type From = (typeof FROM)[number];

const SHARES = [
  ['half of all', 0.5],
  ['95 %', 0.95],
  ['the worst', 1],
] as const;

interface Measured {
  readonly cell: string;
  readonly steps: number;
  readonly hardest: string;
  /** Milliseconds until the first proof, and until the end of the search for a shorter one. */
  readonly first: number;
  readonly milliseconds: number;
  /** The longest time between two signs of life, in milliseconds. */
  readonly silence: number;
  readonly pathSteps: number;
}

const rowOf = (
  id: string,
  from: From,
  { cell, steps, hardest, first, milliseconds, silence, pathSteps }: Measured,
): Row => ({
  id,
  from,
  cell,
  steps,
  hardest,
  first,
  milliseconds,
  silence,
  pathSteps,
});

function summary(id: string, share: number, from: From, all: readonly Measured[]): Row {
  const of = (value: (one: Measured) => number): number => percentile(all.map(value), share);
  return rowOf(id, from, {
    cell: `${all.length}`,
    steps: of(({ steps }) => steps),
    hardest: '-',
    first: of(({ first }) => first),
    milliseconds: of(({ milliseconds }) => milliseconds),
    silence: of(({ silence }) => silence),
    pathSteps: of(({ pathSteps }) => pathSteps),
  });
}

function* proofsFrom(position: Position): Generator<Measured> {
  const path = stepsToEachCell(position);
  for (const cell of CELLS.filter((cell) => position.digits[cell] === 0)) {
    forget();
    const { proof, ...times } = timed(position, cell);
    yield {
      cell: nameOf(cell),
      steps: proof?.lines.length ?? 0,
      hardest: hardestOf(proof),
      ...times,
      pathSteps: path.get(cell) ?? 0,
    };
  }
}

/** How many steps the plain path needs to fill each cell, including the step that fills it. */
function stepsToEachCell(position: Position): ReadonlyMap<Cell, number> {
  const { steps } = finish(pathOf(position));
  return new Map(steps.flatMap(({ places }, i) => places.map((place) => [cellOf(place), i + 1] as const)));
}

/** The puzzle with half of its blank cells filled: those that the plain path fills first. */
function half(puzzle: Grid): Position {
  const start = positionOf(puzzle, { givens: puzzle });
  const blanks = start.digits.filter((digit) => digit === 0).length;
  const places = finish(pathOf(start)).steps.flatMap(({ places }) => places);
  const digits = [...puzzle];
  for (const place of places.slice(0, Math.ceil(blanks / 2))) digits[cellOf(place)] = `${(place % 9) + 1}`;
  return positionOf(grid(digits.join('')), { givens: puzzle });
}

const ELSEWHERE = positionOf(grid('.'.repeat(81)));

/** Asks about another position, so that nothing of the previous one stays cached. */
const forget = (): void => void proveCell(ELSEWHERE, 0 as Cell, { upTo: 1 }).next();

function timed(position: Position, cell: Cell) {
  const start = performance.now();
  let sign = start;
  let silence = 0;
  const hear = (): void => {
    const now = performance.now();
    silence = Math.max(silence, now - sign);
    sign = now;
  };
  const search = proveCell({ ...position, onTick: hear }, cell);
  let best: Proof | null = null;
  let first = 0;
  for (let next = search.next(); ; next = search.next()) {
    hear();
    const milliseconds = sign - start;
    const proof: Proof | null = next.done ? next.value : next.value.better;
    if (best === null) first = milliseconds;
    best = proof ?? best;
    if (next.done || milliseconds >= MOST_MILLISECONDS) return { proof: best, first, milliseconds, silence };
  }
}

/** The technique of the hardest step, or `-` without a proof. */
function hardestOf(proof: Proof | null): string {
  const lines = proof?.lines ?? [];
  const hardest = [...lines].sort((a, b) => orderOf(b.step) - orderOf(a.step))[0];
  return hardest?.step.technique ?? '-';
}

const orderOf = ({ technique, rating }: Proof['lines'][number]['step']): number =>
  techniqueOf(technique).tier * 100 + rating;
