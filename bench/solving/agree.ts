import { basename } from 'node:path';
import { type Grid, grid, isSolutionOf, seededRandom } from '../../src/sudoku/core';
import { countSolutions } from '../../src/sudoku/solver';
import { COUNTED_PUZZLES, PUZZLE_SETS, SOLVERS } from '../../src/sudoku/testing';
import type { Benchmark, Row } from '../benchmark';
import { imageOf } from '../sets/images';
import { readSet } from '../sets/readSet';

const IMAGES = 1_000_000;
const SEED = 3;
/** The most solutions to find, and so to compare, for each image. */
const LIMIT = 20;

/** Compares all solvers on symmetric images, which have as many solutions as the original puzzles. */
export const agree: Benchmark = {
  about:
    'check the solvers against each other on a million random symmetric images of puzzle sets; without files, of our own',
  *measure({ files }) {
    const sets =
      files.length === 0
        ? new Map([...PUZZLE_SETS, ['counted', COUNTED_PUZZLES.map(({ givens }) => givens)]])
        : new Map(files.map((file) => [basename(file), readSet(file)]));
    const each = Math.ceil(IMAGES / sets.size);
    let left = IMAGES;
    for (const [set, puzzles] of sets) {
      const images = Math.min(each, left);
      left -= images;
      yield compare(set, puzzles, images);
    }
  },
};

/**
 * Solves images of the puzzles in turn with every solver. Throws at the first wrong answer: a solution that the judge
 * rejects, a solution found twice, a wrong number of solutions, or, if all solutions are found, a difference between
 * solvers.
 */
function compare(set: string, puzzles: readonly Grid[], images: number): Row {
  const random = seededRandom(SEED);
  const counts = puzzles.map((puzzle) => countSolutions(puzzle, { limit: LIMIT }).count);
  const start = process.cpuUsage();
  let solutions = 0;
  for (let i = 0; i < images; i++) {
    const puzzle = puzzles[i % puzzles.length];
    const count = counts[i % puzzles.length];
    if (puzzle === undefined || count === undefined) throw new Error(`${set} has no puzzles`);
    const image = grid(imageOf(puzzle, random));
    const answers = Object.entries(SOLVERS).map(([name, solver]) => {
      const found = solver.findSolutions(image, { limit: LIMIT }).solutions;
      const distinct = new Set(found).size;
      if (
        distinct !== count ||
        found.length !== count ||
        !found.every((solution) => isSolutionOf(image, solution))
      )
        throw new Error(`${name}: ${found.length} solutions of ${image}, ${count} of ${puzzle}: ${found}`);
      return found.toSorted().join();
    });
    if (count < LIMIT && new Set(answers).size !== 1) throw new Error(`the solvers disagree on ${image}`);
    solutions += count;
  }
  const { user, system } = process.cpuUsage(start);
  return {
    set,
    solvers: Object.keys(SOLVERS).join(' '),
    images,
    solutions,
    cpuSeconds: (user + system) / 1e6,
  };
}
