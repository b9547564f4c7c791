import { CELLS, type Cell } from '../src/sudoku/core';
import {
  cellOf,
  finish,
  type Position,
  type Proof,
  pathOf,
  positionOf,
  techniqueOf,
} from '../src/sudoku/techniques';
import { RATED_PUZZLES } from '../src/sudoku/testing';
import type { Benchmark } from './benchmark';
import { nameOf } from './cells';
import { proofInTime } from './proving';
import { readPuzzles } from './puzzles';

/** The proof of every blank cell from the start, beside the steps that the plain path takes to it. */
export const hint: Benchmark = {
  about: 'prove every blank cell of puzzles; without files, of those whose rating is known',
  *measure({ files }) {
    const puzzles = files.length === 0 ? RATED_PUZZLES : files.flatMap(readPuzzles);
    for (const { id, puzzle } of puzzles) {
      const position = positionOf(puzzle, { givens: puzzle });
      const path = stepsToEachCell(position);
      for (const cell of CELLS.filter((cell) => position.digits[cell] === 0)) {
        const start = performance.now();
        const proof = proofInTime(position, cell);
        const milliseconds = performance.now() - start;
        const steps = proof?.lines.length ?? 0;
        yield {
          id,
          cell: nameOf(cell),
          steps,
          hardest: hardestOf(proof),
          milliseconds,
          pathSteps: path.get(cell) ?? 0,
        };
      }
    }
  },
};

/** How many steps of the plain path come before a cell is filled, that one counted. */
function stepsToEachCell(position: Position): ReadonlyMap<Cell, number> {
  const { steps } = finish(pathOf(position));
  return new Map(steps.flatMap(({ places }, i) => places.map((place) => [cellOf(place), i + 1] as const)));
}

/** The technique of the hardest step, or `-` without a proof. */
function hardestOf(proof: Proof | null): string {
  const lines = proof?.lines ?? [];
  const hardest = [...lines].sort((a, b) => orderOf(b.step) - orderOf(a.step))[0];
  return hardest?.step.technique ?? '-';
}

const orderOf = ({ technique, rating }: Proof['lines'][number]['step']): number =>
  techniqueOf(technique).tier * 100 + rating;
