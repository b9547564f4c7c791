import { expect, it } from 'vitest';
import { boardOf, type Cell, EMPTY_GRID, grid, put } from '../../sudoku/core';
import { type Card, cardOf, type Finish } from './card';
import { statisticsOf } from './statistics';

const EASY = grid('53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79');
let ids = 0;
/** A card, each with a different puzzle. */
const card = (change: Partial<Card>): Card => ({
  ...cardOf(
    boardOf(put(EMPTY_GRID, ids as Cell, 1), { kind: 'typed', name: null, at: null }),
    { id: `${ids++}`, mark: '', at: 0 },
    null,
  ),
  ...change,
});
const rated = (difficulty: 'easy' | 'hard') => ({ kind: 'rated', difficulty, er: 1.2, whole: true }) as const;
const finish = (spent: number, hints = 0): Finish => ({ at: 0, spent, hints, mistakes: 0 });

it('counts each finished puzzle once, with its first result, by level from the easiest', () => {
  expect(
    statisticsOf([
      card({ hardness: rated('hard'), finishes: [finish(100, 2)] }),
      card({ hardness: rated('easy'), finishes: [finish(40), finish(1)] }),
      card({ hardness: rated('easy'), finishes: [finish(20, 1)] }),
      card({ hardness: rated('easy'), finishes: [finish(10)] }),
      card({ hardness: rated('hard'), finishes: [finish(300)] }),
      card({ hardness: rated('easy') }),
      card({ hardness: { kind: 'unrated' }, finishes: [finish(5)] }),
      card({ finishes: [finish(5)] }),
    ]),
  ).toEqual([
    { level: 'easy', solved: 3, median: 20, hints: 1 },
    { level: 'hard', solved: 2, median: 200, hints: 2 },
  ]);
});

it('counts deleted puzzles, and counts a puzzle that was opened again only once', () => {
  const first = { givens: EASY, level: 'easy', finish: { ...finish(50, 3), at: 5 } } as const;
  const again = card({ givens: EASY, hardness: rated('easy'), finishes: [{ ...finish(10), at: 9 }] });
  expect(statisticsOf([], [first])).toEqual([{ level: 'easy', solved: 1, median: 50, hints: 3 }]);
  expect(statisticsOf([again], [first])).toEqual([{ level: 'easy', solved: 1, median: 50, hints: 3 }]);
  expect(statisticsOf([card({ givens: EASY })], [first])).toEqual([
    { level: 'easy', solved: 1, median: 50, hints: 3 },
  ]);
});

it('leaves out levels without a finished puzzle', () => expect(statisticsOf([card({})])).toEqual([]));
