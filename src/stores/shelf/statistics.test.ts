import { expect, it } from 'vitest';
import { boardOf, type Cell, EMPTY_GRID, grid, put } from '../../sudoku/core';
import { type Card, cardOf, type Finish } from './card';
import { finishedOf, solvedOf } from './solved';
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
    statisticsOf(
      solvedOf([
        card({ hardness: rated('hard'), finishes: [finish(100, 2)] }),
        card({ hardness: rated('easy'), finishes: [finish(40), finish(1)] }),
        card({ hardness: rated('easy'), finishes: [finish(20, 1)] }),
        card({ hardness: rated('easy'), finishes: [finish(10)] }),
        card({ hardness: rated('hard'), finishes: [finish(300)] }),
        card({ hardness: rated('easy') }),
        card({ hardness: { kind: 'unrated' }, finishes: [finish(5)] }),
        card({ finishes: [finish(5)] }),
      ]),
    ),
  ).toMatchObject([
    { level: 'easy', solved: 3, best: 10, median: 20, withoutHints: 2 },
    { level: 'hard', solved: 2, best: 100, median: 200, withoutHints: 1 },
  ]);
});

it('counts deleted puzzles, and counts a puzzle that was opened again only once', () => {
  const first = { givens: EASY, level: 'easy', finish: { ...finish(50, 3), at: 5 } } as const;
  const again = card({ givens: EASY, hardness: rated('easy'), finishes: [{ ...finish(10), at: 9 }] });
  expect(statisticsOf(solvedOf([], [first]))).toMatchObject([{ level: 'easy', solved: 1, median: 50 }]);
  expect(statisticsOf(solvedOf([again], [first]))).toMatchObject([{ level: 'easy', solved: 1, median: 50 }]);
  expect(statisticsOf(solvedOf([card({ givens: EASY })], [first]))).toMatchObject([
    { level: 'easy', solved: 1, median: 50 },
  ]);
});

it('leaves out levels without a finished puzzle', () =>
  expect(statisticsOf(solvedOf([card({})]))).toEqual([]));

/** A finished puzzle that was made here. */
const made = (code: string, change: Partial<Card> = {}): Card =>
  card({ origin: { kind: 'made', name: null, at: 0, code }, finishes: [finish(7, 1)], ...change });

it('knows the level, the day and the technique of a puzzle that was made here, before it is rated', () => {
  const [hard, daily, other, taught] = [
    '8-16-l3-shalfTurn',
    '8-d20261127',
    '8-d20261127-l0',
    '8-1-nxWing',
  ].map((code) => solvedOf([made(code)])[0]);
  const date = { year: 2026, month: 11, day: 27 };
  expect(hard).toMatchObject({ level: 'hard', daily: null, technique: null, spent: 7, hints: 1 });
  expect(daily).toMatchObject({ level: 'hard', daily: { date, level: 'hard' } });
  expect(other).toMatchObject({ level: 'beginner', daily: { date, level: 'beginner' } });
  expect(taught).toMatchObject({ level: null, technique: 'xWing' });
});

it('keeps all of it when the puzzle is deleted', () => {
  for (const one of [made('8-d20261127-l0'), made('8-1-nxWing', { hardness: rated('hard') })])
    expect(solvedOf([], finishedOf(one))).toEqual(solvedOf([one]));
  expect(finishedOf(made('8-1-nxWing'))).toEqual([]);
});

it('counts from a moment on, the best, the median, those without hints, and the last thirty', () => {
  const cards = Array.from({ length: 40 }, (_, at) =>
    card({ hardness: rated('easy'), finishes: [{ ...finish(100 - at, at % 2), at }] }),
  );
  const [level] = statisticsOf(solvedOf(cards), 5);
  expect(level).toMatchObject({ level: 'easy', solved: 35, best: 61, median: 78, withoutHints: 17 });
  expect(level?.latest.map(({ at }) => at)).toEqual(Array.from({ length: 30 }, (_, at) => 10 + at));
});
