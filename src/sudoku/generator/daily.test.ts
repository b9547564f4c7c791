import { describe, expect, it } from 'vitest';
import { DIFFICULTIES } from '../techniques';
import { dailyOf } from './daily';
import { generate } from './generate';

describe('the puzzle of the day', () => {
  it('is easy on Monday and hardest on Sunday', () => {
    // 23 November 2026 is a Monday.
    const week = Array.from(
      { length: 7 },
      (_, i) => dailyOf({ year: 2026, month: 11, day: 23 + i }).wish.level,
    );
    expect(week).toEqual(['easy', 'easy', 'medium', 'medium', 'hard', 'hard', 'expert']);
  });

  it('differs from day to day', () => {
    const seeds = Array.from({ length: 30 }, (_, i) => dailyOf({ year: 2026, month: 11, day: 1 + i }).seed);
    expect(new Set(seeds).size).toBe(30);
  });

  it('is of each level, with a seed of its own', () => {
    const date = { year: 2026, month: 11, day: 23 };
    const all = DIFFICULTIES.map((level) => dailyOf(date, level));
    expect(all.map(({ wish }) => wish.level)).toEqual(DIFFICULTIES);
    expect(new Set(all.map(({ seed }) => seed)).size).toBe(DIFFICULTIES.length);
    expect(all).toContainEqual(dailyOf(date));
  });

  it('is the same for everyone, in the same version', () => {
    const { wish, seed } = dailyOf({ year: 2026, month: 11, day: 23 });
    const making = generate(wish, seed);
    let latest = making.next();
    while (!latest.done) latest = making.next();
    expect(latest.value.puzzle).toMatchInlineSnapshot(
      `"26.7.....3..1.2..77..8.3.9..3.57..2.5.6...9.4.2..91.5..1.2.5..66..4.7..9.....6.35"`,
    );
  });
});
