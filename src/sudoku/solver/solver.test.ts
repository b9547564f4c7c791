import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EMPTY_GRID, type Grid, grid, isSolutionOf } from '../core';
import {
  bruteForce,
  COUNTED_PUZZLES,
  EXAMPLES,
  PUZZLE_SETS,
  puzzles,
  SOLVERS,
  spoiltPuzzles,
  symmetries,
} from '../testing';
import type { SearchProgress } from '.';

const ALL = { limit: Number.POSITIVE_INFINITY };

describe('the table of counted puzzles', () => {
  it.each(COUNTED_PUZZLES.filter(({ slow }) => !slow))('agrees with brute force: $name', (puzzle) => {
    const solutions = bruteForce(puzzle.givens, puzzle.exact ? ALL.limit : puzzle.count);
    expect(solutions).toHaveLength(puzzle.count);
    expect(solutions[0] ?? null).toBe(puzzle.first);
  });
});

describe.each(Object.entries(SOLVERS))('the %s solver', (_, solver) => {
  const { countSolutions, findSolutions, firstSolution, solutionsInOrder } = solver;

  describe.each(COUNTED_PUZZLES)('$name', ({ givens, count, exact, first }) => {
    it('counts the solutions', () => {
      const tally = countSolutions(givens, exact ? ALL : { limit: count });
      expect(tally).toMatchObject({ count, complete: exact });
    });

    it('finds as many different solutions', () => {
      const { solutions } = findSolutions(givens, { limit: count + 1 });
      expect(new Set(solutions).size).toBe(exact ? count : count + 1);
      for (const solution of solutions) expect(isSolutionOf(givens, solution)).toBe(true);
    });

    it('finds the lexicographically first', () => {
      expect(firstSolution(givens)).toBe(first);
    });
  });

  it.each(EXAMPLES)('answers the example: $name', ({ givens, verdict, answer }) => {
    const { count } = countSolutions(givens, { limit: 1001 });
    expect(count).toBe({ clash: 0, none: 0, one: 1, two: 2, more: 1001 }[verdict]);
    expect(firstSolution(givens)).toBe(answer);
  });

  it.each([...PUZZLE_SETS].filter(([name]) => name !== 'several-solutions'))(
    'finds the one solution of the first puzzles of %s',
    (_, set) => {
      for (const givens of set.slice(0, 50)) {
        const { solutions, complete } = findSolutions(givens, { limit: 2 });
        expect(solutions).toHaveLength(1);
        expect(complete).toBe(true);
        expect(isSolutionOf(givens, solutions[0] ?? EMPTY_GRID)).toBe(true);
      }
    },
  );

  it('finds more than one solution if there are several', () => {
    for (const givens of PUZZLE_SETS.get('several-solutions') ?? []) {
      expect(countSolutions(givens, { limit: 2 })).toMatchObject({ count: 2, complete: false });
    }
  });

  it('proves in a few guesses what takes a naive search minutes', () => {
    const givens = grid('.....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........');
    const { count, complete, guesses } = countSolutions(givens, ALL);
    expect({ count, complete }).toEqual({ count: 0, complete: true });
    expect(guesses).toBeLessThanOrEqual(5);
  });

  it('agrees with brute force on made-up puzzles', () => {
    const clues = { min: 30, max: 50 };
    fc.assert(
      fc.property(fc.oneof(puzzles(clues), spoiltPuzzles(clues)), (givens) => {
        const expected = bruteForce(givens, 2000);
        fc.pre(expected.length < 2000);
        expect(findSolutions(givens, ALL).solutions.toSorted()).toEqual(expected);
        expect(countSolutions(givens, ALL)).toMatchObject({ count: expected.length, complete: true });
        expect(solutionsInOrder(givens, null, ALL.limit)).toEqual(expected);
      }),
    );
  });

  it('counts the same after any symmetry of the puzzle', () => {
    fc.assert(
      fc.property(fc.constantFrom(...COUNTED_PUZZLES), symmetries(), ({ givens, count, exact }, change) => {
        const tally = countSolutions(change(givens), exact ? ALL : { limit: count });
        expect(tally).toMatchObject({ count, complete: exact });
      }),
    );
  });

  it('continues in order from any grid', () => {
    fc.assert(
      fc.property(
        puzzles({ min: 25, max: 35 }),
        puzzles({ min: 0, max: 81 }),
        fc.integer({ min: 1, max: 50 }),
        (givens, after, size) => {
          const { solutions, complete } = findSolutions(givens, { limit: 500 });
          fc.pre(complete);
          const ordered = solutions.toSorted();
          expect(page(givens, size)).toEqual(ordered);
          const rest = ordered.filter((solution) => solution > after);
          expect(solutionsInOrder(givens, after, size)).toEqual(rest.slice(0, size));
        },
      ),
      { numRuns: 50 },
    );
  });

  it('lists the solutions of the empty board in order', () => {
    const solutions = solutionsInOrder(EMPTY_GRID, null, 500);
    expect(solutions).toEqual(bruteForce(EMPTY_GRID, 500));
    const [last] = solutions.slice(-1);
    const more = solutionsInOrder(EMPTY_GRID, last ?? null, 10);
    expect(more).toEqual(bruteForce(EMPTY_GRID, 510).slice(500));
  });

  it('reports its progress', () => {
    const heard: SearchProgress[] = [];
    const { count, guesses } = countSolutions(EMPTY_GRID, {
      limit: 20_000,
      onTick: (progress) => heard.push(progress),
    });
    expect(heard.length).toBeGreaterThan(3);
    for (const key of ['solutions', 'guesses'] as const) {
      const values = heard.map((progress) => progress[key]);
      expect(values).toEqual(values.toSorted((a, b) => a - b));
      expect(values.at(-1)).toBeLessThanOrEqual({ solutions: count, guesses }[key]);
    }
  });

  /** All solutions, requested page by page. */
  function page(givens: Grid, size: number): Grid[] {
    const all: Grid[] = [];
    for (;;) {
      const next = solutionsInOrder(givens, all.at(-1) ?? null, size);
      all.push(...next);
      if (next.length < size) return all;
    }
  }
});
