import { describe, expect, it } from 'vitest';
import { CELLS } from '../core';
import { isSymmetric, orbitsOf, possibleCounts, SYMMETRIES } from './symmetry';

describe('symmetries', () => {
  it.each([
    ['none', 81, 1],
    ['halfTurn', 41, 2],
    ['quarterTurn', 21, 4],
    ['mirrorUpright', 45, 2],
    ['mirrorLevel', 45, 2],
    ['mirrors', 25, 4],
    ['diagonal', 45, 2],
    ['antidiagonal', 45, 2],
    ['diagonals', 25, 4],
  ] as const)('%s divides the board into %i orbits of at most %i cells', (symmetry, count, most) => {
    const orbits = orbitsOf(symmetry);
    expect(orbits).toHaveLength(count);
    expect(Math.max(...orbits.map(({ length }) => length))).toBe(most);
    expect(orbits.flat().sort((a, b) => a - b)).toEqual(CELLS);
  });

  it('map a cell to where one expects', () => {
    const partners = (symmetry: (typeof SYMMETRIES)[number]) =>
      orbitsOf(symmetry).find((orbit) => orbit.includes(CELLS[1] ?? (0 as never)));
    expect(partners('halfTurn')).toEqual([1, 79]);
    expect(partners('quarterTurn')).toEqual([1, 17, 63, 79].sort((a, b) => a - b));
    expect(partners('mirrorUpright')).toEqual([1, 7]);
    expect(partners('mirrorLevel')).toEqual([1, 73]);
    expect(partners('diagonal')).toEqual([1, 9]);
    expect(partners('antidiagonal')).toEqual([1, 71]);
  });

  it('tell whether a pattern has them', () => {
    const pattern = CELLS.map((cell) => cell === 1 || cell === 79);
    expect(SYMMETRIES.filter((symmetry) => isSymmetric(pattern, symmetry))).toEqual(['none', 'halfTurn']);
    expect(
      SYMMETRIES.filter((symmetry) =>
        isSymmetric(
          CELLS.map(() => true),
          symmetry,
        ),
      ),
    ).toEqual(SYMMETRIES);
  });

  it('allow some numbers of givens', () => {
    expect(possibleCounts('quarterTurn').slice(8, 12)).toEqual([16, 17, 20, 21]);
    for (const symmetry of SYMMETRIES.filter((symmetry) => symmetry !== 'quarterTurn'))
      expect(possibleCounts(symmetry)).toHaveLength(82);
  });
});
