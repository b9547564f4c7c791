import { describe, expect, it } from 'vitest';
import { RATED_PUZZLES } from '../testing';
import { findSteps } from './find';
import { positionOf } from './frame/position';
import { finish, pathOf } from './index';

describe('signs of life', () => {
  it('come while a single step by chains within chains is searched', () => {
    const { puzzle } = RATED_PUZZLES.find(({ explainer }) => explainer.er > 10) ?? expect.fail();
    let ticks = 0;
    const position = positionOf(puzzle, { givens: puzzle, onTick: () => ticks++ });
    expect(findSteps(position, 'nestedDynamicForcingChain').next().done).toBe(false);
    expect(ticks).toBeGreaterThan(100);
  });

  it('come at least once for each technique that a path asks', () => {
    const { puzzle } = RATED_PUZZLES.find(({ explainer }) => explainer.er < 2) ?? expect.fail();
    let ticks = 0;
    const { steps } = finish(pathOf(positionOf(puzzle, { onTick: () => ticks++ })));
    expect(ticks).toBeGreaterThanOrEqual(steps.length);
  });
});
