import { DIFFICULTIES, type Difficulty } from '../techniques';
import { seedAt } from './random';
import type { Wish } from './wish';

export interface CalendarDate {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  /** 1 to 31. */
  readonly day: number;
}

/** Which of the puzzles of a day: there is one of each level. */
export interface Daily {
  readonly date: CalendarDate;
  readonly level: Difficulty;
}

/** The level of each weekday's own puzzle, from Sunday on: easy on Monday, hardest on Sunday. */
const LEVELS: readonly Difficulty[] = ['expert', 'easy', 'easy', 'medium', 'medium', 'hard', 'hard'];

/** The level of the puzzle that a day offers first. */
export const levelOfDay = ({ year, month, day }: CalendarDate): Difficulty =>
  LEVELS[new Date(Date.UTC(year, month - 1, day)).getUTCDay()] ?? 'easy';

/**
 * The wish and the seed of a puzzle of a day. They depend on the date and the level alone, so everyone gets the same
 * puzzle.
 *
 * @param date the local date, in the year 1 or later
 * @param level the day's own if absent
 */
export function dailyOf(
  date: CalendarDate,
  level = levelOfDay(date),
): { readonly wish: Wish; readonly seed: number } {
  // The puzzles of a day have different solutions. Days were told apart in this way before seeds were by their level, and
  // published days keep their puzzles: `seedAt` here undoes the one in `attempt`.
  const apart = level === levelOfDay(date) ? 0 : 1 + DIFFICULTIES.indexOf(level);
  return {
    wish: { level, symmetry: 'halfTurn' },
    seed: seedAt(level, apart * 100_000_000 + numberOfDay(date)),
  };
}

/** A date as a number of eight digits, such as 20261123. */
export const numberOfDay = ({ year, month, day }: CalendarDate): number => year * 10_000 + month * 100 + day;
