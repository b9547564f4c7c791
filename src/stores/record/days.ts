import type { CalendarDate } from '../../sudoku/generator';

/*
 * Days of the calendar. A moment belongs to the day that the clock of this computer shows then. Everything else counts
 * days by number, which no time zone and no change to summer time can shift.
 */

const DAY = 24 * 60 * 60 * 1000;

/** The local date of a moment, given in milliseconds since 1970. */
export function dateAt(at: number): CalendarDate {
  const date = new Date(at);
  return { year: date.getFullYear(), month: date.getMonth() + 1, day: date.getDate() };
}

/** How many days a date is after the first of 1970. */
export const dayNumber = ({ year, month, day }: CalendarDate): number =>
  Math.round(new Date(0).setUTCFullYear(year, month - 1, day) / DAY);

/** The date of such a number. */
export function dateOfNumber(number: number): CalendarDate {
  const date = new Date(number * DAY);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

/** The day of the week: 0 for Monday, 6 for Sunday. */
export const weekdayOf = (number: number): number => (((number + 3) % 7) + 7) % 7;

/** The same day some months later, or the last day of that month if it is too short. */
export function monthsLater({ year, month, day }: CalendarDate, months: number): CalendarDate {
  const at = year * 12 + month - 1 + months;
  const first = { year: Math.floor(at / 12), month: (at % 12) + 1, day: 1 };
  return { ...first, day: Math.min(day, lengthOfMonth(first)) };
}

export const lengthOfMonth = ({ year, month }: Pick<CalendarDate, 'year' | 'month'>): number =>
  new Date(Date.UTC(2000 + (year % 400), month, 0)).getUTCDate();

/** The weeks of a month, from Monday on, as numbers of days. The first and the last reach into the months beside it. */
export function weeksOf({
  year,
  month,
}: Pick<CalendarDate, 'year' | 'month'>): readonly (readonly number[])[] {
  const first = dayNumber({ year, month, day: 1 });
  const monday = first - weekdayOf(first);
  const weeks = Math.ceil((first + lengthOfMonth({ year, month }) - monday) / 7);
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_, day) => monday + 7 * week + day),
  );
}

/** How many days in a row are among these numbers, up to today; up to yesterday if today is not among them yet. */
export function streakOf(days: ReadonlySet<number>, today: number): number {
  const last = days.has(today) ? today : today - 1;
  let first = last;
  while (days.has(first)) first--;
  return last - first;
}
