import { expect, it } from 'vitest';
import { boardOf, type Cell, EMPTY_GRID, put } from '../../sudoku/core';
import { codeOfDay } from '../../sudoku/generator';
import type { Difficulty } from '../../sudoku/techniques';
import { type Card, cardOf, type Progress } from '../shelf/card';
import { solvedOf } from '../shelf/solved';
import { dailiesOf, daysKept, markOf } from './calendar';
import { dayNumber, streakOf } from './days';

const date = (day: number) => ({ year: 2026, month: 11, day });
const number = (day: number) => dayNumber(date(day));
let ids = 0;
const daily = (day: number, level: Difficulty, progress: Progress, spent?: number): Card => ({
  ...cardOf(
    boardOf(put(EMPTY_GRID, ids as Cell, 1), {
      kind: 'daily',
      name: null,
      at: 0,
      code: codeOfDay(date(day), level),
    }),
    { id: `${ids++}`, mark: '', at: 0 },
    null,
  ),
  progress,
  finishes: spent === undefined ? [] : [{ at: 5, spent, hints: 0, mistakes: 0 }],
});
const read = (cards: readonly Card[], deleted: readonly Card[] = []) => {
  const gone = deleted.map(({ givens, origin, finishes: [finish] }) => ({
    givens,
    level: 'easy' as const,
    finish: finish ?? { at: 0, spent: 0, hints: 0, mistakes: 0 },
    code: origin.code ?? '',
  }));
  return dailiesOf(cards, solvedOf(cards, gone));
};

it('tells what became of the puzzles of a day, each level by itself', () => {
  const [easy, hard, expert] = [
    daily(26, 'easy', 'solved', 70),
    daily(26, 'hard', 'begun'),
    daily(26, 'expert', 'solved'),
  ];
  const days = read([easy, hard, expert, daily(26, 'medium', 'new')]);
  expect([...days.keys()]).toEqual([number(26)]);
  expect(Object.fromEntries(days.get(number(26)) ?? [])).toEqual({
    easy: { state: 'done', spent: 70 },
    hard: { state: 'begun', spent: null },
    expert: { state: 'done', spent: null },
  });
});

it('stays done when it is begun once more, is deleted, or another version makes another puzzle', () => {
  const again = daily(26, 'easy', 'begun', 70);
  expect(read([again]).get(number(26))?.get('easy')).toEqual({ state: 'done', spent: 70 });
  expect(read([], [again]).get(number(26))?.get('easy')).toEqual({ state: 'done', spent: 70 });
  const other = daily(26, 'easy', 'begun');
  for (const cards of [
    [again, other],
    [other, again],
  ])
    expect(read(cards).get(number(26))?.get('easy')).toMatchObject({ state: 'done', spent: 70 });
});

it('marks what is done, begun and missed, from the first day that was played to yesterday', () => {
  const days = read([daily(20, 'hard', 'begun'), daily(22, 'easy', 'solved', 1), daily(22, 'hard', 'begun')]);
  const marks = [19, 20, 21, 22, 23, 24, 25].map((day) => markOf(number(day), days, number(24)));
  expect(marks).toEqual([null, 'begun', 'missed', 'done', 'missed', null, null]);
  expect(markOf(number(20), read([]), number(24))).toBeNull();
});

it('keeps a day only by its own puzzle, solved on that day', () => {
  const on = (card: Card, day: number, hour = 12): Card => ({
    ...card,
    finishes: [{ at: +new Date(2026, 10, day, hour), spent: 1, hints: 0, mistakes: 0 }],
  });
  const other = { ...daily(24, 'easy', 'solved', 1), origin: { kind: 'made', name: null, at: 0 } } as const;
  const cards = [
    on(daily(21, 'easy', 'solved', 1), 21),
    on(daily(22, 'hard', 'solved', 1), 22, 0),
    on(daily(22, 'easy', 'solved', 1), 23),
    on(daily(23, 'easy', 'solved', 1), 23, 23),
    on(other, 24),
    on(daily(20, 'easy', 'solved', 1), 24),
  ];
  const days = daysKept(solvedOf(cards));
  expect([...days]).toEqual([21, 22, 23].map(number));
  expect(streakOf(days, number(24))).toBe(3);
});
