import { expect, it } from 'vitest';
import { digitsOf, grid } from '../../core';
import { PUZZLE_SETS } from '../../testing';
import { positionOf } from '..';
import { findSuesDeCoq } from './sueDeCoq';

const PUZZLES = [
  grid('85..1...712....54....5.31.85321.7.8..196823..6.835...1..5.3.8...814.59...........'),
  ...[...PUZZLE_SETS.values()].flatMap((set) => set.slice(0, 25)),
];

it('a Sue de Coq has as many digits as cells, those counted twice that are on both sides', () => {
  const counts = PUZZLES.flatMap((puzzle) => findSuesDeCoq(positionOf(puzzle))).flatMap(({ because }) =>
    because.kind === 'bent'
      ? [
          {
            cells: because.parts.flat().length,
            digits: digitsOf(because.digits).length,
            twice: digitsOf(because.twice).length,
          },
        ]
      : [],
  );
  expect(counts.filter(({ cells, digits, twice }) => cells !== digits + twice)).toEqual([]);
  expect(counts.some(({ twice }) => twice > 0)).toBe(true);
});
