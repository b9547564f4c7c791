import fc from 'fast-check';
import { CELLS, DIGITS, digitAt, EMPTY_GRID, type Grid, grid, put } from '../core';
import { symmetries } from './symmetries';

const A_SOLUTION = grid('483921657967345821251876493548132976729564138136798245372689514814253769695417382');

/** A full, valid grid. */
export const solutions = (): fc.Arbitrary<Grid> => symmetries().map((change) => change(A_SOLUTION));

/** A puzzle with at least one solution and so many givens. */
export const puzzles = (clues: { readonly min: number; readonly max: number }): fc.Arbitrary<Grid> =>
  fc
    .tuple(solutions(), fc.shuffledSubarray([...CELLS], { minLength: clues.min, maxLength: clues.max }))
    .map(([solution, kept]) =>
      kept.reduce((grid, cell) => put(grid, cell, digitAt(solution, cell)), EMPTY_GRID),
    );

/** A puzzle with some givens changed, so that it may have no solution, with or without a clash. */
export const spoiltPuzzles = (clues: { readonly min: number; readonly max: number }): fc.Arbitrary<Grid> =>
  fc
    .tuple(
      puzzles(clues),
      fc.array(fc.record({ cell: fc.constantFrom(...CELLS), digit: fc.constantFrom(...DIGITS) }), {
        minLength: 1,
        maxLength: 3,
      }),
    )
    .map(([puzzle, changes]) => changes.reduce((grid, { cell, digit }) => put(grid, cell, digit), puzzle));
