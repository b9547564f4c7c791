import { describe, expect, it } from 'vitest';
import { CELLS, isSolutionOf } from '../../core';
import { PUZZLE_SETS, RATED_PUZZLES } from '../../testing';
import { applyStep, findSteps } from '../find';
import { type Candidate, cellOf } from '../frame/candidate';
import { copyOf, gridOf, isCandidate, type Position, positionOf } from '../frame/position';
import type { Step } from '../frame/step';
import { finish } from '../proof/prove';
import { techniqueOf } from '../registry';
import { allSteps, cellsSolvableBySingles, nextSteps } from './available';
import { type PathProgress, pathOf } from './path';

const PUZZLES = ['bank-easy', 'bank-medium', 'bank-hard'].flatMap((set) =>
  (PUZZLE_SETS.get(set) ?? []).slice(0, 3),
);

const digitOf = (candidate: Candidate): number => (candidate % 9) + 1;

const tierOf = (steps: readonly Step[]): number =>
  Math.max(...steps.map(({ technique }) => techniqueOf(technique).tier));

const blanksIn = (position: Position): number => CELLS.filter((cell) => position.digits[cell] === 0).length;

describe('a path', () => {
  it.each(['easiest', 'fewest'] as const)('of the %s steps leads to the solution', (order) => {
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

  it('of the fewest steps is no longer than that of the easiest, in no higher tier, and shorter if possible', () => {
    const lengths = PUZZLES.map((puzzle) => {
      const position = positionOf(puzzle, { givens: puzzle });
      const easiest = finish(pathOf(position, { order: 'easiest', upTo: 3 })).steps;
      const fewest = finish(pathOf(position, { order: 'fewest', upTo: 3 })).steps;
      expect(fewest.length).toBeLessThanOrEqual(easiest.length);
      expect(tierOf(fewest)).toBeLessThanOrEqual(tierOf(easiest));
      return { easiest: easiest.length, fewest: fewest.length, cells: blanksIn(position) };
    });
    // No step fills two cells, so a path with as many steps as blanks is the shortest.
    for (const { easiest, fewest, cells } of lengths.filter(({ easiest, cells }) => easiest === cells))
      expect([easiest, fewest]).toEqual([cells, cells]);
    const eliminating = (order: 'easiest' | 'fewest') =>
      lengths.reduce((sum, one) => sum + one[order] - one.cells, 0);
    expect(eliminating('fewest')).toBeLessThanOrEqual(eliminating('easiest') / 2);
  });

  it('of the fewest steps has only steps that their techniques find at that point', () => {
    const chained = RATED_PUZZLES.filter(({ explainer: { er } }) => er > 6.5 && er < 7.2).slice(0, 2);
    for (const puzzle of [...PUZZLES.slice(6), ...chained.map(({ puzzle }) => puzzle)]) {
      const position = positionOf(puzzle, { givens: puzzle });
      for (const step of finish(pathOf(position, { order: 'fewest' })).steps) {
        const same = [...findSteps(position, step.technique)].some(
          ({ places, eliminates }) =>
            step.places.every((place) => places.includes(place)) &&
            step.eliminates.every((eliminated) => eliminates.includes(eliminated)),
        );
        if (!same) expect.fail(JSON.stringify({ puzzle, step }));
        applyStep(position, step);
      }
      expect(isSolutionOf(puzzle, gridOf(position))).toBe(true);
    }
  });

  it('yields its steps as they are found, and then the length of the shortest path', () => {
    const hard = PUZZLES[7] ?? expect.fail('no puzzle');
    const search = pathOf(positionOf(hard), { order: 'fewest', upTo: 3 });
    const heard: PathProgress[] = [];
    for (let next = search.next(); ; next = search.next()) {
      if (next.done) {
        expect(next.value.steps.length).toBe(heard.at(-1)?.steps);
        break;
      }
      heard.push(next.value);
    }
    const found = heard.filter(({ step }) => step !== null);
    expect(found.map(({ steps }) => steps)).toEqual(found.map((_, i) => i + 1));
    const after = heard.slice(found.length).map(({ steps }) => steps);
    expect(after).toEqual([...after].sort((a, b) => b - a));
    expect(after[0]).toBeLessThanOrEqual(found.length);
  });

  it('says if the allowed techniques find nothing more, and uses none that is switched off', () => {
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

describe('the available steps', () => {
  it('are listed by technique, the easiest first', () => {
    for (const puzzle of PUZZLES) {
      const position = positionOf(puzzle);
      const [first] = allSteps(position, { upTo: 3 });
      expect(nextSteps(position, { upTo: 3 })[0]?.technique).toBe(first?.technique);
    }
  });

  it('include the cells that a single fills', () => {
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
