import { describe, expect, it } from 'vitest';
import { CATALOGUE, LEVELS, levelOf } from '.';

describe('levels', () => {
  it('never contradict the numbers beside them', () => {
    const levels = CATALOGUE.toSorted((a, b) => a.rating - b.rating).map(({ rating }) =>
      LEVELS.indexOf(levelOf(rating)),
    );
    expect(levels).toEqual(levels.toSorted((a, b) => a - b));
    expect(new Set(levels).size).toBe(LEVELS.length);
  });

  it('are those that players know', () => {
    const level = (name: string) => levelOf(CATALOGUE.find(({ id }) => id === name)?.rating ?? 0);
    expect(level('hiddenSingleBox')).toBe('easy');
    expect(level('nakedSingle')).toBe('easy');
    expect(level('nakedPair')).toBe('medium');
    expect(level('xWing')).toBe('hard');
    expect(level('nakedQuadruple')).toBe('hard');
    expect(level('aic')).toBe('expert');
    expect(level('dynamicForcingChain')).toBe('extreme');
    expect(levelOf(1)).toBe('easy');
    expect(levelOf(12)).toBe('extreme');
  });
});
