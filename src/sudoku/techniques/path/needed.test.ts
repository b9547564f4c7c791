import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { grid, type House, type Random, seededRandom } from '../../core';
import { RATED_PUZZLES } from '../../testing';
import type { TechniqueId } from '../catalogue';
import { applyStep } from '../find';
import { copyOf, isCandidate, type Position, positionOf } from '../frame/position';
import type { Step } from '../frame/step';
import { finish } from '../proof/prove';
import { TECHNIQUES, techniqueOf } from '../registry';
import { endWithout, isOther } from './needed';

const PUZZLES = RATED_PUZZLES.map(({ puzzle }) => puzzle);
const HARDEST = TECHNIQUES.filter(({ rating, usesUniqueness }) => rating < 4.5 && !usesUniqueness);

/** Techniques that other steps make of a harder pattern, and so not always: the order matters. */
const PARTS = [
  ['nakedPair', '.......7...625.8..485..3...5...7...1.3.....8.1...8...4...6..927..3.981...9.......'],
  ['twoStringKite', '..75...6..5...4..2.8..724..6.218.....15...28.....265.1..871..2.7..2...5..4...37..'],
  ['finnedSwordfish', '.......1..8..643.7.5....6.....4.7..3..3..519............86..7.946..72..8.....8...'],
] as const;

const startOf = (puzzle: (typeof PUZZLES)[number]): Position => positionOf(puzzle, { givens: puzzle });

/** A step as hard as the easiest of a technique, which finds nothing. */
const asHardAs = (technique: TechniqueId): Step => ({
  technique,
  rating: techniqueOf(technique).rating,
  places: [],
  eliminates: [],
  because: { kind: 'locked', digit: 1, from: 0 as House, to: 18 as House, cells: [] },
});

/** Makes steps of other techniques, as easy as this one, or easier, until there is none: often the hardest first. */
function wander(start: Position, hardest: Step, random: Random): Position {
  const position = copyOf(start);
  const others = TECHNIQUES.filter(({ id }) => id !== hardest.technique);
  const hardestFirst = [...others].sort((a, b) => b.rating - a.rating);
  for (;;) {
    let steps: Step[] = [];
    for (const { rating, find } of random.below(2) ? hardestFirst : random.shuffle(others)) {
      if (rating <= hardest.rating) steps = [...find(position)].filter((step) => isOther(step, hardest));
      if (steps.length > 0) break;
    }
    const step = steps[random.below(Math.max(1, steps.length))];
    if (step === undefined) return position;
    applyStep(position, step);
  }
}

const candidates = (position: Position): string[] =>
  Array.from(position.candidates, (_, cell) =>
    [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((digit) => isCandidate(position, cell, digit)).join(''),
  );

describe('a needed technique', () => {
  it('is one without which no order of the others goes further than the one that is tried', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.tuple(fc.constantFrom(...HARDEST.map(({ id }) => id)), fc.constantFrom(...PUZZLES)),
          fc.constantFrom(...PARTS.map(([technique, puzzle]) => [technique, grid(puzzle)] as const)),
        ),
        fc.integer({ min: 1 }),
        ([technique, puzzle], seed) => {
          const hardest = asHardAs(technique);
          const end = finish(endWithout(startOf(puzzle), hardest)) ?? expect.fail(technique);
          const other = candidates(wander(startOf(puzzle), hardest, seededRandom(seed)));
          for (const [cell, left] of candidates(end).entries())
            for (const digit of left) expect(other[cell], `${puzzle} ${technique}`).toContain(digit);
        },
      ),
      { numRuns: 100 },
    );
  });

  it('is none if techniques that rely on one solution are as easy, as any step may break these', () => {
    const [puzzle = grid('.'.repeat(81))] = PUZZLES;
    for (const { id } of TECHNIQUES.filter(({ rating }) => rating >= 4.5))
      expect(finish(endWithout(startOf(puzzle), asHardAs(id))), id).toBeNull();
  });
});
