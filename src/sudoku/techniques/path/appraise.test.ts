import { describe, expect, it } from 'vitest';
import { type Grid, grid } from '../../core';
import { RATED_PUZZLES } from '../../testing';
import { positionOf } from '../frame/position';
import { harderOf, hardestOf, isNoHarder, levelOfRating, levelOfStep } from '../levels';
import { finish } from '../proof/prove';
import { appraise, type Rating } from './appraise';
import { pathOf } from './path';
import { rate } from './rating';

const start = (puzzle: Grid) => positionOf(puzzle, { givens: puzzle });
const EASY = RATED_PUZZLES.filter(({ explainer }, i) => explainer.er <= 7 && i % 4 === 0).map(
  ({ puzzle }) => puzzle,
);

const known = new Map<Grid, Rating>();
function appraised(puzzle: Grid): Rating {
  const rating =
    known.get(puzzle) ?? finish(appraise(start(puzzle))) ?? expect.fail(`not appraised: ${puzzle}`);
  known.set(puzzle, rating);
  return rating;
}

describe('how hard a puzzle is', () => {
  it('is told by the hardest step of its path, and by the rating', () => {
    for (const puzzle of EASY) {
      const { er, difficulty, hardest } = appraised(puzzle);
      const top = hardestOf(finish(pathOf(start(puzzle))).steps);
      expect(hardest?.technique).toBe(top.technique);
      expect(difficulty).toBe(harderOf(levelOfRating(er), levelOfStep(top)));
      expect(er).toBe(finish(rate(start(puzzle)))?.er);
    }
  });

  it('says that a technique is needed only if no path without it is as easy', () => {
    const needed = new Set<boolean>();
    for (const puzzle of EASY) {
      const { hardest } = appraised(puzzle);
      const path = finish(pathOf(start(puzzle))).steps;
      const top = hardestOf(path);
      const paths = [
        path,
        finish(pathOf(start(puzzle), { order: 'fewest' })).steps,
        [...rate(start(puzzle))],
      ];
      const isWithout = paths.some((steps) =>
        steps.every((step) => step.technique !== top.technique && isNoHarder(step, top)),
      );
      if (hardest?.needed) expect(isWithout, puzzle).toBe(false);
      needed.add(hardest?.needed ?? false);
    }
    expect(needed.size).toBe(2);
  });

  it('never says it of what relies on one solution, since any other step may break its pattern', () => {
    const puzzle = grid('.3..9.......8.719.1.......2.6.....23..39.67..71.....4.5.......8.427.5.......6..7.');
    expect(appraised(puzzle).hardest).toEqual({ technique: 'uniqueRectangle1', needed: false });
  });

  it('takes naked singles for easier than the direct techniques, which are rated lower', () => {
    // Naked singles alone solve it, but Sudoku Explainer prefers a direct hidden pair.
    const puzzle = grid(NAKED_SINGLES);
    expect(finish(rate(start(puzzle)))?.hardest).toBe('directHiddenPair');
    // Naked singles are the hardest of its path, but it does not need them.
    expect(appraised(puzzle)).toMatchObject({
      difficulty: 'easy',
      hardest: { technique: 'nakedSingle', needed: false },
    });
  });

  it('is a lower bound until all is known', () => {
    const soFar = [...appraise(start(grid(NAKED_SINGLES)))];
    expect(soFar.at(0)).toMatchObject({ solved: false, hardest: null });
    expect(soFar.at(-1)?.er).toBe(appraised(grid(NAKED_SINGLES)).er);
  });

  it('is null for a solved board', () => {
    const solved = grid('123456789456789123789123456214365897365897214897214365531642978642978531978531642');
    expect(finish(appraise(positionOf(solved)))).toBeNull();
  });
});

const NAKED_SINGLES = '8........7...3..95.967..2.....4..53...4...8...62..5.....9..435.27..1...9........6';
