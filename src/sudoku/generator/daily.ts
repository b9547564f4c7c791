import type { Difficulty } from '../techniques';
import type { Wish } from './wish';

/** The level of each day's puzzle, from Sunday on: easy on Monday, hardest on Sunday. */
const LEVELS: readonly Difficulty[] = ['expert', 'easy', 'easy', 'medium', 'medium', 'hard', 'hard'];

/**
 * What the puzzle of a day is made from: the date alone, so that it is the same for everyone.
 *
 * @param date of the calendar on the wall, at least of the year 1
 */
export function dailyOf({ year, month, day }: CalendarDate): { readonly wish: Wish; readonly seed: number } {
  const weekday = new Date(Date.UTC(year, month - 1, day)).getUTCDay();
  const level = LEVELS[weekday] ?? 'easy';
  return { wish: { level, symmetry: 'halfTurn' }, seed: year * 10_000 + month * 100 + day };
}

export interface CalendarDate {
  readonly year: number;
  /** From 1. */
  readonly month: number;
  /** From 1. */
  readonly day: number;
}
