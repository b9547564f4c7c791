import { digitAt, type Grid } from '../../core';
import type { MistakeKind } from './kind';
import { exchanged, PAIRS, type Pair } from './neighbours';

const holdsTwo = (grid: Grid, { a, b }: Pair): boolean =>
  grid[a] !== '.' && grid[b] !== '.' && grid[a] !== grid[b];

/** Two neighbouring digits change places. */
export const swap: MistakeKind = {
  share: 10,

  mistakes: (puzzle) =>
    PAIRS.filter((pair) => holdsTwo(puzzle, pair)).map((pair) => ({
      typed: exchanged(puzzle, pair),
      weight: pair.weight,
    })),

  totalWeight: (puzzle) => PAIRS.reduce((sum, pair) => (holdsTwo(puzzle, pair) ? sum + pair.weight : sum), 0),

  undo: (typed) =>
    PAIRS.flatMap((pair) => {
      const first = digitAt(typed, pair.a);
      const second = digitAt(typed, pair.b);
      if (first === null || second === null || first === second) return [];
      const { a, b, weight } = pair;
      return [{ meant: exchanged(typed, pair), fix: { kind: 'swap', a, b, first, second }, weight }];
    }),
};
