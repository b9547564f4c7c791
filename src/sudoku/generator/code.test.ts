import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CATALOGUE, DIFFICULTIES } from '../techniques';
import { codeOf, codeOfDay, dayOfCode, purposeOf, recipeFor, recipeOf } from './code';
import { dailyOf } from './daily';
import { SYMMETRIES } from './symmetry';
import { GENERATOR_VERSION } from './version';
import type { Wish } from './wish';

const technique = fc.constantFrom(...CATALOGUE.map(({ id }) => id));
const rating = fc.oneof(
  fc.constant('hardest' as const),
  fc
    .tuple(fc.integer({ min: 12, max: 90 }), fc.integer({ min: 12, max: 90 }))
    .map(([from, to]) => ({ from: from / 10, to: to / 10 })),
);
const wishes: fc.Arbitrary<Wish> = fc.record(
  {
    level: fc.constantFrom(...DIFFICULTIES),
    rating,
    needs: technique,
    without: fc.array(technique, { minLength: 1, maxLength: 4 }),
    givens: fc.integer({ min: 0, max: 81 }),
    symmetry: fc.constantFrom(...SYMMETRIES),
    pattern: fc.array(fc.boolean(), { minLength: 81, maxLength: 81 }),
    minimal: fc.constant(true),
  },
  { requiredKeys: [] },
);
const seeds = fc.integer({ min: 0, max: 0xffffffff });

describe('the code of a generated puzzle', () => {
  it('is read as it was written', () => {
    fc.assert(
      fc.property(wishes, seeds, (wish, seed) => {
        const recipe = recipeFor(wish, seed);
        expect(recipeOf(codeOf(recipe))).toEqual({ ok: true, value: recipe });
      }),
    );
  });

  it('stays as it is, since links carry it', () => {
    const wish: Wish = { level: 'hard', needs: 'xWing', symmetry: 'halfTurn', givens: 26, minimal: true };
    expect(codeOf({ version: 1, seed: 123456, wish })).toBe('1-2n9c-l3-nxWing-g26-shalfTurn-m');
    expect(codeOf({ version: 1, seed: 7, wish: { rating: { from: 4.5, to: 5 } } })).toBe('1-7-r45_50');
    const pattern = Array.from({ length: 81 }, (_, cell) => cell % 3 === 0);
    expect(codeOf({ version: 2, seed: 0, wish: { pattern } })).toBe('2-0-p848484848484848484');
  });

  it('of the puzzle of a day names the day', () => {
    const day = { year: 2026, month: 11, day: 23 };
    expect(codeOfDay(day)).toBe(`${GENERATOR_VERSION}-d20261123`);
    expect(recipeOf('1-d20261123')).toEqual({ ok: true, value: { version: 1, ...dailyOf(day) } });
  });

  it('of another level of a day names the level too', () => {
    const date = { year: 2026, month: 11, day: 23 };
    expect(codeOfDay(date, 'easy')).toBe(codeOfDay(date));
    expect(codeOfDay(date, 'hard')).toBe(`${GENERATOR_VERSION}-d20261123-l3`);
    for (const level of DIFFICULTIES) {
      const code = codeOfDay(date, level);
      expect(dayOfCode(code)).toEqual({ date, level });
      expect(recipeOf(code)).toMatchObject({ value: dailyOf(date, level) });
      expect(purposeOf(code)).toEqual({ level, needs: null });
    }
    expect(dayOfCode('1-16-l3')).toBeNull();
  });

  it('tells the technique that it was made for', () => {
    expect(purposeOf('1-16-nxWing')).toEqual({ level: null, needs: 'xWing' });
    expect(purposeOf('?')).toEqual({ level: null, needs: null });
  });

  it.each([
    '1-d2026112',
    '1-d20261123-l6',
    '1-d20261123-m',
    'x-d20261123',
    '',
    '1',
    '0-1',
    '1-zzzzzzz',
    '1-1-',
    '1-1-l6',
    '1-1-l',
    '1-1-nfoo',
    '1-1-wfoo',
    '1-1-r5',
    '1-1-x',
    '1-1-pzz',
    '1-1-g',
    '1-1-m1',
    'x',
  ])('is refused if it is %j', (code) => {
    expect(recipeOf(code)).toEqual({ ok: false, error: { kind: 'unknownCode' } });
  });

  it('is refused or read, whatever it is', () => {
    fc.assert(
      fc.property(fc.string(), (code) => {
        const recipe = recipeOf(code);
        if (recipe.ok) expect(recipeOf(codeOf(recipe.value))).toEqual(recipe);
      }),
    );
  });
});
