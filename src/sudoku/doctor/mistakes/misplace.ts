import { digitAt, type Grid } from '../../core';
import type { MistakeKind } from './kind';
import { exchanged, PAIRS, type Pair } from './neighbours';

const holdsOne = (grid: Grid, { a, b }: Pair): boolean => (grid[a] === '.') !== (grid[b] === '.');

/** A digit is written into a blank cell beside its own. */
export const misplace: MistakeKind = {
  share: 1,

  mistakes: (puzzle) =>
    PAIRS.filter((pair) => holdsOne(puzzle, pair)).map((pair) => ({
      typed: exchanged(puzzle, pair),
      weight: pair.weight,
    })),

  totalWeight: (puzzle) => PAIRS.reduce((sum, pair) => (holdsOne(puzzle, pair) ? sum + pair.weight : sum), 0),

  undo: (typed) =>
    PAIRS.filter((pair) => holdsOne(typed, pair)).flatMap((pair) => {
      const { a, b, weight } = pair;
      const [cell, to] = typed[a] === '.' ? [b, a] : [a, b];
      const digit = digitAt(typed, cell);
      if (digit === null) return [];
      return [{ meant: exchanged(typed, pair), fix: { kind: 'move', cell, to, digit }, weight }];
    }),
};
