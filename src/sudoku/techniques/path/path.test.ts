import { describe, expect, it } from 'vitest';
import { CELLS, isSolutionOf } from '../../core';
import { PUZZLE_SETS } from '../../testing';
import { applyStep } from '../find';
import { type Candidate, cellOf } from '../frame/candidate';
import { copyOf, gridOf, isCandidate, positionOf } from '../frame/position';
import type { Step } from '../frame/step';
import { finish } from '../proof/prove';
import { allSteps, cellsSolvableBySingles, nextSteps } from './available';
import { pathOf } from './path';

const PUZZLES = ['bank-easy', 'bank-medium', 'bank-hard'].flatMap((set) =>
  (PUZZLE_SETS.get(set) ?? []).slice(0, 3),
);

const digitOf = (candidate: Candidate): number => (candidate % 9) + 1;

describe('a path', () => {
  it.each(['easiest', 'fewest'] as const)('in the order of the %s steps leads to the solution', (order) => {
    for (const puzzle of PUZZLES) {
      const position = positionOf(puzzle, { givens: puzzle });
      const { steps, solved } = finish(pathOf(position, { order, upTo: 3 }));
      expect(solved).toBe(true);
      for (const step of steps) {
        for (const one of [...step.places, ...step.eliminates])
          expect(isCandidate(position, cellOf(one), digitOf(one))).toBe(true);
        applyStep(position, step);
      }
      expect(isSolutionOf(puzzle, gridOf(position))).toBe(true);
    }
  });

  it('of the fewest steps is no longer than that of the easiest', () => {
    for (const puzzle of PUZZLES) {
      const position = positionOf(puzzle);
      const length = (order: 'easiest' | 'fewest') =>
        finish(pathOf(position, { order, upTo: 3 })).steps.length;
      expect(length('fewest')).toBeLessThanOrEqual(length('easiest'));
    }
  });

  it('says when the techniques allowed find nothing more, and uses none that is switched off', () => {
    const hard = PUZZLES[6] ?? expect.fail('no puzzle');
    const position = positionOf(hard);
    const singles = finish(pathOf(position, { upTo: 1 }));
    expect(singles.solved).toBe(false);
    const used = (steps: readonly Step[]) => steps.map(({ technique }) => technique);
    const without = finish(pathOf(position, { without: ['hiddenSingleBox'], uniqueness: false }));
    expect(used(without.steps)).not.toContain('hiddenSingleBox');
    expect(used(without.steps).some((id) => id.startsWith('unique'))).toBe(false);
  });
});

describe('what is available now', () => {
  it('is listed by technique, the easiest first', () => {
    for (const puzzle of PUZZLES) {
      const position = positionOf(puzzle);
      const [first] = allSteps(position, { upTo: 3 });
      expect(nextSteps(position, { upTo: 3 })[0]?.technique).toBe(first?.technique);
    }
  });

  it('names the cells that a single fills', () => {
    for (const puzzle of PUZZLES) {
      const position = positionOf(puzzle);
      const cells = cellsSolvableBySingles(position);
      const after = copyOf(position);
      for (const { steps } of allSteps(position, { upTo: 1 }))
        for (const step of steps.filter(({ because }) => because.kind !== 'direct')) applyStep(after, step);
      expect(cells).toEqual(cells.filter((cell) => after.digits[cell] !== 0));
      expect(cells.length).toBe(after.digits.filter((digit, cell) => digit !== position.digits[cell]).length);
      const naked = cellsSolvableBySingles(position, {
        without: ['fullHouse', 'hiddenSingleBox', 'hiddenSingleLine'],
      });
      expect(naked).toEqual(
        CELLS.filter((cell) => [1, 2, 4, 8, 16, 32, 64, 128, 256].includes(position.candidates[cell] ?? 0)),
      );
    }
  });
});
