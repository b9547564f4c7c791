import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../i18n';
import type { SetRow } from '../../../stores';
import { binsOf, scaleOf } from '../figures/scale';
import { columnAt, columnInWords, columnsOf, isInColumn, numberOf } from './columns';

const words = (await LANGUAGES.en.loadCompare())(null);

type Result = SetRow['results'][number];

const result = (guesses: number, end: Result['end']): Result => ({
  guesses,
  end,
  backtracks: 0,
  steps: 0,
  milliseconds: 1,
  solutions: 1,
  deadEnds: 0,
  forced: 0,
  eliminations: 0,
  maxDepth: 0,
});

const results = fc.array(
  fc
    .record({
      guesses: fc.oneof(fc.integer({ min: 0, max: 20 }), fc.integer({ min: 0, max: 10_000_000 })),
      finished: fc.boolean(),
    })
    .map(({ guesses, finished }) => result(guesses, finished ? 'finished' : 'steps')),
  { maxLength: 40 },
);

/** The columns of some results by guesses, as a plot has them. */
function plotOf(all: readonly Result[]) {
  const ended = all.filter(({ end }) => end === 'finished').map(({ guesses }) => guesses);
  const scale = scaleOf(ended, 1);
  const columns = columnsOf({
    zeros: ended.filter((value) => value === 0).length,
    bins: binsOf(scale, ended),
    capped: all.length - ended.length,
  });
  return { scale, columns };
}

describe('the columns of a plot', () => {
  it('contain each result once, and are as tall as their number of results', () => {
    fc.assert(
      fc.property(results, (all) => {
        const { scale, columns } = plotOf(all);
        for (const one of all)
          expect(columns.filter(({ at }) => isInColumn(scale, one, 'guesses', at))).toHaveLength(1);
        for (const { at, count } of columns)
          expect(all.filter((one) => isInColumn(scale, one, 'guesses', at))).toHaveLength(count);
      }),
    );
  });

  it('are found again after more results have arrived', () => {
    fc.assert(
      fc.property(results, results, (before, more) => {
        const all = [...before, ...more];
        const { columns, scale } = plotOf(all);
        for (const { at, from, to } of plotOf(before).columns) {
          const same = columnAt(columns, scale, at);
          expect([same?.from, same?.to]).toEqual([expect.closeTo(from), expect.closeTo(to)]);
        }
      }),
    );
  });

  it('are none if there are no results', () => {
    const { columns, scale } = plotOf([result(5, 'finished')]);
    expect(columns).toHaveLength(1);
    for (const at of [0, 1, Number.POSITIVE_INFINITY]) expect(columnAt(columns, scale, at)).toBeNull();
  });

  it.each([
    ['zero', 0, '0: 1 puzzle'],
    ['one alone', 1, '1: 1 puzzle'],
    ['a range', 20, '18 to 31: 1 puzzle'],
    ['thousands', 1200, '1,000 to 1,778: 1 puzzle'],
  ])('are told: %s', (_, guesses, said) => {
    const [column] = plotOf([result(guesses, 'finished')]).columns;
    expect(column && columnInWords(words, 'guesses', column, (n) => n.toLocaleString('en'))).toBe(said);
  });
});

it('a puzzle keeps its number in the whole list, even if only a sample is compared', () => {
  const gathered = { found: 9000, puzzles: [], left: 0, leftOut: [] };
  expect(numberOf(16, { gathered: null })).toBe(17);
  expect(numberOf(16, { gathered: { ...gathered, every: 1 } })).toBe(17);
  expect(numberOf(16, { gathered: { ...gathered, every: 4 } })).toBe(65);
});
