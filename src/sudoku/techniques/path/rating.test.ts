import { describe, expect, it } from 'vitest';
import { type Grid, grid } from '../../core';
import { RATED_PUZZLES, rankCorrelation } from '../../testing';
import { positionOf } from '../frame/position';
import { finish } from '../proof/prove';
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

  it('is null for a solved board', () => {
    const solved = grid('123456789456789123789123456214365897365897214897214365531642978642978531978531642');
    expect(finish(rate(positionOf(solved)))).toBeNull();
  });
});
