import { describe, expect, it } from 'vitest';
import {
  byHardness,
  CATALOGUE,
  DIFFICULTIES,
  factsOf,
  harderOf,
  hardestOf,
  levelOf,
  levelOfRating,
  levelOfStep,
  ratingsOf,
  type TechniqueId,
} from '.';

const at = (technique: TechniqueId) => levelOf(factsOf(technique));
const step = (technique: TechniqueId, rating = factsOf(technique).rating) => ({ technique, rating });

describe('levels', () => {
  it('are those that players know', () => {
    expect([at('fullHouse'), at('hiddenSingleBox')]).toEqual(['beginner', 'beginner']);
    expect([at('hiddenSingleLine'), at('nakedSingle')]).toEqual(['easy', 'easy']);
    expect([at('pointing'), at('nakedPair')]).toEqual(['medium', 'medium']);
    expect([at('xWing'), at('nakedQuadruple'), at('xyWing')]).toEqual(['hard', 'hard', 'hard']);
    expect([at('aic'), at('dynamicForcingChain')]).toEqual(['expert', 'extreme']);
    expect([levelOfRating(1), levelOfRating(12)]).toEqual(['beginner', 'extreme']);
  });

  it('take a locked candidate or a pair inside a single for what it is, however low it is rated', () => {
    expect(
      ['directPointing', 'directClaiming', 'directHiddenPair'].map((id) => at(id as TechniqueId)),
    ).toEqual(Array(3).fill('medium'));
    expect(byHardness(step('nakedSingle'), step('directHiddenPair'))).toBeLessThan(0);
    expect(hardestOf([step('nakedSingle'), step('directPointing'), step('fullHouse')])).toEqual(
      step('directPointing'),
    );
  });

  it('are never lower than those of the ratings, and all of them are met', () => {
    for (const facts of CATALOGUE)
      expect(harderOf(levelOf(facts), levelOfRating(facts.rating))).toBe(levelOf(facts));
    expect(new Set(CATALOGUE.map(levelOf))).toEqual(new Set(DIFFICULTIES));
  });

  it('cover all ratings without a gap', () => {
    for (const [i, level] of DIFFICULTIES.entries()) {
      const { from, below } = ratingsOf(level);
      expect([levelOfRating(from), levelOfRating(Math.min(below, 12.1) - 0.1)]).toEqual([level, level]);
      expect(below).toBe(
        i < DIFFICULTIES.length - 1 ? ratingsOf(DIFFICULTIES[i + 1] ?? level).from : Infinity,
      );
    }
    // The longer a chain, the harder it is.
    expect([levelOfStep(step('aic', 7.4)), levelOfStep(step('aic', 7.6))]).toEqual(['expert', 'extreme']);
  });

  it('decide which of several steps is the hardest: the first of them', () => {
    const steps = [step('pointing'), step('xWing', 3.2), step('xyWing', 4.2), step('turbotFish', 4.2)];
    expect(hardestOf(steps)).toBe(steps[2]);
    expect(() => hardestOf([])).toThrow();
  });
});
