import { blanksOf, type Cell, type Grid } from '../../core';
import { countSolutions } from '../../solver';
import { cellOf, type Difficulty, levelOfRating, positionOf, rate } from '../../techniques';
import type { Wish } from '../wish';
import { type Aim, FITS, type OnTick } from './aim';

/** A range of ratings, both ends included. In tenths, so that they can be compared exactly. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

/** All ratings from 1.0 to 12.0. */
const ALL_TENTHS = Array.from({ length: 111 }, (_, i) => 10 + i);

/** The ratings of a level, in tenths. */
function rangeOfLevel(level: Difficulty): Range {
  const tenths = ALL_TENTHS.filter((tenth) => levelOfRating(tenth / 10) === level);
  return { from: Math.min(...tenths), to: Math.max(...tenths) };
}

/** The lowest and the highest rating of a level. */
export function ratingsOfLevel(level: Difficulty): { readonly from: number; readonly to: number } {
  const { from, to } = rangeOfLevel(level);
  return { from: from / 10, to: to / 10 };
}

/** The ratings that a wish allows; `null` if it names none. If `from` is above `to`, it allows none. */
export function rangeOf({ level, rating }: Wish): Range | null {
  const ranges: Range[] = [];
  if (level !== undefined) ranges.push(rangeOfLevel(level));
  if (rating !== undefined && rating !== 'hardest')
    ranges.push({ from: Math.round(rating.from * 10), to: Math.round(rating.to * 10) });
  if (ranges.length === 0) return null;
  return {
    from: Math.max(...ranges.map(({ from }) => from)),
    to: Math.min(...ranges.map(({ to }) => to)),
  };
}

/*
 * Without a guess the solver uses only naked and hidden singles and locked candidates. So a puzzle that takes no guess
 * is rated 2.8 at most, and any other 3.0 at least.
 */
const WITHOUT_GUESS = 28;

/** Above all ratings. */
const NO_LIMIT = 120;

/* Distances by what is wrong with a puzzle. */
const TOO_EASY = 100;
const OUT_OF_REACH = 50;

/**
 * Wants a rating in a range. A puzzle that is too hard is near if steps up to the range reach it before they end:
 * another given or two may do. It is further away if they do not. A puzzle that is too easy is furthest.
 */
export const ratedIn =
  ({ from, to }: Range): Aim =>
  (puzzle, onTick) => {
    if (from > WITHOUT_GUESS && takesNoGuess(puzzle))
      return { distance: TOO_EASY + from - WITHOUT_GUESS, open: [] };
    // In a range without an end it is enough to know that the puzzle is above its beginning.
    const endless = to >= NO_LIMIT;
    const { tenths, open } = rateUpTo(puzzle, endless ? from - 1 : to, onTick);
    if (open.length > 0) {
      if (endless) return FITS;
      return { distance: (tenths < from ? OUT_OF_REACH : 0) + open.length, open };
    }
    return tenths < from ? { distance: TOO_EASY + from - tenths, open: [] } : FITS;
  };

/** Wants the highest possible rating. No puzzle ever has distance 0. */
export const hardest: Aim = (puzzle, onTick) => {
  if (takesNoGuess(puzzle)) return { distance: NO_LIMIT + 1 - WITHOUT_GUESS, open: [] };
  return { distance: NO_LIMIT + 1 - rateUpTo(puzzle, Number.POSITIVE_INFINITY, onTick).tenths, open: [] };
};

/** The rating of a puzzle at such a distance from the hardest; `null` if it takes no guess. */
export function ratingAt(distance: number): number | null {
  const tenths = NO_LIMIT + 1 - distance;
  return tenths > WITHOUT_GUESS ? tenths / 10 : null;
}

const takesNoGuess = (puzzle: Grid): boolean => countSolutions(puzzle, { limit: 2 }).guesses === 0;

/**
 * Solves a puzzle by steps rated up to `most` tenths. Returns the highest of their ratings, and the cells left blank.
 */
function rateUpTo(
  puzzle: Grid,
  most: number,
  onTick: OnTick | undefined,
): { readonly tenths: number; readonly open: readonly Cell[] } {
  const open = new Set<Cell>(blanksOf(puzzle));
  let tenths = 0;
  for (const step of rate(positionOf(puzzle, { givens: puzzle, onTick }), most / 10)) {
    tenths = Math.max(tenths, Math.round(step.rating * 10));
    for (const placed of step.places) open.delete(cellOf(placed));
  }
  return { tenths, open: [...open] };
}
