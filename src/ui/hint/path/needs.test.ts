import { describe, expect, it } from 'vitest';
import type { Cell } from '../../../sudoku/core';
import type { Step, TechniqueId } from '../../../sudoku/techniques';
import { needsOf } from './needs';

const step = (technique: TechniqueId, rating: number): Step => ({
  technique,
  rating,
  places: [],
  eliminates: [],
  because: { kind: 'nakedSingle', cell: 0 as Cell },
});

describe('the techniques of a path', () => {
  it('are counted, the easiest first, and the hardest marked', () => {
    const steps = [
      step('nakedSingle', 2.3),
      step('uniqueRectangle1', 4.5),
      step('fullHouse', 1),
      step('nakedSingle', 2.3),
      step('xyWing', 4.2),
    ];
    expect(needsOf(steps)).toEqual([
      { technique: 'fullHouse', times: 1, hardest: false, unique: false },
      { technique: 'nakedSingle', times: 2, hardest: false, unique: false },
      { technique: 'xyWing', times: 1, hardest: false, unique: false },
      { technique: 'uniqueRectangle1', times: 1, hardest: true, unique: true },
    ]);
  });

  it('mark the first of several equally hard ones, and are empty without steps', () => {
    const needs = needsOf([step('uniqueRectangle2', 4.5), step('uniqueRectangle1', 4.5)]);
    expect(needs.filter(({ hardest }) => hardest).map(({ technique }) => technique)).toEqual([
      'uniqueRectangle2',
    ]);
    expect(needsOf([])).toEqual([]);
  });
});
