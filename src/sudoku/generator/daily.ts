import type { Difficulty } from '../techniques';
import type { Wish } from './wish';

/** The level of each day's puzzle, from Sunday on: easy on Monday, hardest on Sunday. */
const LEVELS: readonly Difficulty[] = ['expert', 'easy', 'easy', 'medium', 'medium', 'hard', 'hard'];

/**
 * The wish and the seed of a day's puzzle. They depend on the date alone, so everyone gets the same puzzle.
 *
 * @param date the local date, in the year 1 or later
 */
export function dailyOf({ year, month, day }: CalendarDate): { readonly wish: Wish; readonly seed: number } {
  const weekday = new Date(Date.UTC(year, month - 1, day)).getUTCDay();
  const level = LEVELS[weekday] ?? 'easy';
  return { wish: { level, symmetry: 'halfTurn' }, seed: year * 10_000 + month * 100 + day };
}

export interface CalendarDate {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  /** 1 to 31. */
  readonly day: number;
}
