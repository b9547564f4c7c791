import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  dateAt,
  dateOfNumber,
  dayNumber,
  lengthOfMonth,
  monthsLater,
  streakOf,
  weekdayOf,
  weeksOf,
} from './days';

/** Days of the years 1 to 9999. */
const number = fc.integer({ min: -719_162, max: 2_932_896 });

describe('a day', () => {
  it('has a number, and each number its date', () => {
    expect(dayNumber({ year: 1970, month: 1, day: 1 })).toBe(0);
    expect(dateOfNumber(dayNumber({ year: 2026, month: 11, day: 27 }))).toEqual({
      year: 2026,
      month: 11,
      day: 27,
    });
    fc.assert(
      fc.property(number, (day) => {
        expect(dayNumber(dateOfNumber(day))).toBe(day);
      }),
    );
  });

  it('follows the one before, across the ends of months and years', () => {
    fc.assert(
      fc.property(number, (day) => {
        const [now, next] = [dateOfNumber(day), dateOfNumber(day + 1)];
        const isLast = now.day === lengthOfMonth(now);
        expect(next.day).toBe(isLast ? 1 : now.day + 1);
        expect(next.year * 12 + next.month).toBe(now.year * 12 + now.month + Number(isLast));
        expect(weekdayOf(day + 1)).toBe((weekdayOf(day) + 1) % 7);
      }),
    );
    // 23 November 2026 is a Monday.
    expect(weekdayOf(dayNumber({ year: 2026, month: 11, day: 23 }))).toBe(0);
  });

  it.each(['Pacific/Kiritimati', 'Asia/Seoul', 'Europe/Berlin', 'America/St_Johns', 'Pacific/Pago_Pago'])(
    'is the one that the clock shows, also where clocks are put forward or back: %s',
    (zone) => {
      const before = process.env.TZ;
      process.env.TZ = zone;
      try {
        const local = new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' });
        fc.assert(
          fc.property(fc.integer({ min: 0, max: 4_000_000_000_000 }), (at) => {
            const { year, month, day } = dateAt(at);
            const two = (value: number): string => String(value).padStart(2, '0');
            expect(`${year}-${two(month)}-${two(day)}`).toBe(local.format(at));
          }),
        );
      } finally {
        if (before === undefined) delete process.env.TZ;
        else process.env.TZ = before;
      }
    },
  );
});

describe('a month', () => {
  const month = fc.record({
    year: fc.integer({ min: 1, max: 9990 }),
    month: fc.integer({ min: 1, max: 12 }),
    day: fc.constantFrom(1, 15, 28, 29, 30, 31),
  });

  it('is in whole weeks from Monday on, which have each of its days once and no week without one', () => {
    fc.assert(
      fc.property(month, (of) => {
        const weeks = weeksOf(of);
        for (const week of weeks) expect(week.map(weekdayOf)).toEqual([0, 1, 2, 3, 4, 5, 6]);
        const own = weeks.map((week) => week.map(dateOfNumber).filter(({ month }) => month === of.month));
        expect(own.flat().map(({ day }) => day)).toEqual(
          Array.from({ length: lengthOfMonth(of) }, (_, day) => day + 1),
        );
        expect(own.every((days) => days.length > 0)).toBe(true);
      }),
    );
  });

  it('later has the same day, or its last', () => {
    expect(monthsLater({ year: 2027, month: 1, day: 31 }, 1)).toEqual({ year: 2027, month: 2, day: 28 });
    expect(monthsLater({ year: 2027, month: 1, day: 31 }, 13)).toEqual({ year: 2028, month: 2, day: 29 });
    expect(monthsLater({ year: 2026, month: 1, day: 5 }, -1)).toEqual({ year: 2025, month: 12, day: 5 });
    fc.assert(
      fc.property(month, fc.integer({ min: -11, max: 100 }), (of, months) => {
        fc.pre(of.year > 1);
        const later = monthsLater(of, months);
        expect(later.year * 12 + later.month).toBe(of.year * 12 + of.month + months);
        expect(later.day).toBe(Math.min(of.day, lengthOfMonth(later)));
      }),
    );
  });
});

describe('a streak', () => {
  it('ends today, or yesterday while today is not over', () => {
    expect(streakOf(new Set([10, 11, 12]), 12)).toBe(3);
    expect(streakOf(new Set([10, 11, 12]), 13)).toBe(3);
    expect(streakOf(new Set([10, 11, 12]), 14)).toBe(0);
    expect(streakOf(new Set(), 5)).toBe(0);
  });

  it('is as long as the days before its end are without a gap, whatever else was done', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 40 })),
        fc.integer({ min: 0, max: 41 }),
        (all, today) => {
          const days = new Set(all);
          const streak = streakOf(days, today);
          const last = days.has(today) ? today : today - 1;
          for (let back = 0; back < streak; back++) expect(days.has(last - back)).toBe(true);
          expect(days.has(last - streak)).toBe(false);
        },
      ),
    );
  });
});
