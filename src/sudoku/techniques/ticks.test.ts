import { describe, expect, it } from 'vitest';
import { grid } from '../core';
import { RATED_PUZZLES } from '../testing';
import { findSteps } from './find';
import { positionOf } from './frame/position';
import { TECHNIQUES } from './registry';
import { solutionOf } from './testing';

describe('signs of life', () => {
  it('come while a single step by chains within chains is searched', () => {
    const { puzzle } = RATED_PUZZLES.find(({ explainer }) => explainer.er > 10) ?? expect.fail();
    let ticks = 0;
    const position = positionOf(puzzle, { givens: puzzle, onTick: () => ticks++ });
    expect(findSteps(position, 'nestedDynamicForcingChain').next().done).toBe(false);
    expect(ticks).toBeGreaterThan(100);
  });

  it.each(TECHNIQUES)('come whenever a technique is asked: $id', ({ find, findSome }) => {
    const { puzzle } = RATED_PUZZLES.find(({ explainer }) => explainer.er < 2) ?? expect.fail();
    let ticks = 0;
    // Chains within chains take seconds for a whole puzzle. Here the lower five rows are blank.
    const begun = grid(solutionOf(puzzle).slice(0, 36) + puzzle.slice(36));
    const position = positionOf(begun, { onTick: () => ticks++ });
    for (const ask of [find, findSome]) {
      const before = ticks;
      if (ask === undefined) continue;
      Array.from(ask(position));
      expect(ticks).toBeGreaterThan(before);
    }
  });
});
