import { describe, expect, it } from 'vitest';
import { CATALOGUE, DIFFICULTIES, difficultyOf } from '.';

describe('difficulties', () => {
  it('never contradict the ratings', () => {
    const difficulties = CATALOGUE.toSorted((a, b) => a.rating - b.rating).map(({ rating }) =>
      DIFFICULTIES.indexOf(difficultyOf(rating)),
    );
    expect(difficulties).toEqual(difficulties.toSorted((a, b) => a - b));
    expect(new Set(difficulties).size).toBe(DIFFICULTIES.length);
  });

  it('agree with the usage of players', () => {
    const difficulty = (name: string) => difficultyOf(CATALOGUE.find(({ id }) => id === name)?.rating ?? 0);
    expect(difficulty('hiddenSingleBox')).toBe('easy');
    expect(difficulty('nakedSingle')).toBe('easy');
    expect(difficulty('nakedPair')).toBe('medium');
    expect(difficulty('xWing')).toBe('hard');
    expect(difficulty('nakedQuadruple')).toBe('hard');
    expect(difficulty('aic')).toBe('expert');
    expect(difficulty('dynamicForcingChain')).toBe('extreme');
    expect(difficultyOf(1)).toBe('easy');
    expect(difficultyOf(12)).toBe('extreme');
  });
});
