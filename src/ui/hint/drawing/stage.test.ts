import { describe, expect, it } from 'vitest';
import { explainSteps } from '../../../stores/testing';
import { ALL_DIGITS, type Cell, digitSet, EMPTY_GRID, NO_DIGITS } from '../../../sudoku/core';
import { type Candidate, candidate, type Step } from '../../../sudoku/techniques';
import { pathSoFar } from './stage';

const step = (places: readonly Candidate[], eliminates: readonly Candidate[] = []): Step => ({
  technique: 'nakedSingle',
  rating: 2.3,
  places,
  eliminates,
  because: { kind: 'nakedSingle', cell: 0 as Cell },
});

/** A path over an empty board: a digit, an eliminated candidate, a digit. */
const pathAt = (at: number) => ({
  ...explainSteps(
    { kind: 'path', solved: false, order: 'easiest', cut: false },
    { givens: EMPTY_GRID, filled: EMPTY_GRID, marks: null, without: [] },
    [step([candidate(0, 1)]), step([], [candidate(80, 5)]), step([candidate(8, 2)])],
    'why',
  ),
  at,
  seen: at,
});

describe('what a path has found so far', () => {
  it('is nothing at its first step', () => {
    expect(pathSoFar(pathAt(0))).toEqual({ cells: [], notes: null });
  });

  it('is only digits until a step eliminates a candidate', () => {
    expect(pathSoFar(pathAt(1))).toEqual({ cells: [0], notes: null });
  });

  it('includes the candidates left from then on', () => {
    const { cells, notes } = pathSoFar(pathAt(2));
    expect(cells).toEqual([0]);
    expect(notes?.[0]).toBe(NO_DIGITS);
    expect(notes?.[1]).toBe(digitSet(2, 3, 4, 5, 6, 7, 8, 9));
    expect(notes?.[80]).toBe(digitSet(1, 2, 3, 4, 6, 7, 8, 9));
    expect(notes?.[40]).toBe(ALL_DIGITS);
  });
});
