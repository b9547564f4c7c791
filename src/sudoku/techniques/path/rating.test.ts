import { describe, expect, it } from 'vitest';
import { type Grid, grid } from '../../core';
import { findSolutions } from '../../solver';
import { RATED_PUZZLES, rankCorrelation } from '../../testing';
import { applyStep } from '../find';
import { positionOf } from '../frame/position';
import { finish } from '../proof/prove';
import { faultOfStep } from '../testing';
import { type ExplainerRating, rate } from './rating';

const ratings = new Map<Grid, ExplainerRating>();

/** The rating of a puzzle, calculated once. */
function ratingOf(puzzle: Grid): ExplainerRating {
  const known = ratings.get(puzzle);
  if (known !== undefined) return known;
  const rating = finish(rate(positionOf(puzzle, { givens: puzzle }))) ?? expect.fail(`solved: ${puzzle}`);
  ratings.set(puzzle, rating);
  return rating;
}

const rated = (most: number, above = 0) =>
  RATED_PUZZLES.filter(({ explainer: { er } }) => er > above && er <= most).map(
    ({ puzzle, explainer, score }) => {
      const rating = ratingOf(puzzle);
      return { explainer, score, rating, difference: Math.abs(rating.er - explainer.er) };
    },
  );

const share = <T>(all: readonly T[], fits: (one: T) => boolean): number =>
  all.filter(fits).length / all.length;

describe('a rating', () => {
  it('up to 6.0 equals that of Sudoku Explainer', () => {
    expect(share(rated(6), ({ difference }) => difference < 0.01)).toBeGreaterThanOrEqual(0.95);
  });

  it('up to 7.5 differs from it by at most a tenth', () => {
    expect(share(rated(7.5), ({ difference }) => difference < 0.11)).toBeGreaterThanOrEqual(0.95);
  });

  it('up to 9.0 differs from it by at most three tenths for eight of nine puzzles', () => {
    const near = rated(9, 7.5).filter(({ difference }) => difference < 0.31);
    expect(near.length).toBeGreaterThanOrEqual(8);
  });

  it('puts puzzles in much the same order as the scores of HoDoKu', () => {
    const all = rated(9);
    const own = all.map(({ rating }) => rating.er);
    const scores = all.map(({ score }) => score);
    expect(rankCorrelation(own, scores)).toBeGreaterThanOrEqual(0.8);
  });

  it('includes the hardest step up to the first digit, and the first step', () => {
    const all = rated(6);
    expect(share(all, ({ rating, explainer }) => rating.ep === explainer.ep)).toBe(1);
    expect(share(all, ({ rating, explainer }) => rating.ed === explainer.ed)).toBe(1);
    expect(all.every(({ rating }) => rating.solved)).toBe(true);
  });

  it('with a limit is the same, or says that the puzzle is harder', () => {
    for (const { puzzle } of RATED_PUZZLES.filter(({ explainer }, i) => explainer.er <= 7.5 && i % 3 === 0)) {
      const whole = ratingOf(puzzle);
      const start = positionOf(puzzle, { givens: puzzle });
      expect(finish(rate(start, whole.er))).toEqual(whole);
      const steps = [...rate(start, whole.er - 0.1)];
      expect(steps.every(({ rating }) => rating < whole.er)).toBe(true);
      expect(finish(rate(start, whole.er - 0.1))?.solved ?? false).toBe(false);
    }
  });

  it('is 6.2 if an aligned pair exclusion is the hardest step', () => {
    // Of bank-hard. Without the exclusion a chain is needed.
    const puzzle = grid('4..7.9..3.7.3.5.6..2..1..7..1.834.5..........6.......85...8...1.381.652.1..5.3..7');
    expect(ratingOf(puzzle)).toMatchObject({ er: 6.2, hardest: 'alignedPairExclusion', solved: true });
  });

  it('counts aligned exclusions that follow from what they name', () => {
    const found = new Map<string, number>();
    // Of bank-hard and top1465.
    for (const puzzle of [
      '4..7.9..3.7.3.5.6..2..1..7..1.834.5..........6.......85...8...1.381.652.1..5.3..7',
      '.237....68...6.59.9.....7......4.97.3.7.96..2.........5..47.........2....8.......',
    ].map(grid)) {
      const [solution = ''] = findSolutions(puzzle, { limit: 1 }).solutions;
      const position = positionOf(puzzle, { givens: puzzle });
      for (const step of rate(position, 7.5)) {
        if (step.because.kind === 'exclusion') {
          expect(faultOfStep(position, step, grid(solution))).toBeNull();
          found.set(step.technique, step.rating);
        }
        applyStep(position, step);
      }
    }
    expect([...found].sort()).toEqual([
      ['alignedPairExclusion', 6.2],
      ['alignedTripleExclusion', 7.5],
    ]);
  });

  it('of a unique loop of ten cells is 5.0', () => {
    const puzzle = grid('........1.......23..3..4.......5.....2.....6..7....4.....82......1.6....3.4...7..');
    const steps = [...rate(positionOf(puzzle, { givens: puzzle }), 5.3)];
    const loop = steps.find(({ technique }) => technique === 'uniqueLoop');
    expect(loop?.because).toMatchObject({ cells: { length: 10 } });
    expect(loop?.rating).toBe(5);
  });

  it('is null for a solved board', () => {
    const solved = grid('123456789456789123789123456214365897365897214897214365531642978642978531978531642');
    expect(finish(rate(positionOf(solved)))).toBeNull();
  });
});
