import { describe, expect, it } from 'vitest';
import { CELLS, columnOf, digitAt, EMPTY_GRID, type Grid, isSolution, put, rowOf } from '../../core';
import { countSolutions } from '../../solver';
import { sourceOf } from '../random';
import { completionsOf, drawSolution, MOST_COMPLETIONS } from './solutionGrid';
import { BAND_CLASSES, bandOf, classOf, deviation } from './testing';

const source = sourceOf(1, 2026, 0);
const DRAWN: readonly Grid[] = Array.from({ length: 3000 }, () => drawSolution(source));

/** The first band and the first stack of a grid. */
const ends = (grid: Grid): Grid =>
  CELLS.reduce<Grid>(
    (part, cell) => (rowOf(cell) < 3 || columnOf(cell) < 3 ? put(part, cell, digitAt(grid, cell)) : part),
    EMPTY_GRID,
  );

describe('solution grids', () => {
  it('are solutions', () => {
    for (const grid of DRAWN) expect(isSolution(grid)).toBe(true);
  });

  it('are counted as the solver counts them', () => {
    for (const grid of DRAWN.slice(0, 5)) {
      const count = completionsOf(grid);
      expect(count).toBe(countSolutions(ends(grid), { limit: Number.POSITIVE_INFINITY }).count);
      expect(count).toBeLessThanOrEqual(MOST_COMPLETIONS);
    }
  });

  it('are drawn without a bias in the first row', () => {
    const counts = new Map<string, number>();
    for (const grid of DRAWN) counts.set(grid.slice(0, 2), (counts.get(grid.slice(0, 2)) ?? 0) + 1);
    expect(counts.size).toBe(72);
    expect(Math.abs(deviation([...counts.values()], Array(72).fill(DRAWN.length / 72)))).toBeLessThan(3.5);
  });

  it('are drawn without a bias in the class of the first band', () => {
    const all = BAND_CLASSES.reduce((sum, { grids }) => sum + grids, 0);
    const counts = new Map(BAND_CLASSES.map(({ name }) => [name, 0]));
    for (const grid of DRAWN) {
      const name = classOf(bandOf(grid));
      counts.set(name, (counts.get(name) ?? Number.NaN) + 1);
    }
    expect(counts.size).toBe(416);
    const expected = BAND_CLASSES.map(({ grids }) => (DRAWN.length * grids) / all);
    expect(Math.abs(deviation([...counts.values()], expected))).toBeLessThan(3.5);
  });
});

describe('the classes of bands', () => {
  it('make up all solution grids', () => {
    const sum = BAND_CLASSES.reduce((sum, { grids }) => sum + BigInt(grids), 0n);
    // The digits of the first box, and the order of the columns in the two other boxes of the band and of the stack.
    expect(sum * 362_880n * 36n * 36n).toBe(6_670_903_752_021_072_936_960n);
  });
});
